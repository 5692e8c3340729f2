import { counted } from '../words/plural.ts'

/** What a line of an exam's log says beside its action. */
type LoggedDetail = Readonly<Record<string, unknown>>

const mostNamed = 3

const deedsToStudents: Readonly<Record<string, (who: string, minutes: string) => string>> = {
  'exam.excused': (who) => `excused ${who}`,
  'exam.expected': (who) => `expected ${who} again`,
  'exam.time_given': (who, minutes) => `gave ${who} ${minutes}`,
  'exam.time_taken_back': (who) => `took extra time back from ${who}`,
  'exam.ended_for': (who) => `ended this exam for ${who}`,
  'exam.time_credited': (who) => `gave time back to ${who} for an outage`,
  'exam.reopened': (who, minutes) => `let ${who} back in for ${minutes}`,
  'exam.students_named': (who) => `added ${who} from outside the classes`,
  'exam.students_taken_out': (who) => `took ${who} out again`,
}

/** The students a line of the log is about; nobody where it is about the whole exam. */
export function studentsOfDeed(action: string, detail: LoggedDetail): string[] {
  const ids = deedsToStudents[action] && detail.studentIds
  return Array.isArray(ids) ? ids.map(String) : []
}

/** What was done to an exam, with whom and how much: 'gave Ada Sample 30 minutes'. Null where the action alone says it. */
export function examDeed(
  action: string,
  detail: LoggedDetail,
  nameOf: (studentId: string) => string | undefined,
): string | null {
  const minutes = typeof detail.minutes === 'number' ? counted(Math.round(detail.minutes), 'minute') : null
  if (action === 'exam.extended' && minutes !== null)
    return detail.kind === 'closes_later' ? `let this exam close ${minutes} later` : `gave everybody ${minutes} more`
  const say = deedsToStudents[action]
  const ids = studentsOfDeed(action, detail)
  if (!say || ids.length === 0) return null
  const who =
    ids.length > mostNamed
      ? counted(ids.length, 'student')
      : ids.map((id) => nameOf(id) ?? 'a student who was deleted').join(', ')
  return say(who, minutes ?? 'more time')
}
