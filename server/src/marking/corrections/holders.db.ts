import type { ExamStatus } from '@sabimark/domain/exam/exam-status.ts'
import type { CorrectionKind } from '@sabimark/domain/marking/corrections/correction.ts'
import type { KeyRow, StoredKey } from '../../exam/version/version.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** A version of a published exam with its newest key; `questionId`: what it calls the question that was asked for. */
export type HeldVersion = KeyRow & {
  versionId: string
  number: number
  questionId: string | null
  examId: string
  title: string
  status: ExamStatus
  ownerId: string
  owner: string
  paperCount: number
  /** Somebody has begun it, or would get it. */
  isInUse: boolean
}

const versions = (questionId: string, from: string) => `
  SELECT v.id AS "versionId", v.number, ${questionId} AS "questionId", x.id AS "examId", x.title, x.status,
    x.owner_id AS "ownerId", u.name AS owner, k.revision, k.key, k.bonus_hundredths AS "bonusHundredths",
    (SELECT count(*) FROM results r WHERE r.school_id = $1 AND r.exam_id = x.id AND r.version_id = v.id) AS "paperCount",
    EXISTS (SELECT FROM exam_attempts a WHERE a.school_id = $1 AND a.exam_id = x.id AND a.version_id = v.id)
      OR NOT EXISTS (SELECT FROM exam_versions n WHERE n.school_id = $1 AND n.exam_id = x.id AND n.number > v.number) AS "isInUse"
  FROM ${from}
  JOIN exams x ON x.school_id = $1 AND x.id = v.exam_id
  JOIN users u ON u.school_id = $1 AND u.id = x.owner_id
  CROSS JOIN LATERAL (SELECT k.revision, k.key, k.bonus_hundredths FROM exam_keys k
    WHERE k.school_id = $1 AND k.version_id = v.id ORDER BY k.revision DESC LIMIT 1) k`

/** Every version of every published exam that asks this question of the bank, the newest of each exam first. */
export async function selectHolders(tx: Tx, bankQuestionId: string): Promise<HeldVersion[]> {
  return await tx.rows<HeldVersion>(
    `${versions('q.question_id', 'version_questions q JOIN exam_versions v ON v.school_id = $1 AND v.id = q.version_id')}
     WHERE q.school_id = $1 AND q.bank_question_id = $2 AND x.status <> 'draft' ORDER BY x.title, x.id, v.number DESC`,
    [tx.schoolId, bankQuestionId],
  )
}

/** Every version of an exam, the newest first. */
export async function selectVersionsOf(tx: Tx, examId: string): Promise<HeldVersion[]> {
  return await tx.rows<HeldVersion>(
    `${versions('NULL', 'exam_versions v')} WHERE v.school_id = $1 AND v.exam_id = $2 ORDER BY v.number DESC`,
    [tx.schoolId, examId],
  )
}

/** Which question of the bank a question of an exam was, by what any version of it calls it. */
export async function selectOptionalBankQuestion(
  tx: Tx,
  { examId, questionId }: { examId: string; questionId: string },
): Promise<string | undefined> {
  const row = await tx.optional<{ id: string }>(
    `SELECT q.bank_question_id AS id FROM exam_versions v
     JOIN version_questions q ON q.school_id = $1 AND q.version_id = v.id AND q.question_id = $3
     WHERE v.school_id = $1 AND v.exam_id = $2 ORDER BY v.number DESC LIMIT 1`,
    [tx.schoolId, examId, questionId],
  )
  return row?.id
}

/** One revision of an act, with what the key said before it. */
export type MadeRevision = {
  versionId: string
  examId: string
  revision: number
  kind: CorrectionKind
  questionId: string | null
  key: StoredKey
  bonusHundredths: number
  keyBefore: StoredKey
  bonusBefore: number
  isTakenBack: boolean
  /** A newer one of the same question, or of the whole paper as this one, stands: that is taken back first. */
  isOvertaken: boolean
}

/** Of a revision `k`, in SQL. */
export const isOvertaken = `EXISTS (
  SELECT FROM exam_keys l WHERE l.school_id = $1 AND l.version_id = k.version_id AND l.revision > k.revision
    AND l.act_id IS NOT NULL AND l.kind <> 'taken_back' AND l.question_id IS NOT DISTINCT FROM k.question_id
    AND NOT EXISTS (SELECT FROM exam_keys t WHERE t.school_id = $1 AND t.takes_back = l.act_id))`

/** What a correction wrote, in every version it reached. */
export async function selectAct(tx: Tx, actId: string): Promise<MadeRevision[]> {
  return await tx.rows<MadeRevision>(
    `SELECT k.version_id AS "versionId", v.exam_id AS "examId", k.revision, k.kind, k.question_id AS "questionId", k.key,
       k.bonus_hundredths AS "bonusHundredths", b.key AS "keyBefore", b.bonus_hundredths AS "bonusBefore",
       EXISTS (SELECT FROM exam_keys t WHERE t.school_id = $1 AND t.takes_back = $2) AS "isTakenBack",
       ${isOvertaken} AS "isOvertaken"
     FROM exam_keys k JOIN exam_versions v ON v.school_id = $1 AND v.id = k.version_id
       JOIN exam_keys b ON b.school_id = $1 AND b.version_id = k.version_id AND b.revision = k.revision - 1
     WHERE k.school_id = $1 AND k.act_id = $2`,
    [tx.schoolId, actId],
  )
}
