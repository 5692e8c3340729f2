import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import type { QuestionOption, QuestionType } from '@sabimark/domain/bank/question.ts'
import type { AuthorOrder } from '@sabimark/domain/exam/paper.ts'
import type { ExamKey } from '@sabimark/domain/exam/version.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** A bank question as chosen for an exam, with its key and its marks there. */
export type ChosenBankQuestion = {
  bankQuestionId: string
  type: QuestionType
  text: string
  options: QuestionOption[]
  correctOptionIds: string[]
  rules: AnswerRules
  /** Empty for none. */
  explanation: string
  passage: { id: string; text: string } | null
  marksHundredths: number
  /** The place of its section, null where the exam has none. */
  section?: number | null
}

/** What is asked of the chosen questions `x`. */
const bankQuestions = `SELECT q.id AS "bankQuestionId", q.type, q.question AS text, q.options,
       q.correct_option_ids AS "correctOptionIds", q.answer_rules AS rules,
       CASE WHEN q.explanation_shown THEN q.explanation ELSE '' END AS explanation, x.marks_hundredths AS "marksHundredths", x.section,
       (SELECT jsonb_build_object('id', p.id, 'text', p.text) FROM passages p
        WHERE p.school_id = q.school_id AND p.id = q.passage_id) AS passage`

/** The questions of an exam in the author's order, as the bank has them now. */
export async function selectBankQuestionsOf(tx: Tx, examId: string): Promise<ChosenBankQuestion[]> {
  return await tx.rows<ChosenBankQuestion>(
    `${bankQuestions}
     FROM exam_questions x JOIN questions q ON q.school_id = x.school_id AND q.id = x.question_id
     WHERE x.school_id = $1 AND x.exam_id = $2 ORDER BY x.position`,
    [tx.schoolId, examId],
  )
}

/** These questions in this order, as the bank has them now. */
export async function selectBankQuestions(
  tx: Tx,
  chosen: readonly { questionId: string; marksHundredths: number; section?: number | null | undefined }[],
): Promise<ChosenBankQuestion[]> {
  return await tx.rows<ChosenBankQuestion>(
    `${bankQuestions}
     FROM unnest($2::uuid[], $3::int[], $4::int[]) WITH ORDINALITY AS x(question_id, marks_hundredths, section, position)
     JOIN questions q ON q.school_id = $1 AND q.id = x.question_id ORDER BY x.position`,
    [
      tx.schoolId,
      chosen.map(({ questionId }) => questionId),
      chosen.map(({ marksHundredths }) => marksHundredths),
      chosen.map(({ section }) => section ?? null),
    ],
  )
}

/** Keeps with which passage each question of an exam is published. */
export async function keepPassagesOf(tx: Tx, examId: string): Promise<void> {
  await tx.run(
    `UPDATE exam_questions x SET passage_id = q.passage_id FROM questions q
     WHERE x.school_id = $1 AND x.exam_id = $2 AND q.school_id = $1 AND q.id = x.question_id
       AND x.passage_id IS DISTINCT FROM q.passage_id`,
    [tx.schoolId, examId],
  )
}

export type NewVersion = {
  id: string
  examId: string
  rulesVersion: number
  content: string
  contentHash: string
  authorOrder: AuthorOrder
  createdBy: string
}

export async function insertVersion(tx: Tx, version: NewVersion): Promise<void> {
  await tx.run(
    `INSERT INTO exam_versions (school_id, id, exam_id, number, rules_version, content, content_hash, author_order,
       created_by)
     SELECT $1, $2, $3, coalesce(max(number), 0) + 1, $4, $5, $6, $7, $8 FROM exam_versions
     WHERE school_id = $1 AND exam_id = $3`,
    [
      tx.schoolId,
      version.id,
      version.examId,
      version.rulesVersion,
      version.content,
      version.contentHash,
      JSON.stringify(version.authorOrder),
      version.createdBy,
    ],
  )
}

/** What staff know of a question beyond its content: the right options, and which question of the bank it was. */
export type StoredKey = Record<string, ExamKey[string] & { bankQuestionId: string }>

/** The first revision of a version's key, and which questions of the bank it holds. */
export async function insertKey(
  tx: Tx,
  { versionId, key, createdBy }: { versionId: string; key: StoredKey; createdBy: string },
): Promise<void> {
  await tx.run('INSERT INTO exam_keys (school_id, version_id, revision, key, created_by) VALUES ($1, $2, 1, $3, $4)', [
    tx.schoolId,
    versionId,
    JSON.stringify(key),
    createdBy,
  ])
  const held = Object.entries(key).map(([questionId, { bankQuestionId }]) => ({ questionId, bankQuestionId }))
  await tx.run(
    `INSERT INTO version_questions (school_id, version_id, question_id, bank_question_id)
     SELECT $1, $2, q."questionId", q."bankQuestionId"
     FROM jsonb_to_recordset($3) AS q("questionId" text, "bankQuestionId" uuid)`,
    [tx.schoolId, versionId, JSON.stringify(held)],
  )
}

/** What a version is marked by: the right answers, and marks that everybody has on top of their answers. */
export type KeyRow = { revision: number; key: StoredKey; bonusHundredths: number }

/** The newest revision of a version's key: never for candidates. */
export async function selectKey(tx: Tx, versionId: string): Promise<KeyRow> {
  return await tx.one(
    `SELECT revision, key, bonus_hundredths AS "bonusHundredths" FROM exam_keys WHERE school_id = $1 AND version_id = $2
     ORDER BY revision DESC LIMIT 1`,
    [tx.schoolId, versionId],
  )
}

/** The newest key of each of these versions. */
export async function selectKeys(tx: Tx, versionIds: readonly string[]): Promise<Map<string, KeyRow>> {
  const rows = await tx.rows<KeyRow & { versionId: string }>(
    `SELECT DISTINCT ON (version_id) version_id AS "versionId", revision, key, bonus_hundredths AS "bonusHundredths"
     FROM exam_keys WHERE school_id = $1 AND version_id = ANY ($2::uuid[]) ORDER BY version_id, revision DESC`,
    [tx.schoolId, versionIds],
  )
  return new Map(rows.map((row) => [row.versionId, row]))
}

/** A version as stored; without an `authorOrder` where it was published before that was kept apart. */
export type StoredContent = { text: string; contentHash: string; authorOrder: AuthorOrder | null }

export async function selectContentText(tx: Tx, versionId: string): Promise<StoredContent> {
  return await tx.one<StoredContent>(
    `SELECT content AS text, content_hash AS "contentHash", author_order AS "authorOrder" FROM exam_versions
     WHERE school_id = $1 AND id = $2`,
    [tx.schoolId, versionId],
  )
}

export type VersionRef = { versionId: string; examId: string }

/** The version attempts not yet started would get; none before publishing. */
export async function selectOptionalNewestVersion(tx: Tx, examId: string): Promise<VersionRef | undefined> {
  return await tx.optional<VersionRef>(
    `SELECT id AS "versionId", exam_id AS "examId" FROM exam_versions
     WHERE school_id = $1 AND exam_id = $2 ORDER BY number DESC LIMIT 1`,
    [tx.schoolId, examId],
  )
}

/** Every version of an exam, the newest first. */
export async function selectVersionIds(tx: Tx, examId: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    'SELECT id FROM exam_versions WHERE school_id = $1 AND exam_id = $2 ORDER BY number DESC',
    [tx.schoolId, examId],
  )
  return rows.map(({ id }) => id)
}
