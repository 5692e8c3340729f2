import type { RangeOfDays } from '@sabimark/domain/report/report-range.ts'
import type { MarksSum } from '@sabimark/domain/school/average.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { counts } from '../../result/summary.db.ts'
import { isBranded } from '../../school/plan-lacks.ts'
import type { ReportParams } from '../rows/params.ts'

type Whose = Pick<ReportParams, 'classId' | 'level' | 'studentId'>

/** Whose cards these are, by class and name: one student, or the active ones of a class, of a level, of the school. */
export async function selectCardStudents(tx: Tx, { classId, level, studentId }: Whose): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT s.user_id AS id FROM students s JOIN users u ON u.school_id = s.school_id AND u.id = s.user_id
     LEFT JOIN classes c ON c.school_id = s.school_id AND c.id = s.class_id
     WHERE s.school_id = $1 AND ($2::uuid IS NULL OR s.user_id = $2) AND ($2::uuid IS NOT NULL OR u.status = 'active')
       AND ($3::uuid IS NULL OR s.class_id = $3) AND ($4::text IS NULL OR c.level = $4)
     ORDER BY c.level_place, c.position, c.name, u.name_key, s.user_id`,
    [tx.schoolId, studentId ?? null, classId ?? null, level ?? null],
  )
  return rows.map(({ id }) => id)
}

/** Who they are, in the order of the ids; who was deleted meanwhile is left out. */
export type CardStudent = { id: string; studentName: string; studentNumber: string; className: string | null }

export async function selectNamesOnCards(tx: Tx, ids: readonly string[]): Promise<CardStudent[]> {
  return await tx.rows<CardStudent>(
    `SELECT s.user_id AS id, u.name AS "studentName", s.student_id AS "studentNumber", c.name AS "className"
     FROM unnest($2::uuid[]) WITH ORDINALITY AS asked(id, place)
     JOIN students s ON s.school_id = $1 AND s.user_id = asked.id
     JOIN users u ON u.school_id = s.school_id AND u.id = s.user_id
     LEFT JOIN classes c ON c.school_id = s.school_id AND c.id = s.class_id
     ORDER BY asked.place`,
    [tx.schoolId, ids],
  )
}

export type CardPaper = {
  studentId: string
  title: string
  attemptNumber: number
  subjectId: string
  subject: string
  submittedAt: Date
  earnedHundredths: number
  availableHundredths: number
  percentage: number
  millionths: number
}

type PapersOfDays = Pick<RangeOfDays, 'from' | 'until'> & { subjectId: string | undefined }

/** The candidate of paper `r` may see its score by now: what a school holds back is on no card, which parents read. */
const isShown = `(SELECT t.release_rule = 'immediate' OR t.released_at IS NOT NULL
    OR (t.release_rule = 'after_exam' AND x.status IN ('completed', 'archived'))
  FROM exam_attempts a JOIN exam_sittings t ON t.school_id = a.school_id AND t.id = a.sitting_id
  JOIN exams x ON x.school_id = a.school_id AND x.id = a.exam_id
  WHERE a.school_id = $1 AND a.id = r.attempt_id)`

/** Papers `r` of these students that were handed in on these days, are settled, and whose scores they may see. */
const ofTheCards = `r.school_id = $1 AND r.student_id = ANY ($2::uuid[]) AND r.submitted_at >= $3
  AND r.submitted_at < $4 AND ($5::uuid IS NULL OR r.subject_id = $5) AND ${counts} AND ${isShown}`

/** What the papers of each of these students come to, where there are any. */
export async function selectCardSums(
  tx: Tx,
  ids: readonly string[],
  { from, until, subjectId }: PapersOfDays,
): Promise<(MarksSum & { studentId: string })[]> {
  return await tx.rows(
    `SELECT r.student_id AS "studentId", count(*) AS "markedCount", sum(r.counted_millionths)::bigint AS "millionthsSum"
     FROM results r WHERE ${ofTheCards} GROUP BY r.student_id`,
    [tx.schoolId, ids, from, until, subjectId ?? null],
  )
}

/** What these students handed in on these days and is settled, the oldest first. */
export async function selectCardPapers(
  tx: Tx,
  ids: readonly string[],
  { from, until, subjectId }: PapersOfDays,
): Promise<CardPaper[]> {
  return await tx.rows<CardPaper>(
    `SELECT r.student_id AS "studentId", e.title, a.attempt_number AS "attemptNumber", r.subject_id AS "subjectId", b.name AS subject,
       r.submitted_at AS "submittedAt", r.earned_hundredths AS "earnedHundredths",
       r.available_hundredths AS "availableHundredths", r.percentage, r.counted_millionths AS millionths
     FROM results r JOIN exams e ON e.school_id = r.school_id AND e.id = r.exam_id
     JOIN exam_attempts a ON a.school_id = r.school_id AND a.id = r.attempt_id
     JOIN subjects b ON b.school_id = r.school_id AND b.id = r.subject_id
     WHERE ${ofTheCards}
     ORDER BY r.submitted_at, r.attempt_id`,
    [tx.schoolId, ids, from, until, subjectId ?? null],
  )
}

export type SchoolHead = {
  schoolName: string
  motto: string
  established: number | null
  address: string
  phone: string
  website: string
  color: string
  logo: Buffer | null
}

/** What stands at the head of each paper; a logo in a form that paper takes. */
export async function selectSchoolHead(tx: Tx): Promise<SchoolHead> {
  return await tx.one<SchoolHead>(
    `SELECT s.name AS "schoolName", s.motto, s.established, s.address, s.website,
       CASE WHEN s.shows_contact THEN s.phone ELSE '' END AS phone,
       CASE WHEN ${isBranded} THEN s.color ELSE '' END AS color, f.bytes AS logo
     FROM schools s
     LEFT JOIN school_settings x ON x.school_id = s.id
     LEFT JOIN files f ON f.school_id = s.id AND f.id = x.logo_id AND f.media_type IN ('image/png', 'image/jpeg')
       AND ${isBranded}
     WHERE s.id = $1`,
    [tx.schoolId],
  )
}
