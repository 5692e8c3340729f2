import type { ExamType } from '@sabimark/domain/exam/exam-type.ts'
import { daysOfEvent, scheduleDays } from '@sabimark/domain/exam/schedule/schedule.ts'
import { lagosDate, lagosInstant } from '@sabimark/domain/words/lagos-time.ts'
import { narrowedTo } from '../../bank/bank.access.ts'
import { judgeReadyMade } from '../../bank/judge-ready-made.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { isOfOurTime, type TypedTimes, timesToSet } from '../exam-times.ts'
import { selectOpenPractices } from '../practice.db.ts'
import { findClashes, findClashesByName } from './find-clashes.ts'
import { selectClassNames, selectTimetable, type TimetableRow } from './timetable.db.ts'

const dayMs = 24 * 3_600_000

/** The sittings of some weeks and what clashes among them; from the Sunday of this week unless a day is named. */
export async function readTimetable(
  tx: Tx,
  { from, weeks, classId }: { from?: string | undefined; weeks: number; classId?: string | undefined },
  actor: Actor,
) {
  const begins = lagosInstant(from ?? thisSunday(tx.now), '00:00')
  if (begins === null || !isOfOurTime(begins)) return refuse('INVALID_TIME')
  const window = { from: begins, until: new Date(begins.getTime() + weeks * 7 * dayMs) }
  const sittings = await selectTimetable(tx, { ...window, classId, teacherId: narrowedTo(actor) })
  return {
    today: lagosDate(tx.now),
    from: lagosDate(begins),
    sittings: sittings.map(asSitting),
    clashes: await findClashes(tx, sittings, { actor }),
  }
}

const thisSunday = (now: Date) => scheduleDays(now)[0] ?? lagosDate(now)

function asSitting(row: TimetableRow) {
  return {
    id: row.id,
    examId: row.examId,
    title: row.title,
    subject: row.subject,
    examType: row.examType,
    classes: row.classes.map(({ name }) => name),
    location: row.location,
    durationMinutes: row.durationMinutes,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    days: daysOfEvent(row),
  }
}

type Planned = TypedTimes & {
  title: string
  subjectId: string
  classIds: string[]
  studentIds?: string[] | undefined
  examType: ExamType
  durationMinutes: number
  questionIds: string[]
  /** The exam it is, where it has a place that it would leave. */
  examId?: string | undefined
}

/** What an exam that is about to be published or moved would clash with; a practice tells its own answers alone. */
export async function checkClashes(tx: Tx, planned: Planned, actor: Actor) {
  const times = timesToSet(planned)
  if (!times) return refuse('INVALID_TIME')
  const { opensAt, closesAt } = times
  // Publishing refuses it.
  if (closesAt <= opensAt) return { clashes: [], practices: [], readyMade: { publicCount: 0, withdrawnCount: 0 } }
  // Whole days in Lagos: the other exams of a day count, too.
  const window = {
    from: lagosInstant(lagosDate(opensAt), '00:00') ?? opensAt,
    until: new Date((lagosInstant(lagosDate(closesAt), '00:00') ?? closesAt).getTime() + dayMs),
  }
  const others = (await selectTimetable(tx, window)).filter(
    ({ examId }) => examId === null || examId !== planned.examId,
  )
  const classes = await selectClassNames(tx, planned.classIds)
  const { title, subjectId, examType, durationMinutes } = planned
  const draft: TimetableRow = {
    title,
    subjectId,
    examType,
    durationMinutes,
    opensAt,
    closesAt,
    classes,
    id: newId(),
    examId: null,
    subject: '',
    location: '',
    classIds: classes.map(({ id }) => id),
  }
  const clashes = await findClashes(tx, [...others, draft], { actor, about: draft.id })
  return {
    clashes: [
      ...clashes,
      ...(await findClashesByName(tx, draft, { others, studentIds: planned.studentIds ?? [], actor })),
    ],
    practices: examType === 'practice' ? [] : await selectOpenPractices(tx, planned.questionIds),
    readyMade: await judgeReadyMade(tx, planned.questionIds, examType === 'practice'),
  }
}
