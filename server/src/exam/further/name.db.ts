import type { Tx } from '../../platform/database/tenant.ts'
import { offersSubjectOf, sittingsWithCandidates } from '../sitting.db.ts'

/** The sitting in which somebody has their place now. */
export type Place = { sittingId: string; opensAt: Date; closesAt: Date }

/** Of these students, who has a place in a sitting of the exam that is not over, and in which: the soonest. */
export async function selectPlaces(tx: Tx, examId: string, ids: readonly string[]): Promise<Map<string, Place>> {
  const rows = await tx.rows<Place & { id: string }>(
    `SELECT DISTINCT ON (st.user_id) st.user_id AS id, s.id AS "sittingId", s.opens_at AS "opensAt", s.closes_at AS "closesAt"
     FROM ${sittingsWithCandidates({ which: 'st.user_id = ANY ($3::uuid[])' })}
     WHERE s.school_id = $1 AND s.exam_id = $2 AND s.closes_at > $4 ORDER BY st.user_id, s.opens_at, s.id`,
    [tx.schoolId, examId, ids, tx.now],
  )
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

/** A student who has a place by name, and what they have without it. */
export type NamedPlace = {
  /** They are in a class of the exam and offer its subject. */
  isOfClasses: boolean
  /** A sitting of their class is not over. */
  hasClassSitting: boolean
}

/** Of these students, who has a place by name in a sitting of the exam. */
export async function selectNamedPlaces(
  tx: Tx,
  examId: string,
  ids: readonly string[],
): Promise<Map<string, NamedPlace>> {
  const rows = await tx.rows<NamedPlace & { id: string }>(
    `SELECT x.student_id AS id, ${offersSubjectOf('k')} AND EXISTS (SELECT FROM exam_classes c
         WHERE c.school_id = x.school_id AND c.exam_id = x.exam_id AND c.class_id = k.class_id) AS "isOfClasses",
       EXISTS (SELECT FROM exam_sittings s JOIN sitting_classes c ON c.school_id = s.school_id AND c.sitting_id = s.id
         WHERE s.school_id = x.school_id AND s.exam_id = x.exam_id AND s.closes_at > $4 AND c.class_id = k.class_id)
         AS "hasClassSitting"
     FROM sitting_students x JOIN exams e ON e.school_id = x.school_id AND e.id = x.exam_id
     JOIN students k ON k.school_id = x.school_id AND k.user_id = x.student_id
     WHERE x.school_id = $1 AND x.exam_id = $2 AND x.student_id = ANY ($3::uuid[])`,
    [tx.schoolId, examId, ids, tx.now],
  )
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

/** Who has a place by name in this sitting. */
export async function selectNamed(tx: Tx, sittingId: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    'SELECT student_id AS id FROM sitting_students WHERE school_id = $1 AND sitting_id = $2 ORDER BY student_id',
    [tx.schoolId, sittingId],
  )
  return rows.map(({ id }) => id)
}

/** Takes the places by name of these students in an exam away, unless they have begun it. The caller holds its sittings. */
export async function dropNames(tx: Tx, examId: string, studentIds: readonly string[]): Promise<void> {
  await tx.run(
    `DELETE FROM sitting_students x WHERE x.school_id = $1 AND x.exam_id = $2 AND x.student_id = ANY ($3::uuid[])
       AND NOT EXISTS (SELECT FROM exam_attempts a
         WHERE a.school_id = $1 AND a.exam_id = $2 AND a.student_id = x.student_id)`,
    [tx.schoolId, examId, studentIds],
  )
}

type OfExam = { examId: string; studentIds: readonly string[] }

const ofTheExam = `n.school_id = $1 AND n.kind = 'exam_published' AND n.user_id = ANY ($3::uuid[])
  AND n.about IN (SELECT s.id::text FROM exam_sittings s WHERE s.school_id = $1 AND s.exam_id = $2)`

/**
 * What these students were told of an exam's sittings is about this one from now on, once; who tells them of it next says in it what it
 * was. Answers how many had been told of another.
 */
export async function moveNotices(tx: Tx, { examId, studentIds }: OfExam, sittingId: string): Promise<number> {
  await tx.run(
    `DELETE FROM notices n WHERE ${ofTheExam} AND EXISTS (SELECT FROM notices o WHERE o.school_id = n.school_id
       AND o.user_id = n.user_id AND o.kind = n.kind AND o.id > n.id
       AND o.about IN (SELECT s.id::text FROM exam_sittings s WHERE s.school_id = $1 AND s.exam_id = $2))`,
    [tx.schoolId, examId, studentIds],
  )
  return await tx.run(`UPDATE notices n SET about = $4 WHERE ${ofTheExam} AND n.about <> $4`, [
    tx.schoolId,
    examId,
    studentIds,
    sittingId,
  ])
}

/** What these students were told of an exam's sittings is gone. */
export async function forgetNotices(tx: Tx, { examId, studentIds }: OfExam): Promise<void> {
  await tx.run(`DELETE FROM notices n WHERE ${ofTheExam}`, [tx.schoolId, examId, studentIds])
}
