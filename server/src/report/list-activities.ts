import { correctionKinds } from '@sabimark/domain/marking/corrections/correction.ts'
import {
  type Activity,
  type ActivityKind,
  activitiesShown,
  type Happening,
  recentActivities,
} from '@sabimark/domain/report/activity.ts'
import { withoutInvisible } from '@sabimark/domain/words/signs/invisible-signs.ts'
import type { Tx } from '../platform/database/tenant.ts'
import {
  type ActivityRow,
  type ImportRow,
  selectActivityRows,
  selectDoors,
  selectImports,
  selectNames,
} from './activity.db.ts'

/** How many lines are read, so that many additions by one person become one line. */
const readLines = 300
/** How long an exam that opened or closed by the clock is news. */
const newsMs = 60 * 24 * 60 * 60 * 1000
/** An exam that opens this soon after publishing was opened by the person who published it. */
const atOnceMs = 60_000

type NamedHappening = Happening & { actor: string | null; name: string; count: number }

/** Recent activities of the school, or of what a teacher works on; `userId` is who asks. */
export async function listActivities(tx: Tx, { teacherId, userId }: { teacherId: string | null; userId: string }) {
  const since = new Date(tx.now.getTime() - newsMs)
  const [lines, doors, imports] = await Promise.all([
    selectActivityRows(tx, readLines),
    selectDoors(tx, { teacherId, since, limit: activitiesShown }),
    selectImports(tx, teacherId, activitiesShown),
  ])
  const names = await selectNames(tx, teacherId, lines.map(({ subject }) => subject).filter(isId))
  const all: NamedHappening[] = [
    ...lines.flatMap((line) => toldLine(line, names, teacherId === null)),
    ...imports.map(toldImport),
    ...doors.map(({ examId, title, ...door }) => ({
      ...door,
      subjectId: examId,
      name: title,
      actorId: null,
      actor: null,
    })),
  ]
  const told = recentActivities(all, all.length)
  const isCut = lines.length === readLines
  return {
    items: told.slice(0, activitiesShown).map((line, index) => ({
      kind: line.kind,
      at: line.at.toISOString(),
      agoMs: Math.max(0, tx.now.getTime() - line.at.getTime()),
      actor: line.actor,
      isMine: line.actorId === userId,
      name: line.name,
      examId: isOfExam(line.kind) ? line.subjectId : null,
      count: countOf(line),
      isAtLeast: isCut && index === told.length - 1,
    })),
  }
}

function toldLine(
  { subject, actorId, actor, doneAt, from, to, ...line }: ActivityRow,
  names: ReadonlyMap<string, string>,
  isOfSchool: boolean,
): NamedHappening[] {
  const kind = kindOf({ ...line, doneAt })
  const years = isOfSchool ? { year_begun: to ?? undefined, year_undone: from ?? undefined } : {}
  const name = kind === 'year_begun' || kind === 'year_undone' ? years[kind] : names.get(subject)
  return kind && name !== undefined ? [{ kind, at: doneAt, actorId, actor, subjectId: subject, name, count: 1 }] : []
}

function toldImport({ noun, fileName, format, actorId, actor, at }: ImportRow): NamedHappening {
  const kind =
    noun === 'student' ? 'students_imported' : format === 'ready-made' ? 'questions_taken' : 'questions_imported'
  // A sign that turns the direction of text would show the rest of the line backwards.
  return { kind, at, actorId, actor, subjectId: fileName, name: withoutInvisible(fileName), count: 1 }
}

function kindOf({
  action,
  opensAt,
  doneAt,
}: Pick<ActivityRow, 'action' | 'opensAt' | 'doneAt'>): ActivityKind | undefined {
  if (action === 'exam.published') {
    const isOpenedAtOnce = opensAt !== null && Date.parse(opensAt) - doneAt.getTime() < atOnceMs
    return isOpenedAtOnce ? 'exam_started' : 'exam_published'
  }
  return kindsOfActions.get(action)
}

const kindsOfActions = new Map<string, ActivityKind>([
  ['exam.started_now', 'exam_started'],
  ['exam.rescheduled', 'exam_moved'],
  ['exam.withdrawn', 'exam_withdrawn'],
  ['exam.changes_published', 'exam_changed'],
  ['exam.release_results', 'results_released'],
  ...correctionKinds.map((kind) => [`marking.key_${kind}`, 'key_corrected'] as const),
  ['student.added', 'student_added'],
  ['teacher.added', 'teacher_added'],
  ['subject.added', 'subject_added'],
  ['class.added', 'class_added'],
  ['question.added', 'question_added'],
  ['school.year_begun', 'year_begun'],
  ['school.year_undone', 'year_undone'],
])

function countOf({ kind, count, times }: Activity<NamedHappening>): number {
  return kind === 'exam_closed' ? count : times
}

function isOfExam(kind: ActivityKind): boolean {
  return kind.startsWith('exam_') || kind === 'results_released' || kind === 'key_corrected'
}

/** The audit names its subjects by text. */
function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
