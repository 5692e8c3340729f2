import type { Tx } from '../platform/database/tenant.ts'

/** A sitting and whose it is, as the door of its hall finds it; `isAssigned`: who asks invigilates it. */
export type HallRow = {
  examId: string
  sittingId: string
  title: string
  subject: string
  ownerId: string
  subjectId: string
  opensAt: Date
  closesAt: Date
  durationMinutes: number
  questionCount: number
  isAssigned: boolean
}

/** None of another school, nor of another exam. */
export async function selectOptionalHall(
  tx: Tx,
  { examId, sittingId }: { examId: string; sittingId: string },
  userId: string,
): Promise<HallRow | undefined> {
  return await tx.optional<HallRow>(
    `SELECT e.id AS "examId", s.id AS "sittingId", e.title, b.name AS subject, e.owner_id AS "ownerId",
       e.subject_id AS "subjectId", s.opens_at AS "opensAt", s.closes_at AS "closesAt", s.duration_minutes AS "durationMinutes",
       (SELECT count(*) FROM exam_questions q WHERE q.school_id = e.school_id AND q.exam_id = e.id) AS "questionCount",
       EXISTS (SELECT FROM sitting_invigilators i
         WHERE i.school_id = s.school_id AND i.sitting_id = s.id AND i.user_id = $4) AS "isAssigned"
     FROM exams e JOIN exam_sittings s ON s.school_id = e.school_id AND s.exam_id = e.id
     JOIN subjects b ON b.school_id = e.school_id AND b.id = e.subject_id
     WHERE e.school_id = $1 AND e.id = $2 AND s.id = $3 AND e.deleted_at IS NULL`,
    [tx.schoolId, examId, sittingId, userId],
  )
}
