import { writeTicket } from '../../src/attempt/ticket.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Also, IdField } from './row.ts'
import { untrueTicket, type World } from './world.ts'

export const ticketed = (what: string, verdict: Also['verdict'], ticketOf: (world: World) => string): Also[] =>
  (['student', 'school_admin'] as const).map((role) => ({
    ...{ what, role, verdict },
    input: (world, valid) => ({ ...Object(valid), ticket: ticketOf(world) }),
  }))

/** Changes one bit of the claims: another school, attempt, candidate or epoch than was signed. */
export function tampered(ticket: string, byte: number): string {
  const bytes = Buffer.from(ticket, 'base64url')
  bytes[byte] = (bytes[byte] ?? 0) ^ 1
  return bytes.toString('base64url')
}

export const tickets: Also[] = [
  ...ticketed('a made-up ticket', 'FORGED_TICKET', ({ ours }) => 'A'.repeat(ours.tickets.running.length)),
  ...[0, 16, 32, 51].flatMap((byte) =>
    ticketed(`a ticket changed at byte ${byte}`, 'FORGED_TICKET', ({ ours }) => tampered(ours.tickets.running, byte)),
  ),
  ...ticketed('a ticket with a changed signature', 'FORGED_TICKET', ({ ours }) => tampered(ours.tickets.running, 60)),
  ...ticketed('a ticket signed with another secret', 'FORGED_TICKET', ({ ours }) =>
    writeTicket(
      { schoolId: ours.schoolId, attemptId: ours.attempts.running, studentId: ours.student.userId, epoch: 1 },
      ['a secret nobody has here'],
    ),
  ),
  ...ticketed('the session cookie as a ticket', 'FORGED_TICKET', ({ ours }) => ours.student.cookie.slice(0, 96)),
  ...ticketed('a ticket whose window is over', 'WINDOW_CLOSED', ({ ours }) => ours.tickets.over),
  ...ticketed('an attempt nobody has', 'UNKNOWN_ATTEMPT', (world) => untrueTicket(world, { attemptId: newId() })),
  ...ticketed('their attempt under our school', 'UNKNOWN_ATTEMPT', (world) =>
    untrueTicket(world, { attemptId: world.theirs.attempts.running, studentId: world.theirs.student.userId }),
  ),
  ...ticketed('our attempt under their school', 'UNKNOWN_ATTEMPT', (world) =>
    untrueTicket(world, { schoolId: world.theirs.schoolId }),
  ),
  ...ticketed('the attempt of another candidate', 'UNKNOWN_ATTEMPT', (world) =>
    untrueTicket(world, { studentId: world.ours.classmate.userId }),
  ),
  ...ticketed('their candidate on our attempt', 'UNKNOWN_ATTEMPT', (world) =>
    untrueTicket(world, { studentId: world.theirs.student.userId }),
  ),
]
/** The pass of our running attempt, or one that says something that is not so: what is signed, and no more, is believed. */
export const passOf = ({ server, ours }: World, lie: Partial<Parameters<typeof writeTicket>[0]> = {}) =>
  writeTicket(
    { schoolId: ours.schoolId, attemptId: ours.attempts.running, studentId: ours.student.userId, epoch: 0, ...lie },
    server.config.secrets,
    'pass',
  )
const borne = (what: string, verdict: Also['verdict'], bearer: (world: World) => string): Also => ({
  ...{ what, verdict, bearer, role: 'student' },
  input: (_world, valid) => valid,
})

/** As a bearer: what is not ours opens nothing, and what is opens the content of its attempt alone. */
export const ticketsBorne: Also[] = [
  borne('no ticket', 'FORGED_TICKET', () => ''),
  borne('a made-up ticket', 'FORGED_TICKET', ({ ours }) => 'A'.repeat(ours.tickets.running.length)),
  ...[0, 16, 32, 51, 60].map((byte) =>
    borne(`a ticket changed at byte ${byte}`, 'FORGED_TICKET', ({ ours }) => tampered(ours.tickets.running, byte)),
  ),
  borne('the session cookie as a ticket', 'FORGED_TICKET', ({ ours }) => ours.student.cookie.slice(0, 96)),
  borne('a ticket on another exam', 'UNKNOWN_CONTENT', ({ ours }) => ours.tickets.practice),
  borne('a ticket of the other school', 'UNKNOWN_CONTENT', ({ theirs }) => theirs.tickets.running),
  borne('an attempt nobody has', 'UNKNOWN_CONTENT', (world) => untrueTicket(world, { attemptId: newId() })),
  borne('our attempt under their school', 'UNKNOWN_CONTENT', (world) =>
    untrueTicket(world, { schoolId: world.theirs.schoolId, attemptId: world.ours.attempts.running }),
  ),
]

export const theirTicket: IdField = {
  foreign: ({ theirs }) => [theirs.tickets.running],
  unknown: () => 'A'.repeat(96),
  verdict: 'allowed',
  unknownVerdict: 'FORGED_TICKET',
  why: 'whoever holds a ticket is its candidate, and works on that attempt alone',
  leadsThere: true,
}
