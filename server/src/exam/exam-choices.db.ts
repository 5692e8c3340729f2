// What an exam has chosen of the school: its questions, its sections and its classes.
import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import type { QuestionType } from '@sabimark/domain/bank/question.ts'
import type { ContentSection } from '@sabimark/domain/exam/section.ts'
import { ofTheirs, type QuestionStatus } from '../bank/bank.db.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { deleteSections, insertSections } from './draft/sections.db.ts'

/** A question of an exam, its marks in this exam and the place of its section, in the author's order. */
export type ChosenQuestion = { questionId: string; marksHundredths: number; section?: number | undefined }

/** The chosen questions in the author's order. */
export async function selectChosenQuestions(tx: Tx, examId: string): Promise<ChosenQuestion[]> {
  const rows = await tx.rows<Omit<ChosenQuestion, 'section'> & { section: number | null }>(
    `SELECT question_id AS "questionId", marks_hundredths AS "marksHundredths", section FROM exam_questions
     WHERE school_id = $1 AND exam_id = $2 ORDER BY position`,
    [tx.schoolId, examId],
  )
  return rows.map(({ section, ...one }) => ({ ...one, ...(section !== null && { section }) }))
}

/** What the list of a draft's questions says of each. */
export type ChosenText = { id: string; question: string; type: QuestionType; topic: string; minutes: number }

/** What these questions ask that are still of this subject: all of them, or what this teacher sees. */
export async function selectChosenTexts(
  tx: Tx,
  { subjectId, questions }: { subjectId: string; questions: readonly Pick<ChosenQuestion, 'questionId'>[] },
): Promise<ChosenText[]> {
  if (questions.length === 0) return []
  return await tx.rows(
    `SELECT q.id, q.question, q.type, q.topic, q.time_allocation_minutes::float8 AS minutes
     FROM unnest($2::uuid[]) WITH ORDINALITY AS x(id, position)
     JOIN questions q ON q.school_id = $1 AND q.id = x.id AND q.subject_id = $3
     ORDER BY x.position`,
    [tx.schoolId, questions.map(({ questionId }) => questionId), subjectId],
  )
}

/** The classes chosen for an exam. */
export async function selectClassIds(tx: Tx, examId: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    'SELECT class_id AS id FROM exam_classes WHERE school_id = $1 AND exam_id = $2',
    [tx.schoolId, examId],
  )
  return rows.map(({ id }) => id)
}

/** Replaces classes, sections and questions of a draft; the order of `questions` is the author's, section by section. */
export async function replaceChoices(
  tx: Tx,
  examId: string,
  {
    classIds,
    sections,
    questions: chosen,
  }: { classIds: string[]; sections: ContentSection[]; questions: ChosenQuestion[] },
): Promise<void> {
  const questions = chosen.toSorted((one, other) => (one.section ?? 0) - (other.section ?? 0))
  await tx.run('DELETE FROM exam_classes WHERE school_id = $1 AND exam_id = $2', [tx.schoolId, examId])
  await tx.run('DELETE FROM exam_questions WHERE school_id = $1 AND exam_id = $2', [tx.schoolId, examId])
  await deleteSections(tx, examId)
  await insertSections(tx, examId, sections)
  await tx.run(
    `INSERT INTO exam_classes (school_id, exam_id, class_id)
     SELECT $1, $2, id FROM unnest($3::uuid[]) AS id ON CONFLICT DO NOTHING`,
    [tx.schoolId, examId, classIds],
  )
  await tx.run(
    `INSERT INTO exam_questions (school_id, exam_id, question_id, marks_hundredths, section, position)
     SELECT $1, $2, q.id, q.marks, q.section, q.position
     FROM unnest($3::uuid[], $4::int[], $5::int[]) WITH ORDINALITY AS q(id, marks, section, position)`,
    [
      tx.schoolId,
      examId,
      questions.map((one) => one.questionId),
      questions.map((one) => one.marksHundredths),
      questions.map((one) => one.section ?? null),
    ],
  )
}

/** The chosen questions with how each is answered. */
export async function selectChosenRules(
  tx: Tx,
  examId: string,
): Promise<{ marksHundredths: number; section: number | null; rules: AnswerRules }[]> {
  return await tx.rows(
    `SELECT x.marks_hundredths AS "marksHundredths", x.section, q.answer_rules AS rules
     FROM exam_questions x JOIN questions q ON q.school_id = x.school_id AND q.id = x.question_id
     WHERE x.school_id = $1 AND x.exam_id = $2 ORDER BY x.position`,
    [tx.schoolId, examId],
  )
}

/**
 * Of those chosen questions that are of the school's bank and of this subject, whether they are in use; they stay so until the
 * transaction ends: who archives one waits, or is waited for. A teacher chooses among what they see, or the exam they
 * write would show them a colleague's; what the exam had before is `kept`.
 */
export async function selectStatusOfQuestions(
  tx: Tx,
  { subjectId, questions }: { subjectId: string; questions: ChosenQuestion[] },
  { kept, teacherId }: { kept: readonly string[]; teacherId: string | null },
): Promise<Map<string, QuestionStatus>> {
  const rows = await tx.rows<{ id: string; status: QuestionStatus }>(
    `SELECT q.id, q.status FROM questions q WHERE q.school_id = $1 AND q.subject_id = $2 AND q.id = ANY($3::uuid[])
       AND ($4::uuid IS NULL OR q.id = ANY($5::uuid[]) OR (${ofTheirs('$4')}))
     ORDER BY q.id FOR KEY SHARE OF q`,
    [tx.schoolId, subjectId, questions.map(({ questionId }) => questionId), teacherId, kept],
  )
  return new Map(rows.map(({ id, status }) => [id, status]))
}
