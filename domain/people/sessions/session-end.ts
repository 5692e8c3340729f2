import { mostOfStaffMs, type SessionSpan } from './session-watch.ts'

/**
 * Why nobody is signed in on a browser where somebody was. `idle`: without use for too long; `time`: signed in too long
 * ago; `exam`: handed in on a shared computer; `suspended`: their school is; `elsewhere`: ended by a password, by somebody in charge, or so long ago
 * that nothing is kept of it.
 */
export const sessionEnds = ['idle', 'time', 'exam', 'suspended', 'elsewhere'] as const
export type SessionEnd = (typeof sessionEnds)[number]

/** What is kept of a session that is over; `livedMs` is from its beginning to its end. `isEnded`: by somebody in charge. */
export type EndedSession = SessionSpan & { livedMs: number; isEnded?: boolean }

/** Why a session ended, from what is kept of it; undefined for nothing. */
export function endOf(session: EndedSession | undefined): SessionEnd {
  if (!session || session.isEnded) return 'elsewhere'
  if (session.isKeptByUse) return session.livedMs >= mostOfStaffMs ? 'time' : 'idle'
  return session.endsAfterExam && session.livedMs < session.spanMs ? 'exam' : 'time'
}
