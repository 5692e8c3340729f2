import { type CallName, callPermissions, mayCall } from '@sabimark/contract/permission.ts'
import { type ExamAct, examActs } from '@sabimark/domain/exam/exam-acts.ts'
import { roles } from '@sabimark/domain/people/role.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Call, everyCall } from '../every-call.ts'
import { type TestServer, testServer } from '../server.ts'
import { idFieldsOf } from './id-fields.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { spoil } from './people.ts'
import { beyondOf, nameOf, type Planned, planAsks, planShortly, type Spoilt } from './plan.ts'
import { type Verdict, verdictFor } from './row.ts'
import { rows } from './rows.ts'
import { findStrangers, type Strangers, strangersTo } from './strangers.ts'
import { askCall, faceOf, type Reply, verdictOf, type Way, waysTo } from './wire.ts'
import { aTeacherOfBoth, buildWorld, type World } from './world.ts'

/** In `npm test`: who may is served, a role that may not and another school are refused, by one way. The rest is of `prove`. */
const isShort = inject('proof') === 'first'

let server: TestServer
let world: World
let ledger: Ledger
let spoilt: Spoilt
let strangers: Strangers

beforeAll(async () => {
  server = await testServer()
  world = await buildWorld(server)
  if (!isShort) spoilt = await spoilEverybody()
  ledger = await openLedger(server.database)
  await ledger.keepSessions()
  strangers = await strangersTo(world, ledger)
})
afterAll(async () => {
  await ledger.close()
  await server.stop()
})

async function spoilEverybody(): Promise<Spoilt> {
  const { superAdmin, ours, theirs } = world
  return {
    super_admin: await spoil(server, superAdmin, theirs.schoolId),
    school_admin: await spoil(server, ours.admin, theirs.schoolId),
    teacher: await spoil(server, ours.teacher, theirs.schoolId),
    student: await spoil(server, ours.student, theirs.schoolId),
  }
}

describe('the matrix', () => {
  test('has a row for every call of the contract, and so has the table of permissions; neither has another', () => {
    const calls = everyCall.map(({ name }) => name).sort()
    expect(calls.length).toBeGreaterThan(40)
    expect(Object.keys(rows).sort()).toEqual(calls)
    expect(Object.keys(callPermissions).sort()).toEqual(calls)
  })

  if (!isShort) {
    test('has somebody of every role', () => {
      expect(Object.keys(spoilt).sort()).toEqual([...roles].sort())
    })
  }

  const byCall = (namesIn: (call: Call) => readonly string[]) =>
    Object.fromEntries(everyCall.map((call) => [call.name, namesIn(call).toSorted()]))

  test('says of every id in every input what becomes of another', () => {
    const said = byCall((call) => Object.keys(rows[nameOf(call)].ids ?? {}))
    expect(said).toEqual(byCall((call) => idFieldsOf(call.input)))
  })

  test('says of every call what stands behind its first door', () => {
    expect(byCall((call) => Object.keys(rows[nameOf(call)].beyond ?? {}))).toEqual(byCall(beyondOf))
  })
})

/** By which way a call has come, a second PostgreSQL does not see. */
const mostWays = process.env.ONLY_ABOUT_SQL || isShort ? 1 : undefined
const everyWay = everyCall.flatMap((call) =>
  waysTo(call)
    .slice(0, mostWays)
    .map((way) => ({ name: call.name, way, call })),
)

