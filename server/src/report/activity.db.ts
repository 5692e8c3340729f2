import type { Tx } from '../platform/database/tenant.ts'
import { ofTheirClasses, ownRows } from './narrowed.ts'

/** A line of the audit log that people at school want to see. */
export type ActivityRow = {
  action: string
  subject: string
  actorId: string | null
  actor: string | null
  doneAt: Date
  /** For a published exam: when it opens. */
  opensAt: string | null
  /** For a school year that was begun or taken back: the one before the act, and the one after it. */
  from: string | null
  to: string | null
}

/** The newest actions of staff. The same actions are listed in the index audit_log_activities. */
export async function selectActivityRows(tx: Tx, limit: number): Promise<ActivityRow[]> {
  return await tx.rows<ActivityRow>(
    `SELECT l.action, l.subject, l.actor_user_id AS "actorId", u.name AS actor, l.done_at AS "doneAt",
       l.detail->>'opensAt' AS "opensAt", l.detail->>'from' AS "from", l.detail->>'to' AS "to"
     FROM audit_log l LEFT JOIN users u ON u.school_id = l.school_id AND u.id = l.actor_user_id
     WHERE l.school_id = $1 AND l.action IN ('exam.published', 'exam.started_now', 'exam.rescheduled',
       'exam.withdrawn', 'exam.changes_published', 'exam.release_results', 'marking.key_correct', 'marking.key_also',
       'marking.key_annulled', 'marking.key_full', 'marking.key_bonus', 'marking.key_taken_back', 'student.added',
       'teacher.added', 'subject.added', 'class.added', 'question.added',
       'school.year_begun', 'school.year_undone')
     ORDER BY l.id DESC LIMIT $2`,
    [tx.schoolId, limit],
  )
}

/** A file that brought records, or ready-made questions that were taken; not those that brought nothing, or were undone. */
export type ImportRow = { noun: string; fileName: string; format: string; actorId: string; actor: string; at: Date }

/** The newest imports; of a teacher those of their own questions. */
export async function selectImports(tx: Tx, teacherId: string | null, limit: number): Promise<ImportRow[]> {
  return await tx.rows<ImportRow>(
    `SELECT i.noun, i.file_name AS "fileName", i.format, i.created_by AS "actorId", u.name AS actor, i.created_at AS at
     FROM imports i JOIN users u ON u.school_id = i.school_id AND u.id = i.created_by
     WHERE i.school_id = $1 AND i.undone_at IS NULL
       AND ($2::uuid IS NULL OR (i.created_by = $2 AND i.noun = 'question'))
       AND EXISTS (SELECT FROM audit_log l
         WHERE l.school_id = $1 AND l.batch = i.id AND l.action = i.noun || '.imported')
     ORDER BY i.id DESC LIMIT $3`,
    [tx.schoolId, teacherId, limit],
  )
}

/** An exam that opened or closed by the clock; `count` is how many papers were handed in. */
export type DoorRow = { kind: 'exam_opened' | 'exam_closed'; examId: string; title: string; at: Date; count: number }

/** An exam that is started at once opens with its sitting: that activity is already listed. */
const madeBeforeItOpened = "s.opens_at > s.created_at + interval '1 minute'"

/** Exams that opened or closed by the clock in these days, newest first. */
export async function selectDoors(
  tx: Tx,
  { teacherId, since, limit }: { teacherId: string | null; since: Date; limit: number },
): Promise<DoorRow[]> {
  const values = [tx.schoolId, teacherId, tx.now, since, limit]
  const columns = (kind: DoorRow['kind'], at: string) =>
    `'${kind}' AS kind, x.id AS "examId", x.title, ${at} AS at, coalesce(n.result_count, 0) AS count
     FROM exam_sittings s JOIN exams x ON x.school_id = s.school_id AND x.id = s.exam_id
     LEFT JOIN exam_counters n ON n.school_id = x.school_id AND n.exam_id = x.id
     WHERE s.school_id = $1 AND ${at} <= $3 AND ${at} > $4 AND ${ownRows('x')}`
  const [opened, closed] = await Promise.all([
    tx.rows<DoorRow>(
      `SELECT ${columns('exam_opened', 's.opens_at')} AND ${madeBeforeItOpened} ORDER BY s.opens_at DESC LIMIT $5`,
      values,
    ),
    tx.rows<DoorRow>(`SELECT ${columns('exam_closed', 's.closes_at')} ORDER BY s.closes_at DESC LIMIT $5`, values),
  ])
  return [...opened, ...closed]
}

/** The names of what the lines are about, of a question its subject's; none for what the teacher has nothing to do with. */
export async function selectNames(
  tx: Tx,
  teacherId: string | null,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.rows<{ id: string; name: string }>(
    `SELECT x.id, x.title AS name FROM exams x WHERE x.school_id = $1 AND x.id = ANY ($3::uuid[]) AND x.deleted_at IS NULL
       AND ${ownRows('x')}
     UNION ALL
     SELECT s.user_id, u.name FROM students s JOIN users u ON u.school_id = s.school_id AND u.id = s.user_id
     WHERE s.school_id = $1 AND s.user_id = ANY ($3::uuid[]) AND ${ofTheirClasses}
     UNION ALL
     SELECT b.id, b.name FROM subjects b WHERE b.school_id = $1 AND b.id = ANY ($3::uuid[])
       AND ($2::uuid IS NULL OR EXISTS (SELECT 1 FROM teacher_subjects t
         WHERE t.school_id = $1 AND t.user_id = $2 AND t.subject_id = b.id))
     UNION ALL
     SELECT x.id, b.name FROM questions x JOIN subjects b ON b.school_id = x.school_id AND b.id = x.subject_id
     WHERE x.school_id = $1 AND x.id = ANY ($3::uuid[]) AND ${ownRows('x')}
     UNION ALL
     SELECT c.id, c.name FROM classes c WHERE c.school_id = $1 AND c.id = ANY ($3::uuid[]) AND $2::uuid IS NULL
     UNION ALL
     SELECT e.user_id, u.name FROM teachers e JOIN users u ON u.school_id = e.school_id AND u.id = e.user_id
     WHERE e.school_id = $1 AND e.user_id = ANY ($3::uuid[]) AND $2::uuid IS NULL`,
    [tx.schoolId, teacherId, ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
