// Several servers, one database: whoever sits an exam cannot tell which one answers, nor that one goes away and comes back.
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { contract } from '@sabimark/contract/contract.ts'
import { downFrames, hiFrame } from '@sabimark/domain/attempt/live-frames.ts'
import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLiveSocket } from '../../scripts/live/live-socket.ts'
import { type Browser, call } from '../kill/call.ts'
import type { Candidate, Tally } from '../kill/candidate.ts'
import { checkLog } from '../kill/check-log.ts'
import { type HallState, runHall } from '../kill/hall.ts'
import { judgeExams } from '../kill/judge.ts'
import { again, untilTrue } from '../kill/patience.ts'
import type { Kill } from '../kill/plan.ts'
import { examOf, openSchool, type Pupil, type School, signIn } from '../kill/school.ts'
import type { Session } from '../kill/session.ts'
import { addedMigration, layNextVersion } from './another-version.ts'
import type { OneServer } from './one-server.ts'
import { layPair, type Pair } from './pair.ts'

const candidates = 64
/** Six times one of the two goes away; somebody new comes in after each. */
const outages = 6
const patienceMs = 300_000
const old = 'the secret these servers began with'
const next = 'the secret they are turned to later on'

let pair: Pair
let school: School
const never = new AbortController().signal

beforeAll(async () => {
  pair = await layPair()
  const { one, other } = pair.servers
  // At the same moment, on an empty database.
  for (const server of [one, other]) server.start(old)
  await Promise.all([one.ready(), other.ready()])
  school = await openSchool(pair.nginx.url, pair.mails, { candidates: candidates + outages + 2, leavers: 0 })
}, 600_000)
afterAll(() => pair.remove())

const at = ({ cookies }: Browser, { url }: OneServer): Browser => ({ cookies, url })

/** Signs in and begins with one server, saves with the other, hands in with the first, sees the result with the second. */
async function sitOnBoth(pupil: Pupil, title: string): Promise<void> {
  const { one, other } = pair.servers
  const here = at(pupil.browser, one)
  const there = at(pupil.browser, other)
  await signIn({ ...pupil, browser: here })
  const draft = examOf(school, { title, durationMinutes: 60, classId: school.classIds.candidates })
  const { examId } = await call(at(school.admin, other), contract.exam.create, draft)
  await call(at(school.admin, one), contract.exam.startNow, { examId })
  const page = { examId, pageId: randomBytes(16).toString('hex'), knows: newestRulesVersion }
  const { ticket, contentHash } = await again(() => call(here, contract.attempt.start, page), never)
  const { questions } = await call(there, contract.attempt.content, { contentHash }, ticket)
  const choice = questions.find(({ type }) => type === 'true_false')
  const said = { question: choice?.id ?? '', value: choice?.options.slice(0, 1).map(({ id }) => id) ?? [] }
  const save = (
    where: Browser,
    sentAtMs: number,
    event: { kind: 'start' | 'answer' | 'submit' } & Partial<typeof said>,
  ) => call(where, contract.attempt.save, { ticket, sentAtMs, events: [{ seq: sentAtMs, atMs: sentAtMs, ...event }] })
  await save(here, 1, { kind: 'start' })
  expect(await save(there, 2, { kind: 'answer', ...said })).toMatchObject({ ackedSeq: 2, refused: [], isLive: true })
  expect(await save(here, 3, { kind: 'submit' })).toMatchObject({ ackedSeq: 3, isSubmitted: true })
  await expect
    .poll(async () => (await call(there, contract.result.ofTicket, { ticket })).card?.score, { timeout: patienceMs })
    .toMatchObject({ unansweredCount: questions.length - 1 })
}

test('signed in on one, saved on the other, handed in on the first, the result on the second', {
  timeout: patienceMs,
}, async () => {
  const [pupil] = school.pupils.slice(-1)
  if (pupil) await sitOnBoth(pupil, 'On both')
})