test.each(everyWay)('$name by $way', { timeout: 300_000 }, async ({ call, way }) => {
  const asks = isShort ? await planShortly(world, call) : await planAsks(world, spoilt, call)
  const planned = asks.filter((one) => reachesTheOrigin(one, way, call))
  const found: Record<string, string> = {}
  const refused = await withInputMade(planned.filter(({ verdict }) => verdict !== 'allowed'))
  const twins = new Map<string, Reply>()
  const before = await ledger.mark()
  for (const one of refused) {
    const reply = await ask(call, way, one)
    found[one.who] = verdictOf(reply)
    if (!one.twin) continue
    const twin = twins.get(one.twin) ?? faceOf(reply)
    twins.set(one.twin, twin)
    expect.soft(faceOf(reply), `${one.who} reads like its twins`).toEqual(twin)
  }
  expect.soft(await ledger.changedSince(before), 'tables changed by what was refused').toEqual([])

  const allowed = planned.filter(({ verdict }) => verdict === 'allowed')
  const inOther = { ours: world.theirs.schoolId, theirs: world.ours.schoolId, platform: world.ours.schoolId }
  for (const [of, other] of Object.entries(inOther)) {
    const ofThem = allowed.filter((one) => one.of === of && !one.leadsThere && !isLeadingAnywhere(call))
    if (ofThem.length === 0) continue
    const made = await withInputMade(ofThem)
    const held = await ledger.mark()
    for (const one of made) found[one.who] = await take(call, way, one)
    expect.soft(await ledger.changedSince(held, other), `tables changed in a school not ${of}`).toEqual([])
  }
  for (const one of allowed) if (!(one.who in found)) found[one.who] = await take(call, way, one)

  expect(found).toEqual(Object.fromEntries(planned.map(({ who, verdict }) => [who, verdict])))
})

const inBothSchools = async () => {
  const { ours, theirs } = world
  const { cookieIn } = await aTeacherOfBoth(world)
  const [here, there] = [await cookieIn(ours), await cookieIn(theirs)]
  const asked: Record<string, string> = {}
  const told: Record<string, string> = {}
  for (const call of everyCall.filter((one) => mayCall('teacher', nameOf(one)) && !isLeadingAnywhere(one))) {
    const row = rows[nameOf(call)]
    const verdict = row.beyond?.['the same role of another school']
    if (!verdict || ofOnePerson.has(call.name)) continue
    const input = await row.input(world, ours.teacher)
    const reply = await askCall(server.port, call, { way: 'rpc', input, cookie: there })
    asked[`${call.name} from there`] = verdictOf(reply)
    told[`${call.name} from there`] = verdictFor(verdict, 'teacher')
    // The same person, having chosen the school it is about.
    asked[`${call.name} from here`] = verdictOf(await askCall(server.port, call, { way: 'rpc', input, cookie: here }))
    told[`${call.name} from here`] = ofWhoSetIt.get(call.name) ?? 'allowed'
  }
  expect(asked).toEqual(told)
  expect(Object.keys(asked).length).toBeGreaterThan(30)
  // Every act that is its owner's was refused to the colleague.
  expect([...ofWhoSetIt.keys()].filter((name) => !(`${name} from here` in asked))).toEqual([])
}
if (!isShort) {
  test(
    'who teaches at two schools has in the one chosen nothing of the other, and there what a colleague of the subject has',
    { timeout: 300_000 },
    inBothSchools,
  )
}

/** About what is the caller's alone, and so not of a colleague who is handed the same input. */
const ofOnePerson = new Set([
  'people.changePassword',
  'people.saveProfile',
  'people.changeEmail',
  'people.sendEmailChange',
  'people.dropSecondFactor',
  'people.newRecoveryCodes',
  'people.endSession',
  'people.endOtherSessions',
  'notice.markRead',
  'school.undo',
  'bank.importQuestions',
  'marking.enterPaperMarks',
  'marking.mark',
  'marking.undoMark',
])

/** Where an act of the table of acts is called. */
const callOfAct = (act: string): CallName => {
  const found = everyCall
    .map(nameOf)
    .filter((name) => /^(exam|result|marking)\./.test(name) && name.endsWith(`.${act}`))
  const [only, other] = found
  if (!only || other) throw new Error(`One call is to be named by the act ${act}: ${found.join(', ')}`)
  return only
}
/** Calls that ask the table of acts by the name of another act. */
const alsoOfActs: readonly CallName[] = [
  ...(['exam.update', 'exam.takeTimeBack', 'exam.listTakers', 'exam.readChanges'] as const),
  ...(['marking.keyOfQuestion', 'marking.tryCorrection', 'marking.acceptLate'] as const),
]

