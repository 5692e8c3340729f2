import type { Paper } from '@sabimark/domain/exam/paper.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** A candidate's paper as stored: `attemptId` is the id its attempt has or will have. */
export type PaperRow = { attemptId: string; versionId: string; paper: Paper }

export type NewPaper = PaperRow & { sittingId: string; studentId: string; attemptNumber: number }

/**
 * Stores the papers of candidates who have none for that attempt; a paper that is there stays as it is. None is stored of a version
 * that is no longer the sitting's: whoever publishes changes at this moment is waited for.
 */
export async function insertPapers(tx: Tx, papers: readonly NewPaper[]): Promise<number> {
  return await tx.run(
    `INSERT INTO exam_papers (school_id, sitting_id, student_id, attempt_number, version_id, attempt_id, rules_version,
       paper)
     SELECT $1, p.* FROM unnest($2::uuid[], $3::uuid[], $4::int[], $5::uuid[], $6::uuid[], $7::int[], $8::jsonb[])
         AS p(sitting_id, student_id, attempt_number, version_id, attempt_id, rules_version, paper)
       JOIN exam_sittings s ON s.school_id = $1 AND s.id = p.sitting_id AND s.version_id = p.version_id
     FOR KEY SHARE OF s
     ON CONFLICT (school_id, sitting_id, student_id, attempt_number) DO NOTHING`,
    [
      tx.schoolId,
      papers.map((one) => one.sittingId),
      papers.map((one) => one.studentId),
      papers.map((one) => one.attemptNumber),
      papers.map((one) => one.versionId),
      papers.map((one) => one.attemptId),
      papers.map((one) => one.paper.rulesVersion),
      papers.map((one) => JSON.stringify(one.paper)),
    ],
  )
}

export type PaperName = { sittingId: string; studentId: string; attemptNumber: number }

export async function selectOptionalPaper(tx: Tx, name: PaperName): Promise<PaperRow | undefined> {
  return await tx.optional<PaperRow>(
    `SELECT attempt_id AS "attemptId", version_id AS "versionId", paper FROM exam_papers
     WHERE school_id = $1 AND sitting_id = $2 AND student_id = $3 AND attempt_number = $4`,
    [tx.schoolId, name.sittingId, name.studentId, name.attemptNumber],
  )
}

/** One of a student's papers, and which attempt it is for. */
export type StudentPaper = PaperRow & Omit<PaperName, 'studentId'>

/** The papers a student has for the sittings of an exam. */
export async function selectPapersOf(
  tx: Tx,
  { examId, studentId }: { examId: string; studentId: string },
): Promise<StudentPaper[]> {
  return await tx.rows<StudentPaper>(
    `SELECT p.sitting_id AS "sittingId", p.attempt_number AS "attemptNumber", p.attempt_id AS "attemptId",
       p.version_id AS "versionId", p.paper
     FROM exam_sittings s JOIN exam_papers p ON p.school_id = s.school_id AND p.sitting_id = s.id AND p.student_id = $3
     WHERE s.school_id = $1 AND s.exam_id = $2`,
    [tx.schoolId, examId, studentId],
  )
}