test('staff give time at one server, and a page whose socket is at the other is told at once', {
  timeout: patienceMs,
}, async () => {
  const { one, other } = pair.servers
  const [pupil] = school.pupils.slice(-1)
  if (!pupil) throw new Error('The school has no candidates.')
  const draft = examOf(school, { title: 'Told by both', durationMinutes: 60, classId: school.classIds.candidates })
  const { examId } = await call(at(school.admin, one), contract.exam.create, draft)
  await call(at(school.admin, one), contract.exam.startNow, { examId })
  await signIn({ ...pupil, browser: at(pupil.browser, one) })
  const pageId = randomBytes(16).toString('hex')
  const started = await again(
    () => call(at(pupil.browser, one), contract.attempt.start, { examId, pageId, knows: newestRulesVersion }),
    never,
  )
  const sockets = [one, other].map(({ url }) => openLiveSocket(url))
  const heard: string[][] = sockets.map(() => [])
  // The newer socket of a page wins in each process; these are of two.
  for (const [index, socket] of sockets.entries()) {
    socket.onmessage = ({ data }) => heard[index]?.push(String(data))
    socket.onopen = () => socket.send(hiFrame(started.ticket))
  }
  const each = (frame: string) => expect.poll(() => heard.map((ofOne) => ofOne.includes(frame))).toEqual([true, true])
  await each(downFrames.ok)
  const { sittingId, closesAt } = await call(at(school.admin, one), contract.exam.get, { examId })
  // The connection by which a server listens is opened with its first socket.
  await untilTrue('both servers listen', patienceMs, async () => {
    const listening = await pair.look((ask) => ask("SELECT 1 FROM pg_stat_activity WHERE query = 'LISTEN hall'"))
    return listening.length >= sockets.length
  })
  const seen = { closesAt: closesAt ?? '', change: null }
  const asked = { examId, sittingId: sittingId ?? '', by: { minutes: 5 }, reason: 'The power was away', seen }
  await call(at(school.admin, other), contract.exam.extend, asked)
  await each(downFrames.lookNow)
  for (const socket of sockets) socket.close()
  const { ticket, allowedMs } = started
  const reply = await call(at(pupil.browser, other), contract.attempt.save, { ticket, sentAtMs: 1, events: [] })
  expect(reply.allowedMs).toBe(allowedMs + 5 * 60_000)
})

test('what is to be done once is done once', { timeout: patienceMs }, async () => {
  const addresses = Array.from({ length: 16 }, (_, number) => `teacher${number}@greenfield.test`)
  const { items: subjects } = await call(school.admin, contract.school.listSubjects, {})
  for (const [number, email] of addresses.entries()) {
    const teacher = { name: `Teacher ${number}`, email, employeeId: `T-${number}`, signIn: 'invitation' as const }
    await call(school.admin, contract.people.addTeacher, { ...teacher, subjectIds: subjects.map(({ id }) => id) })
  }
  const sentTo = () => pair.mails().flatMap(({ to }) => addresses.filter((address) => to.includes(address)))
  await expect.poll(() => new Set(sentTo()).size, { timeout: patienceMs }).toBe(addresses.length)
  const waiting = () => pair.look((ask) => ask("SELECT 1 FROM due_work WHERE kind LIKE 'send%'"))
  await expect.poll(waiting, { timeout: patienceMs }).toEqual([])
  expect(sentTo().toSorted()).toEqual(addresses.toSorted())
})

