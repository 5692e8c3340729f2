// A hall that began without the server has it again, and it dies after it has written down who began and before it says so.
import { contract } from '@sabimark/contract/contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOutbox } from '../mail.ts'
import { call } from './call.ts'
import { inDatabase } from './database.ts'
import { comeBack, committedOf, lookForHerd, lostSince, prepareDevices } from './herd.ts'
import { type HeldLine, holdLine } from './hold-replies.ts'
import { untilTrue } from './patience.ts'
import { installProduct, type Product } from './product.ts'
import { examOf, openSchool, type School } from './school.ts'

const herd = 200
/** So many come back before the others, and are told that all they said is there. */
const toldBefore = 20
/** So many more have begun in the database, and were told nothing, when it is killed. */
const begunAtKill = 60
const patienceMs = 400_000

let product: Product
let line: HeldLine
let school: School

beforeAll(async () => {
  product = await installProduct()
  product.start(1)
  await product.ready()
  line = await holdLine(Number(new URL(product.url).port))
  school = await openSchool(product.url, () => readOutbox(`${product.dataDir}/outbox`), { candidates: 0, leavers: 0 })
  const classId = school.classIds.candidates
  // Each takes its turn at the places of the plan.
  school.admin.waitsMs = patienceMs
  for (let number = 1; number <= herd; number++) {
    const student = { name: `Candidate ${number}`, studentNumber: `H/${number}`, classId }
    await call(school.admin, contract.people.addStudent, student)
  }
}, 1_500_000)
afterAll(async () => {
  await line?.stop()
  await product?.remove()
}, patienceMs)

const look = <T>(work: Parameters<typeof inDatabase<T>>[1]) => inDatabase(product.dataDir, work)
const count = async (from: string, examId: string) =>
  (await look((ask) => ask<{ count: string }>(`SELECT count(*) FROM ${from}`, [examId]))).map(({ count }) =>
    Number(count),
  )[0] ?? 0

test.each(['server', 'database'] as const)(
  '%s killed between the commit and the reply: nobody begins twice, and no answer is lost',
  async (victim) => {
    const { admin, classIds } = school
    const said = { title: `With the ${victim}`, durationMinutes: 60, classId: classIds.candidates }
    const { examId } = await call(admin, contract.exam.create, examOf(school, said))
    await call(admin, contract.exam.startNow, { examId })
    const papers = `exam_papers p JOIN exam_sittings s ON s.id = p.sitting_id WHERE s.exam_id = $1`
    await untilTrue('every candidate has a paper', patienceMs, async () => (await count(papers, examId)) === herd, 250)
    const [sitting] = (await call(admin, contract.exam.get, { examId })).sittings
    await call(admin, contract.exam.offerOffline, { examId, sittingId: sitting?.id ?? '', isOffered: true })
    const devices = await look((ask) => prepareDevices(ask, product.dataDir, line.url, examId))
    expect(devices).toHaveLength(herd)

    const began = performance.now()
    const over = new AbortController()
    const come = (some: typeof devices) => Promise.all(some.map((device) => comeBack(device, began, over.signal)))
    const [told, others] = [devices.slice(0, toldBefore), devices.slice(toldBefore)]
    const committed = () => look((ask) => committedOf(ask, examId))
    expect((await come(told)).flat()).toEqual([])
    line.hold()
    const all = come(others)
    all.catch(() => undefined)
    try {
      const begun = 'exam_attempts WHERE exam_id = $1'
      const isEnough = async () => (await count(begun, examId)) >= toldBefore + begunAtKill
      await Promise.race([all, untilTrue('many have begun', patienceMs, isEnough)])
      const before = await committed()
      await product.kill(victim)
      expect(others.filter(({ isHeard }) => isHeard).length).toBe(0)
      // All that the first were told, and the beginnings nobody was told of.
      const events = told.reduce((sum, device) => sum + device.events.length, 0)
      expect(before.length).toBeGreaterThanOrEqual(events + toldBefore + begunAtKill)
      line.release()
      if (!product.isRunning()) product.start(1)
      await product.ready()
      expect((await all).flat()).toEqual([])
      expect(others.every(({ asked }) => asked > 1)).toBe(true)
      expect(await look((ask) => lookForHerd(ask, examId, devices))).toEqual([])
      expect(lostSince(before, await committed())).toEqual([])
    } finally {
      over.abort(new Error('the run is over'))
    }
  },
  1_500_000,
)
