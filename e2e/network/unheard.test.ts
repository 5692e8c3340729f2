// The real core of the exam room, without a browser, begins an exam without a network and brings it to a real server.
import { setTimeout as wait } from 'node:timers/promises'
import { unpackOrder } from '@sabimark/domain/exam/seal/packed-order.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import { saveBy } from '@sabimark/web/src/attempt/device/save-transport.ts'
import { arriveBy } from '@sabimark/web/src/attempt/device/unheard-here.ts'
import { sendLeftovers } from '@sabimark/web/src/attempt/sync/send-leftovers.ts'
import { arriveFirst } from '@sabimark/web/src/attempt/unheard/arrive-first.ts'
import { keepFirst } from '@sabimark/web/src/attempt/unheard/kept-pages.ts'
import { openUnheard, type UnheardTools } from '@sabimark/web/src/attempt/unheard/open-unheard.ts'
import { openByHallCode } from '@sabimark/web/src/exam/package/open-own.ts'
import { openPaper } from '@sabimark/web/src/exam/package/open-paper.ts'
import { memoryKept } from '@sabimark/web/test/memory-kept.ts'
import { memoryStore } from '@sabimark/web/test/memory-store.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../server.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { newVisitor, openSchool, type School, type Visitor } from './school.ts'

const startMs = 120_000
const owner = { email: 'ada@networks.test', password: 'rain on zinc roofs' }
let server: Server
let school: School
let ledger: Ledger
let code: string

beforeAll(async () => {
  server = await startServer()
  school = await openSchool(server, 2)
  ledger = openLedger(server.dataDir)
  const { examId } = school
  const { client: staff } = newVisitor(server.url)
  await staff.people.signIn(owner)
  const [sitting] = (await staff.exam.get({ examId })).sittings
  const sittingId = sitting?.id ?? ''
  await staff.exam.offerOffline({ examId, sittingId, isOffered: true })
  code = (await staff.exam.showHallCode({ examId, sittingId })).code
}, startMs)
afterAll(async () => {
  await ledger.end()
  await server.stop()
}, startMs)

/** A device of this candidate that was got ready; its network can be cut, and its page be gone without a word. */
async function aDevice(place: number) {
  const candidate = school.candidates[place]
  if (!candidate) throw new Error('There are fewer candidates.')
  const visitor: Visitor = newVisitor(server.url)
  const { id: studentId } = await visitor.client.people.signInStudent({
    ...{ school: school.subdomain, studentNumber: candidate.studentNumber, password: candidate.password },
  })
  const { examId } = school
  const facts = await visitor.client.attempt.package({ examId, knows: 1_000 })
  const opened = await openByHallCode(facts, studentId, code)
  if (!opened) throw new Error('The code of the hall opens the paper.')
  const part = async (number: number) => {
    const headers = { cookie: visitor.cookie() }
    return await (await fetch(`${server.url}/sealed/${facts.sealId}/${number}`, { headers })).arrayBuffer()
  }
  const { content } = await openPaper(facts, part, { key: opened.key })
  const network = { isCut: true }
  const room = { store: memoryStore(), kept: memoryKept() }
  const held = new Set<string>()
  const over = <Reply>(ask: () => Promise<Reply>) =>
    network.isCut ? Promise.reject(new TypeError('Failed to fetch')) : ask()
  const toolsOf = (page: { isGone: boolean }): UnheardTools => {
    const save = saveBy(visitor.client)
    const arrive = arriveBy(visitor.client)
    return {
      ...{ ...room, refusedHere: new Set<string>() },
      store: {
        ...room.store,
        forget: async (key, seqs) => {
          await keepFirst(room, key, seqs)
          await room.store.forget(key, seqs)
        },
      },
      device: {
        ...{ now: () => performance.now(), wallNow: () => Date.now(), random: () => 0 },
        after: (delayMs, callBack) => {
          const timer = setTimeout(() => page.isGone || callBack(), delayMs).unref()
          return () => clearTimeout(timer)
        },
      },
      save: (batch, signal) => over(() => save(batch, signal)),
      arrive: (asked, signal) => over(() => arrive(asked, signal)),
      hold: async (key) => (held.has(key) ? null : () => held.delete(key)),
    }
  }
  const open = async (pageId: string) => {
    const page = { isGone: false }
    const entered = await openUnheard(toolsOf(page), {
      ...{ whose: { examId, studentId }, pageId, serverAheadMs: 0, onPage: () => undefined },
      own: { ...opened.own, order: unpackOrder(content, opened.own.order) },
      sitting: { opensAt: new Date(facts.opensAt), closesAt: new Date(facts.closesAt) },
      readLog: (ticket) => over(() => visitor.client.attempt.log({ ticket })),
    })
    if (typeof entered === 'string') throw new Error(`Not opened: ${entered}`)
    const crash = () => {
      page.isGone = true
    }
    return { ...entered, crash }
  }
  return { content, network, room, toolsOf, open, attemptId: opened.own.attemptId }
}

