import { lagosDate } from '../words/lagos-time.ts'

/** What people of a school did, and what their exams did by the clock. */
export const activityKinds = [
  'exam_published',
  'exam_started',
  'exam_moved',
  'exam_withdrawn',
  'exam_changed',
  'exam_opened',
  'exam_closed',
  'results_released',
  'key_corrected',
  'student_added',
  'teacher_added',
  'subject_added',
  'class_added',
  'question_added',
  'students_imported',
  'questions_imported',
  'questions_taken',
  'year_begun',
  'year_undone',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** How many lines the dashboard shows, as of each of its lists (specification part 2, section 9). */
export const activitiesShown = 5

/** One thing that happened. `subjectId` names what it happened to; `actorId` is null where only the clock acted. */
export type Happening = { kind: ActivityKind; at: Date; actorId: string | null; subjectId: string }

/** A line of the dashboard: the newest of what it stands for, and how many in all. */
export type Activity<One extends Happening> = One & { times: number }

/** What somebody does many times in a row reads as one line. */
const inARow: readonly ActivityKind[] = [
  'student_added',
  'teacher_added',
  'subject_added',
  'class_added',
  'question_added',
  'questions_taken',
]

/** A person who opens an exam and its doors' own opening are one thing within this time. */
const sameMomentMs = 60_000

/**
 * The newest `limit` lines of what happened, from lists in any order. What one person added on one day in Lagos, with
 * nothing between, is one line; that an exam opened is not said beside who started it.
 */
export function recentActivities<One extends Happening>(all: readonly One[], limit: number): Activity<One>[] {
  const lines: Activity<One>[] = []
  for (const one of newestFirst(all)) {
    if (isSaidByItsStart(one, all)) continue
    const newer = lines.at(-1)
    if (newer && belongTogether(newer, one)) newer.times += 1
    else lines.push({ ...one, times: 1 })
  }
  return lines.slice(0, limit)
}

function newestFirst<One extends Happening>(all: readonly One[]): One[] {
  return [...all].sort((one, other) => other.at.getTime() - one.at.getTime())
}

function isSaidByItsStart(one: Happening, all: readonly Happening[]): boolean {
  if (one.kind !== 'exam_opened') return false
  return all.some(
    ({ kind, subjectId, at }) =>
      kind === 'exam_started' &&
      subjectId === one.subjectId &&
      Math.abs(at.getTime() - one.at.getTime()) < sameMomentMs,
  )
}

function belongTogether(newer: Happening, older: Happening): boolean {
  return (
    newer.kind === older.kind &&
    inARow.includes(newer.kind) &&
    newer.actorId === older.actorId &&
    lagosDate(newer.at) === lagosDate(older.at)
  )
}
