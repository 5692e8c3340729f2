import type { ExamChanges } from '@sabimark/domain/exam/changes/exam-changes.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectSections } from '../draft/sections.db.ts'
import type { ExamRow } from '../exam.db.ts'
import { selectChosenQuestions } from '../exam-choices.db.ts'

/** What waits to be published of an exam, without questions that were deleted from the bank since; null for nothing. */
export async function selectChanges(tx: Tx, examId: string): Promise<ExamChanges | null> {
  const row = await tx.optional<{ changes: ExamChanges | null; here: string[] }>(
    `SELECT e.changes, ARRAY(SELECT q.id::text FROM jsonb_to_recordset(e.changes -> 'questions') AS c("questionId" uuid)
       JOIN questions q ON q.school_id = e.school_id AND q.id = c."questionId") AS here
     FROM exams e WHERE e.school_id = $1 AND e.id = $2`,
    [tx.schoolId, examId],
  )
  if (!row?.changes) return null
  const here = new Set(row.here)
  return { ...row.changes, questions: row.changes.questions.filter(({ questionId }) => here.has(questionId)) }
}

export async function storeChanges(tx: Tx, examId: string, changes: ExamChanges | null): Promise<void> {
  await tx.run('UPDATE exams SET changes = $3 WHERE school_id = $1 AND id = $2', [
    tx.schoolId,
    examId,
    changes === null ? null : JSON.stringify(changes),
  ])
}

/** The exam as it is given out, as changes to it are written. */
export async function selectAsGivenOut(tx: Tx, exam: ExamRow): Promise<ExamChanges> {
  const { title, instructions, location, totalQuestions, totalMarksHundredths, passingScore } = exam
  const { attemptsAllowed, negative, shuffleQuestions, shuffleOptions, secondMarker, difficulty, tags } = exam
  return {
    title,
    instructions,
    location,
    totalQuestions,
    totalMarksHundredths,
    passingScore,
    attemptsAllowed,
    negative,
    shuffleQuestions,
    shuffleOptions,
    secondMarker,
    difficulty,
    tags,
    sections: await selectSections(tx, exam.id),
    questions: await selectChosenQuestions(tx, exam.id),
  }
}

/** What calendars and doors say of sittings that are not over: they read where it is sat, and look again where it or the title is another. */
export async function updateWhere(tx: Tx, examId: string, location: string): Promise<void> {
  await tx.run(
    `UPDATE exam_sittings SET location = $3, revision = revision + 1, changed_at = $4
     WHERE school_id = $1 AND exam_id = $2 AND closes_at > $4`,
    [tx.schoolId, examId, location, tx.now],
  )
}