const choose = (content: ExamContent, place: number, option: number) => {
  const { id, options } = content.questions[place] ?? { id: '', options: [] }
  return { kind: 'answer' as const, question: id, value: [options[option]?.id ?? ''] }
}
const until = async (is: () => boolean) => {
  while (!is()) await wait(20)
}

test('begun, crashed, gone on with and handed in without a network: all of it arrives as page 0 and counts', async () => {
  const device = await aDevice(0)
  const first = await device.open('0'.repeat(32))
  first.sync.move(choose(device.content, 0, 1))
  first.sync.move(choose(device.content, 1, 1))
  await wait(50)
  first.crash()
  const again = await device.open('1'.repeat(32))
  expect(Object.keys(again.sync.view().progress.answers)).toHaveLength(2)
  again.sync.move(choose(device.content, 0, 2))
  again.sync.submit()
  await wait(50)
  expect(await ledger.attemptsOf(school.candidates[0]?.studentNumber ?? '')).toEqual([])

  device.network.isCut = false
  again.sync.tryNow()
  await until(() => again.sync.view().isSubmitted)
  expect(again.sync.view()).toMatchObject({ waitingCount: 0, unheard: { isMet: true, allWaits: false } })
  const events = await ledger.eventsOf(device.attemptId)
  expect(events.map(({ epoch, seq, kind }) => [epoch, seq, kind])).toEqual([
    [0, 1, 'start'],
    [0, 2, 'answer'],
    [0, 3, 'answer'],
    [0, 4, 'gap'],
    [0, 5, 'answer'],
    [0, 6, 'submit'],
  ])
  expect(events.filter(({ isLate, refusal }) => isLate || refusal !== null)).toEqual([])
  expect(await ledger.isSubmitted(device.attemptId)).toBe(true)
  await again.sync.stop()
  expect([await device.room.store.all(), await device.room.kept.ofAttempt(device.attemptId)]).toEqual([[], []])
})

test('what lies beside a closed page starts nobody’s clock; the page itself goes on as page 0, hears its end, and as a later page', async () => {
  const device = await aDevice(1)
  const first = await device.open('2'.repeat(32))
  first.sync.move(choose(device.content, 0, 1))
  await wait(50)
  first.crash()
  device.network.isCut = false
  const tools = device.toolsOf({ isGone: false })
  const outcome = await sendLeftovers({ ...tools, arriveFirst: (page) => arriveFirst(tools, page) }, () => true)
  expect(outcome).toMatchObject({ sentCount: 0, refusals: [], held: [{ key: `${device.attemptId}:0` }] })
  expect(await ledger.attemptsOf(school.candidates[1]?.studentNumber ?? '')).toEqual([])

  const again = await device.open('3'.repeat(32))
  await until(() => again.sync.view().status.status === 'saved_on_server')
  expect(again.started.ticket).not.toBe('')
  expect(again.sync.view().allowedMs).toBe(60 * 60_000)
  expect(again.sync.remainingMs()).toBeGreaterThan(58 * 60_000)
  await again.sync.stop()
  again.crash()

  device.network.isCut = true
  const last = await device.open('4'.repeat(32))
  expect(Object.values(last.sync.view().progress.answers)).toHaveLength(1)
  last.sync.move(choose(device.content, 1, 0))
  await wait(50)
  device.network.isCut = false
  last.sync.tryNow()
  await until(() => last.sync.view().waitingCount === 0 && last.sync.view().unheard?.isMet === true)
  expect((await ledger.eventsOf(device.attemptId)).map(({ epoch, seq }) => [epoch, seq])).toEqual(
    [1, 2, 3, 4, 5].map((seq) => [0, seq]),
  )
  await last.sync.stop()
})
