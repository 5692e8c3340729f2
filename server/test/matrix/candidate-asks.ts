import { type CallName, callPermissions, type Who } from '@sabimark/contract/permission.ts'
import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import { z } from 'zod'
import type { SentEvent } from '../builders/sitting.ts'
import { type Call, everyCall } from '../every-call.ts'
import { nameOf } from './plan.ts'
import { askCall, askPath, type Reply, waysTo } from './wire.ts'

/** An exam in some state, and those who would like to know its key. */
export type Scene = {
  port: number
  examId: string
  contentHash: string
  subdomain: string
  /** Cookies of one who sits or has sat it, one who may and has not begun, a student of another class, nobody. */
  cookies: Record<Asker, string>
  studentNumber: string
  password: string
  /** Of the candidate's newest attempt; made up where there is none. */
  attemptId: string
  ticket: string
  pageId: string
  /** What the candidate's page has sent already. */
  sent: SentEvent[]
  isBegun: boolean
}
const askers = ['candidate', 'classmate', 'elsewhere', 'stranger'] as const
type Asker = (typeof askers)[number]

/** Who asks and what; without `by` everybody does. */
type Asking = {
  input(scene: Scene): unknown
  by?: readonly Asker[] | ((scene: Scene) => readonly Asker[])
  /** Bears the candidate's ticket. */
  bears?: true
}

const isOpenTo: ReadonlySet<Who> = new Set<Who>(['student', 'ticket', 'anyone'])
export const callsOfCandidates: readonly Call[] = everyCall.filter((call) =>
  callPermissions[nameOf(call)].some((who) => isOpenTo.has(who)),
)

const nothing: Asking = { input: () => undefined }
const ofNobody = { token: 'no such link, but as long as one', password: 'a password', newPassword: 'a password' }
/** They end or change sessions, so only who has none asks. */
const byStranger = ['stranger'] as const

/** What a candidate, or who pretends to be one, may ask in the hope of a key. Every such call has a line. */
export const askings: Partial<Record<CallName, Asking>> = {
  'exam.listMine': nothing,
  'exam.schedule': nothing,
  'notice.preferences': nothing,
  'notice.reminders': nothing,
  'attempt.door': { input: ({ examId }) => ({ examId }) },
  'attempt.start': {
    input: ({ examId, pageId }) => ({ examId, pageId, knows: newestRulesVersion }),
    // Who has not begun would: that first reply is read where two exams are sat side by side.
    by: ({ isBegun }) => (isBegun ? ['candidate', 'elsewhere', 'stranger'] : ['elsewhere', 'stranger']),
  },
  'attempt.package': { input: ({ examId }) => ({ examId, knows: newestRulesVersion }) },
  'attempt.content': { input: ({ contentHash }) => ({ contentHash }), bears: true },
  'attempt.save': { input: ({ ticket, sent }) => ({ ticket, sentAtMs: 60_000, events: sent }) },
  'attempt.log': { input: ({ ticket }) => ({ ticket }) },
  'attempt.arrive': {
    input: ({ ticket, pageId }) => ({
      ticket,
      pageId,
      epoch: 1,
      begunAgoMs: 0,
      breaks: 0,
      walls: { begun: 0, now: 0 },
    }),
  },
  'marking.checkAnswer': { input: ({ ticket }) => ({ ticket }) },
  'result.ofTicket': { input: ({ ticket }) => ({ ticket }) },
  'result.listMine': nothing,
  'result.get': { input: ({ attemptId }) => ({ attemptId }) },
  'school.signInPlace': nothing,
  'school.checkSubdomain': { input: ({ subdomain }) => ({ subdomain }) },
  'people.me': nothing,
  'people.listSessions': nothing,
  'people.listMemberships': nothing,
  'notice.list': { input: () => ({}) },
}

/** Calls about accounts alone, asked in one state of an exam. */
export const accountAskings: Partial<Record<CallName, Asking>> = {
  'people.signUp': { input: () => ({}), by: byStranger },
  'people.signUpMail': { input: () => ({ receipt: 'no such receipt' }), by: byStranger },
  'people.withdrawSignUp': { input: () => ({ receipt: 'no such receipt' }), by: byStranger },
  'people.verifyEmail': { input: () => ({ ...ofNobody, type: 'signup' }), by: byStranger },
  'people.resendVerification': { input: () => ({ email: 'nobody@nowhere.test' }), by: byStranger },
  'people.signIn': { input: () => ({ email: 'nobody@nowhere.test', password: 'a password' }), by: byStranger },
  'people.signInStudent': {
    input: ({ subdomain, studentNumber, password }) => ({ school: subdomain, studentNumber, password }),
    by: byStranger,
  },
  'people.requestPasswordReset': { input: () => ({ email: 'nobody@nowhere.test' }), by: byStranger },
  'people.resetPassword': { input: () => ofNobody, by: byStranger },
  'people.invitation': { input: () => ofNobody, by: byStranger },
  'people.acceptInvitation': { input: () => ofNobody, by: byStranger },
  'people.beginSecondFactor': { input: () => ({ password: 'not the one' }), by: byStranger },
  'people.confirmSecondFactor': { input: () => ({ code: '123456' }), by: byStranger },
  'people.proveSecondFactor': { input: () => ({ code: '123456' }), by: byStranger },
  'people.replaceExpiredPassword': { input: () => ({ newPassword: 'another horse' }), by: byStranger },
  'people.refreshSession': nothing,
  'people.signOut': { input: () => undefined, by: byStranger },
  'people.endSession': { input: () => ({ id: '0199ffff-ffff-7fff-8fff-ffffffffffff' }) },
  'people.endOtherSessions': { input: () => undefined, by: byStranger },
  'people.chooseMembership': { input: () => ({ schoolId: '0199ffff-ffff-7fff-8fff-ffffffffffff' }) },
  'notice.markRead': { input: () => ({ upTo: '0199ffff-ffff-7fff-8fff-ffffffffffff' }) },
  'notice.savePreferences': {
    input: () => ({ changes: [{ topic: 'exam_reminder', channel: 'email', isOn: false }] }),
  },
  'notice.setReminders': { input: () => ({ beforeMinutes: [60] }) },
  'notice.setReminder': {
    input: () => ({ sittingId: '0199ffff-ffff-7fff-8fff-ffffffffffff', beforeMinutes: [60] }),
  },
  // What a feed's address leads to is the schedule; a new one is drawn at random, and so asked for by who gets none.
  'exam.renewFeed': { input: () => undefined, by: byStranger },
  'exam.dropFeed': nothing,
  'people.profile': nothing,
  'people.saveProfile': { input: () => ({ revision: 1 }) },
  'people.confirmEmail': { input: () => ofNobody, by: byStranger },
  'people.changePassword': { input: () => ({ currentPassword: 'not the one', newPassword: 'a password' }) },
}