/** What an exam asks is read, and it is acted on, by its owner; a colleague of the subject is refused, and reads once it is over: */
const ofWhoSetIt = new Map<string, Verdict>([
  ['hall.assign', 'NOT_ALLOWED'],
  ['hall.reopen', 'NOT_ALLOWED'],
  ['exam.showHallCode', 'NOT_ALLOWED'],
  ['exam.hallBegan', 'NOT_ALLOWED'],
  ...(['invigilators', 'board', 'report', 'giveTime', 'endFor', 'credit', 'note'] as const).map(
    (act): [string, Verdict] => [`hall.${act}`, 'NOT_IN_THIS_HALL'],
  ),
  ...Object.entries<ExamAct>(examActs)
    // Written anew by update, and dropped by keepChanges.
    .filter(([act, { by }]) => by === 'owner' && act !== 'edit' && act !== 'dropChanges')
    .map(([act]) => [callOfAct(act), 'NOT_ALLOWED'] as const),
  ...alsoOfActs.map((name) => [name, 'NOT_ALLOWED'] as const),
  ...(['attempt.preview', 'exam.duplicate', 'result.statistics'] as const).map(
    (name) => [name, 'NOT_ALLOWED'] as const,
  ),
  ...(['listAnswers', 'markPreview', 'listCorrections', 'markHistory'] as const).map(
    (verb) => [`marking.${verb}`, 'NOT_ALLOWED'] as const,
  ),
  // Of questions that stand in such an exam.
  ['exam.create', 'UNKNOWN_QUESTION'],
  ['bank.updateQuestion', 'NOT_ALLOWED'],
  // A teacher has the reports they made.
  ['report.cancel', 'UNKNOWN_REPORT'],
  ['report.getMade', 'UNKNOWN_REPORT'],
])

/** By these the company writes to the school they name (decision 070). */
const companysDoor: ReadonlySet<string> = new Set([
  ...['school.updateSchool', 'school.recordPeriod', 'school.voidPeriod', 'school.setNextPlan', 'school.extendTrial'],
])

/** Calls without a session go where the address, link or ticket in them leads. */
const isLeadingAnywhere = (call: Call) => {
  const permitted: readonly string[] = callPermissions[nameOf(call)]
  return permitted.includes('anyone') || permitted.includes('ticket') || companysDoor.has(call.name)
}

/** Who only reads by an address needs no origin. */
function reachesTheOrigin({ verdict }: Planned, way: Way, { method }: Call): boolean {
  const isReading = method === 'GET' && way !== 'rpc'
  return verdict !== 'WRONG_ORIGIN' || !isReading
}

/** What a row makes or reads to ask about is done before, and is no trace of the ask: after a minute it writes a session anew. */
async function withInputMade(asks: readonly Planned[]): Promise<Planned[]> {
  const made: Planned[] = []
  for (const one of asks) {
    const input = await one.input()
    made.push({ ...one, input: () => input })
  }
  return made
}

async function ask(call: Call, way: Way, one: Planned): Promise<Reply> {
  const { cookie, headers = {} } = one
  const input = await one.input()
  // Nobody is there: else whatever is asked a minute after the sign-in writes the session, also where it is refused.
  const work = () => askCall(server.port, call, { way, input, cookie, headers: { 'x-unattended': '1', ...headers } })
  return one.around ? await one.around(work) : await work()
}

/** What people, subjects, questions and exams of both schools are called. */
const namesAtSchools = ({ ours, theirs }: World) => [
  'Chidi Eze',
  ...[ours.marker, theirs.marker].flatMap((marker) => [` of ${marker}`, `Mathematics ${marker}`, `English ${marker}`]),
]

/** As `ask`, for who is to be served: nothing of other people is in the reply, and everybody stays signed in. */
async function take(call: Call, way: Way, one: Planned): Promise<string> {
  const input = await one.input()
  const reply = await ask(call, way, { ...one, input: () => input })
  if (!isLeadingAnywhere(call)) {
    expect.soft(findStrangers(strangers, { call, one, input, reply }), `${one.who} reads of nobody else`).toEqual([])
  }
  const permitted: readonly string[] = callPermissions[nameOf(call)]
  if (one.of === 'platform' && permitted.includes('super_admin')) {
    const whole = JSON.stringify(reply.body)
    const named = namesAtSchools(world).filter((name) => whole.includes(name))
    expect.soft(named, `${call.name}: the company reads no name of a person and no content of a school`).toEqual([])
  }
  if (one.finds) expect.soft(JSON.stringify(reply.body), one.who).toMatch(one.finds)
  if (call.name.startsWith('people.')) await ledger.restoreSessions()
  return verdictOf(reply)
}