test('a rolling restart, SECRET turned and a server killed under 64 candidates: nothing is lost, nobody is signed out', {
  timeout: 1_200_000,
}, async () => {
  const { one, other } = pair.servers
  const tally: Tally = { acknowledgements: 0, failures: new Map(), problems: [] }
  const session: Session = {
    ...{ struck: [], candidates: 0, acknowledged: 0, lookedFor: 0, longestWaitMs: 0 },
    ...{ failures: tally.failures, outcomes: new Map(), problems: tally.problems },
  }
  // Slowly, so that there is somebody at work for as long as a server is away.
  const pace = { hurry: 0.2 }
  const over = new AbortController()
  // Whoever is refused is told to sign in, or that it is not theirs.
  const refusals = () => [...tally.failures.keys()].filter((name) => name.startsWith('4'))
  const acknowledgedMore = async (count: number) => {
    const wanted = tally.acknowledgements + count
    await untilTrue('candidates go on', patienceMs, async () => {
      const refused = refusals()
      if (refused.length > 0) throw new Error(`Candidates were refused: ${refused.join(', ')}.`)
      return tally.acknowledgements >= wanted
    })
  }
  const nobodyIsOut = async (browsers: Browser[]) => {
    const answers = await Promise.all(
      browsers.map((one) => again(() => call(one, contract.people.me, {}), over.signal)),
    )
    const out = answers.filter(({ me }) => me === null).length
    if (out > 0) tally.problems.push(`${out} of ${browsers.length} were signed out`)
  }
  const lookForAll = async ({ candidates: all }: HallState) => {
    const { acknowledged, problems } = await pair.look((ask) => checkLog(ask, all))
    session.lookedFor += acknowledged
    tally.problems.push(...problems)
  }
  /** One goes, the other has everybody, the first comes back. `whileAway` is what must come true without it. */
  const away = async (server: OneServer, how: 'stopped' | 'killed', secret: string, whileAway: () => Promise<void>) => {
    await acknowledgedMore(1)
    if (how === 'killed') await server.kill()
    else if ((await server.stop()) !== 0) tally.problems.push(`told to stop, server ${server.name} did not end well`)
    await whileAway()
    server.start(secret)
    await server.ready()
  }
  const othersSave = async () => {
    await acknowledgedMore(candidates)
    await nobodyIsOut([school.admin, ...school.pupils.slice(0, candidates).map(({ browser }) => browser)])
  }
  const plan: ((state: HallState) => Promise<void>)[] = [
    // The new one at the end on each of them, then at the front, as README says.
    () => away(one, 'stopped', `${old},${next}`, othersSave),
    () => away(other, 'stopped', `${old},${next}`, othersSave),
    () => away(one, 'stopped', `${next},${old}`, othersSave),
    () => away(other, 'stopped', `${next},${old}`, othersSave),
    () => away(one, 'killed', `${next},${old}`, othersSave),
    // While they hand in: the one that is left marks what the other had begun.
    ({ candidates: all }) =>
      away(other, 'killed', `${next},${old}`, () =>
        untilTrue('everybody has a result from one server', patienceMs, async () =>
          all.every(({ phase }) => phase === 'marked'),
        ),
      ),
  ]
  expect(plan).toHaveLength(outages)
  const moment = (number: number) => (number === outages - 1 ? 'hand-in' : 'saving')
  const kills = plan.map((_, number): Kill => ({ moment: moment(number), victim: 'server', afterMs: 0 }))
  let all: Candidate[] = []
  try {
    all = await runHall({
      ...{ seed: 'several servers', number: 1, hall: { workers: 1, kills }, school, candidates, tally },
      ...{ signal: over.signal, patienceMs, pace, hasSockets: true },
      strike: async (_kills, state) => {
        await plan.shift()?.(state)
        await lookForAll(state)
        if (plan.length === 1) pace.hurry = 2
      },
    })
    await judgeExams({ session, patienceMs, say: () => undefined, look: pair.look }, all, school)
    await nobodyIsOut([school.admin])
  } finally {
    over.abort(new Error('the run is over'))
  }
  expect(tally.problems, `${one.printed()}\n${other.printed()}`).toEqual([])
  expect(refusals()).toEqual([])
  // The proxy always had somebody to ask.
  expect(pair.nginx.errors()).not.toContain('no live upstreams')
  expect(session.outcomes.size).toBe(candidates + outages)
  expect(session.lookedFor).toBeGreaterThan(session.acknowledged)
})

test('what one signs by the new secret, the other believes', { timeout: patienceMs }, async () => {
  const [, pupil] = school.pupils.toReversed()
  if (pupil) await sitOnBoth(pupil, 'On both, later')
})

test('a version that has to change the database is refused while another serves, and the older one after it', {
  timeout: patienceMs,
}, async () => {
  const { one, other } = pair.servers
  const folder = layNextVersion()
  try {
    const newer = await pair.beside()
    newer.start(next, folder)
    expect(await newer.ended()).toBe(1)
    expect(newer.printed()).toContain(
      `This version has to change the database (${addedMigration}), and a server of another version works with it.`,
    )
    await Promise.all([one.ready(), other.ready()])
    for (const server of [one, other]) expect(await server.stop()).toBe(0)
    newer.start(next, folder)
    await newer.ready()
    one.start(next)
    expect(await one.ended()).toBe(1)
    expect(one.printed()).toContain(
      `used by a newer version of Sabimark, which ran ${addedMigration}; start that version.`,
    )
    await newer.ready()
    expect(await newer.stop()).toBe(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