/** Addresses that are no calls. */
const pages = ({ examId, attemptId, contentHash }: Scene) => [
  '/',
  `/dashboard/exams/${examId}`,
  `/dashboard/results/${attemptId}`,
  '/api',
  '/api/openapi.json',
  '/health/live',
  '/health/ready',
  `/api/content/${contentHash.toUpperCase()}`,
  `/api/exams/${examId}/key`,
]

export type Heard = Map<string, Reply>

/** Every reply there is to these askings, in every way, by who asked for what. */
export async function hear(scene: Scene, asked: Partial<Record<CallName, Asking>> = askings): Promise<Heard> {
  const heard: Heard = new Map()
  for (const call of callsOfCandidates) {
    const asking = asked[nameOf(call)]
    if (!asking) continue
    const { by = askers, input, bears } = asking
    const headers = bears ? bearing(scene) : {}
    for (const asker of typeof by === 'function' ? by(scene) : by) {
      for (const way of waysTo(call)) {
        for (const [flag, variant] of withFlags(call, input(scene))) {
          const reply = await askCall(scene.port, call, { way, input: variant, cookie: scene.cookies[asker], headers })
          heard.set(`${asker}: ${call.name} by ${way} ${flag}`, reply)
        }
      }
    }
  }
  const headers = { host: `127.0.0.1:${scene.port}`, cookie: scene.cookies.candidate }
  for (const path of pages(scene)) {
    heard.set(`candidate: GET ${path}`, await askPath(scene.port, { method: 'GET', path, headers }))
  }
  const compressed = { ...headers, ...bearing(scene), 'accept-encoding': 'br', 'if-none-match': '"0", W/"0"' }
  const path = `/api/content/${scene.contentHash}`
  heard.set(
    `candidate: GET ${path}, compressed`,
    await askPath(scene.port, { method: 'GET', path, headers: compressed }),
  )
  return heard
}

const bearing = ({ ticket }: Scene) => ({ authorization: `Bearer ${ticket}` })

/** The input as it is, and with each flag a caller may set. */
function withFlags({ input: schema }: Call, input: unknown): Array<[string, unknown]> {
  const fields = schema instanceof z.ZodObject ? Object.entries(schema.shape) : []
  const flags = fields.filter(([, field]) => field instanceof z.ZodOptional && field.unwrap() instanceof z.ZodBoolean)
  return [['', input], ...flags.map(([flag]): [string, unknown] => [flag, { ...Object(input), [flag]: true }])]
}

const passing = new Set(['now', 'changedAt', 'remainingMs', 'elapsedMs', 'opensInMs', 'closesInMs', 'sessionLeftMs'])
const prolonged = /^sabimark_session=[^;\n]+;[^\n]*Max-Age=[1-9]\d*$/
const ofTheMoment = new Set(['date', 'x-request-id'])

/** The reply without what two moments may tell apart: that is declared here, anything else is a finding. */
export function timeless({ status, headers, body }: Reply): Reply {
  const text = JSON.stringify(body) ?? ''
  const told = Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    if (ofTheMoment.has(name)) return []
    // A session that goes on is written at most once a second: whether this reply was the one, the moment decides.
    if (name === 'set-cookie' && prolonged.test(value)) return []
    if (name === 'set-cookie') return [[name, value.replace(/=[^;\n]*/g, '=…')]]
    // Milliseconds have more or fewer digits.
    if (name === 'content-length' && [...passing].some((field) => text.includes(`"${field}"`))) return []
    return [[name, value]]
  })
  const still = JSON.parse(text || 'null', (key, value) => {
    // Whether a session is within five seconds of the most it may last depends on how long the asking took.
    if (key === 'isLast') return undefined
    return passing.has(key) && value !== null ? 'ms' : value
  })
  return { status, headers: Object.fromEntries(told), body: still }
}

/** The reply without the score, where it is shown. */
export function scoreless(reply: Reply): Reply {
  const { 'content-length': _length, ...headers } = reply.headers
  const body = JSON.parse(JSON.stringify(reply.body ?? null), (key, value) =>
    key === 'score' && value !== null ? 'a score' : value,
  )
  return { ...reply, headers, body }
}
