import type { Tx } from '../../platform/database/tenant.ts'

/** An exam that names a student: the sitting in which they have their place, or null for a draft. */
export type NamedPlace = { examId: string; sittingId: string | null }

/** The exams that name the student `u.id`, in drafts and in sittings, as JSON. */
export const namedPlaces = `coalesce((SELECT jsonb_agg(jsonb_build_object('examId', x.exam_id, 'sittingId', x.sitting_id) ORDER BY x.exam_id)
  FROM (SELECT n.exam_id, n.sitting_id FROM sitting_students n WHERE n.school_id = u.school_id AND n.student_id = u.id
    UNION ALL SELECT d.exam_id, NULL FROM exam_students d JOIN exams e ON e.school_id = d.school_id AND e.id = d.exam_id
      WHERE d.school_id = u.school_id AND d.student_id = u.id AND e.status = 'draft') x), '[]')`

type Named = { id: string; namedFor?: readonly NamedPlace[] }

/**
 * Names students who are there again where they were named: in their sitting, where it stands and is not over; in the first one of an exam
 * that was published meanwhile; and in an exam that is a draft now. Whoever takes a sitting or a draft away at this moment waits.
 */
export async function insertNamedPlaces(tx: Tx, students: readonly Named[]): Promise<void> {
  const places = students.flatMap(({ id, namedFor = [] }) => namedFor.map((place) => ({ studentId: id, ...place })))
  if (places.length === 0) return
  const sent = 'jsonb_to_recordset($2::jsonb) AS n("studentId" uuid, "examId" uuid, "sittingId" uuid)'
  await tx.run(
    `INSERT INTO sitting_students (school_id, exam_id, student_id, sitting_id)
     SELECT s.school_id, s.exam_id, n."studentId", s.id FROM ${sent}
     JOIN exam_sittings s ON s.school_id = $1 AND s.exam_id = n."examId" AND s.closes_at > $3
       AND s.id = coalesce(n."sittingId", (SELECT f.id FROM exam_sittings f
         WHERE f.school_id = $1 AND f.exam_id = n."examId" ORDER BY f.opens_at, f.id LIMIT 1))
     FOR KEY SHARE OF s ON CONFLICT DO NOTHING`,
    [tx.schoolId, JSON.stringify(places), tx.now],
  )
  await tx.run(
    `INSERT INTO exam_students (school_id, exam_id, student_id)
     SELECT e.school_id, e.id, n."studentId" FROM ${sent}
     JOIN exams e ON e.school_id = $1 AND e.id = n."examId" AND e.status = 'draft' AND e.deleted_at IS NULL
     FOR KEY SHARE OF e ON CONFLICT DO NOTHING`,
    [tx.schoolId, JSON.stringify(places)],
  )
}
