import { ofTheirs } from '../../bank/bank.db.ts'
import { askedByOthers } from '../../bank/passages.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'

export type Staff = { id: string; name: string; isAdmin: boolean; isActive: boolean }

/** Somebody of staff; they are not deleted meanwhile, and stay as active as they are, in the role and subjects they have. */
export async function holdOptionalStaff(tx: Tx, id: string): Promise<Staff | undefined> {
  const one = await tx.optional<Staff>(
    `SELECT id, name, role = 'school_admin' AS "isAdmin", status = 'active' AS "isActive" FROM users
     WHERE school_id = $1 AND id = $2 AND role IN ('teacher', 'school_admin') FOR SHARE`,
    [tx.schoolId, id],
  )
  await tx.run('SELECT FROM teacher_subjects WHERE school_id = $1 AND user_id = $2 FOR SHARE', [tx.schoolId, id])
  return one
}

export type Taker = { id: string; name: string; isAdmin: boolean }

/** Who can have an exam they do not own: the active teachers of its subject, then the active administrators. */
export async function selectTakers(tx: Tx, examId: string): Promise<Taker[]> {
  return await tx.rows<Taker>(
    `SELECT u.id, u.name, u.role = 'school_admin' AS "isAdmin" FROM exams e
     JOIN users u ON u.school_id = e.school_id AND u.status = 'active' AND u.id <> e.owner_id
       AND (u.role = 'school_admin' OR u.role = 'teacher' AND EXISTS (SELECT FROM teacher_subjects t
         WHERE t.school_id = u.school_id AND t.user_id = u.id AND t.subject_id = e.subject_id))
     WHERE e.school_id = $1 AND e.id = $2 ORDER BY u.role = 'school_admin', u.name_key, u.id`,
    [tx.schoolId, examId],
  )
}

/**
 * How many questions of exams a teacher gets from `from` stand in an exam of somebody else which is not over, and would not be
 * theirs to read but for these exams.
 */
export async function countRevealed(
  tx: Tx,
  { examIds, from, to }: { examIds: readonly string[]; from: string; to: string },
): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    `SELECT count(DISTINCT q.question_id) FROM exam_questions q
     WHERE q.school_id = $1 AND q.exam_id = ANY ($2::uuid[]) AND q.question_id IN (${askedByOthers('$4')})
       AND EXISTS (SELECT FROM exam_questions o JOIN exams x ON x.school_id = o.school_id AND x.id = o.exam_id
         WHERE o.school_id = $1 AND o.question_id = q.question_id AND x.owner_id NOT IN ($3, $4)
           AND x.deleted_at IS NULL AND x.status IN ('draft', 'scheduled', 'active'))`,
    [tx.schoolId, examIds, from, to],
  )
  return count
}

/** The exams somebody owns that go with whoever gets their work. */
export async function selectGiven(tx: Tx, { from, to }: Way): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT id FROM exams WHERE school_id = $1 AND owner_id = $2 AND deleted_at IS NULL AND ${ofTheirSubjects}`,
    [tx.schoolId, from, to.id, to.isAdmin],
  )
  return rows.map(({ id }) => id)
}

export async function setOwner(tx: Tx, examId: string, ownerId: string): Promise<void> {
  await tx.run('UPDATE exams SET owner_id = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, examId, ownerId])
}

type Way = { from: string; to: Staff }

const ofTheirSubjects =
  '($4 OR subject_id IN (SELECT t.subject_id FROM teacher_subjects t WHERE t.school_id = $1 AND t.user_id = $3))'

/**
 * Gives the exams somebody owns to somebody else, in the subjects these teach; answers what went. One that is deleted goes with
 * them unsaid: nobody sees it, and it would keep who leaves.
 */
export async function giveExams(tx: Tx, { from, to }: Way): Promise<string[]> {
  const rows = await tx.rows<{ id: string; isThere: boolean }>(
    `UPDATE exams SET owner_id = $3 WHERE school_id = $1 AND owner_id = $2 AND ${ofTheirSubjects}
     RETURNING id, deleted_at IS NULL AS "isThere"`,
    [tx.schoolId, from, to.id, to.isAdmin],
  )
  return rows.filter(({ isThere }) => isThere).map(({ id }) => id)
}

/**
 * Gives the questions somebody owns to somebody else, as far as these see them: those of a colleague's exam that is not over
 * stay, or whoever gets them would read its paper.
 */
export async function giveQuestions(tx: Tx, { from, to }: Way): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `UPDATE questions q SET owner_id = $3 WHERE q.school_id = $1 AND q.owner_id = $2 AND ($4 OR (${ofTheirs('$3')}))
     RETURNING q.id`,
    [tx.schoolId, from, to.id, to.isAdmin],
  )
  return rows.map(({ id }) => id)
}

/** `isTaught`: who the others go to teaches the subject, or works on all of them. */
export type Left = { id: string; name: string; exams: number; questions: number; isTaught: boolean }

/** What somebody still owns, by subject. */
export async function selectOwned(tx: Tx, { from, to }: Way): Promise<Left[]> {
  return await tx.rows<Left>(
    `SELECT s.id, s.name, coalesce(e.count, 0) AS exams, coalesce(q.count, 0) AS questions,
       $4 OR EXISTS (SELECT FROM teacher_subjects t WHERE t.school_id = $1 AND t.user_id = $3 AND t.subject_id = s.id)
         AS "isTaught"
     FROM subjects s
     LEFT JOIN (SELECT subject_id, count(*) FROM exams WHERE school_id = $1 AND owner_id = $2 AND deleted_at IS NULL
       GROUP BY 1) e ON e.subject_id = s.id
     LEFT JOIN (SELECT subject_id, count(*) FROM questions WHERE school_id = $1 AND owner_id = $2 GROUP BY 1) q
       ON q.subject_id = s.id
     WHERE s.school_id = $1 AND (e.count > 0 OR q.count > 0) ORDER BY s.name, s.id`,
    [tx.schoolId, from, to.id, to.isAdmin],
  )
}

/** Gives these back where they are there and nobody has handed them on since; answers which. */
export async function giveBack(
  tx: Tx,
  table: 'exams' | 'questions',
  { ids, from, to }: { ids: readonly string[]; from: string; to: string },
): Promise<string[]> {
  const isThere = table === 'exams' ? 'deleted_at IS NULL' : 'true'
  const rows = await tx.rows<{ id: string }>(
    `UPDATE ${table} SET owner_id = $3
     WHERE school_id = $1 AND id = ANY ($2::uuid[]) AND owner_id = $4 AND ${isThere} RETURNING id`,
    [tx.schoolId, ids, from, to],
  )
  return rows.map(({ id }) => id)
}

/** What these exams are called, also those that are deleted and kept. */
export async function selectTitles(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.rows<{ id: string; title: string }>(
    'SELECT id, title FROM exams WHERE school_id = $1 AND id = ANY ($2::uuid[])',
    [tx.schoolId, ids],
  )
  return new Map(rows.map(({ id, title }) => [id, title]))
}
