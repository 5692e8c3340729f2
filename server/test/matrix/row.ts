import type { RefusalCode } from '@sabimark/contract/refusal.ts'
import type { Role } from '@sabimark/domain/people/role.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

export type Verdict = 'allowed' | RefusalCode
/** One for all, or by the role of who asks. */
export type ByRole = Verdict | Partial<Record<Role, Verdict>>

/**
 * A call in the matrix. Which roles pass its first door is read from contract/permission.ts; here stands what
 * nobody can derive: a valid input for its rightful caller, and what the second door says.
 */
export type Row = {
  /** Fresh for each use where the call uses something up. */
  input(world: World, caller: Person): unknown
  /** The ticket a request bears, for a call that is opened so. */
  bearer?(world: World): string
  /** What those who pass the first door are told about the input of the rightful caller. */
  beyond?: Partial<Record<Beyond, ByRole>>
  /** Every place of the input that names a row. */
  ids?: Record<string, IdField>
  /** Other ids than the rightful caller's, by who is rightful. */
  also?: Also[]
  /** What those who pass the first door are told with a right input, where that is not what they wanted. */
  passing?: ByRole
  /** For a call open to anyone that looks at the session itself. */
  withoutSession?: Verdict
  /** The same, by a session that waits for a code; as without one unless said. */
  halfSession?: Verdict
  withoutMembership?: Verdict
}

/** Those who pass the first door with nothing to look for behind it. */
export const beyondTeacher = ['another teacher'] as const
export const beyondStudent = ['another student', 'a classmate'] as const
export const beyondSchool = ['the same role of another school'] as const
export type Beyond = (typeof beyondTeacher | typeof beyondStudent | typeof beyondSchool)[number]

export type IdField = {
  /** Ids of the other school that fit the place. */
  foreign(world: World): string[] | Promise<string[]>
  /** What is said to them, and in the same words to one nobody has. */
  verdict: ByRole
  /** One nobody has; a UUID unless said. */
  unknown?(): string
  /** Where the two may be told apart, or where a foreign id is no harm, why. */
  why?: string
  unknownVerdict?: Verdict
  /** What the reply to either says. */
  finds?: RegExp
  /** The place is meant to lead there. */
  leadsThere?: true
}

export type Also = {
  what: string
  role: Role
  input(world: World, valid: unknown): unknown
  /** Another ticket than the row's. */
  bearer?(world: World): string
  verdict: Verdict
}

export const verdictFor = (byRole: ByRole, role: Role): Verdict => {
  if (typeof byRole === 'string') return byRole
  const verdict = byRole[role]
  if (!verdict) throw new Error(`Nobody has said what a ${role} is told.`)
  return verdict
}

export const anExamOfTheirs: IdField = { foreign: ({ theirs }) => theirs.examIds, verdict: 'UNKNOWN_EXAM' }
export const anAttemptOfTheirs: IdField = {
  foreign: ({ theirs }) => Object.values(theirs.attempts),
  verdict: 'UNKNOWN_ATTEMPT',
}
/** What is told of an attempt to those who pass the first door with nothing to look for behind it. */
export const theirAttempt = {
  'another teacher': 'NOT_ALLOWED',
  'the same role of another school': 'UNKNOWN_ATTEMPT',
} as const satisfies Row['beyond']
/** What the other school's paper asks and offers, and one that nobody's does: in a paper they are short. */
export const theirQuestions: IdField['foreign'] = ({ theirs }) => theirs.page.order.map(({ questionId }) => questionId)
export const theirOptions: IdField['foreign'] = ({ theirs }) => theirs.page.order.flatMap(({ optionIds }) => optionIds)
export const nobodysShortId = 'zzzzzzzzzzzz'
export const aSubjectOfTheirs: IdField = { foreign: ({ theirs }) => [theirs.subjectId], verdict: 'UNKNOWN_SUBJECT' }
export const aClassOfTheirs: IdField = { foreign: ({ theirs }) => [theirs.classId], verdict: 'UNKNOWN_CLASS' }
/** The record of somebody at the other school. */
export const aPersonOfTheirs = {
  id: {
    foreign: ({ theirs: { teacher, admin, student } }) => [teacher.userId, admin.userId, student.userId],
    verdict: 'UNKNOWN_PERSON',
  },
} as const satisfies Record<string, IdField>

/** Ids of an act that are not the school's own are named as unknown; nothing is done about them. */
export const somePeopleOfTheirs = {
  'ids[]': {
    foreign: ({ theirs: { teacher, admin, student } }) => [teacher.userId, admin.userId, student.userId],
    verdict: 'allowed',
    why: 'they are skipped, and their names are not said',
  },
} as const satisfies Record<string, IdField>

/** A list goes on below it: an id of another school is a place in time and nothing more. */
export const aCursorOfTheirs = (cursors: IdField['foreign']): IdField => ({
  foreign: cursors,
  verdict: 'allowed',
  why: 'a list goes on below it: to a list an id of another school is a place in time and nothing more',
})
type FirstRow = (client: World['theirs']['admin']['client']) => Promise<{ nextCursor: string | null }>

/** A cursor belongs to its school; `list` asks for one row, of at least two. */
export const aListCursorOfTheirs = (list: FirstRow): IdField => ({
  foreign: async ({ theirs }) => {
    const { nextCursor } = await list(theirs.admin.client)
    return nextCursor === null ? [] : [nextCursor]
  },
  unknown: () => 'nobody',
  verdict: 'BAD_REQUEST',
})
/** A filter by what is not there finds nothing. */
export const aFilterOfTheirs = (foreign: IdField['foreign']): IdField => ({
  foreign,
  verdict: 'allowed',
  why: 'nothing of the own school has it',
  finds: /"items":\[\]/,
})
