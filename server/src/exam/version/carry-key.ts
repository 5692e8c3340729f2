import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import { isAskedAlike } from '@sabimark/domain/exam/asked-alike.ts'
import { type CarriedStep, carriedKey, type KeyStep } from '@sabimark/domain/exam/carried-key.ts'
import { isSameAnswer } from '@sabimark/domain/exam/key-entry.ts'
import type { ExamContent, RightKey } from '@sabimark/domain/exam/version.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { glanceAtContent } from './content.ts'
import { insertKey, type StoredKey } from './version.db.ts'

type NewKey = { versionId: string; key: StoredKey; createdBy: string }
type Last = { lastVersionId: string; content: ExamContent }
type StoredStep = KeyStep<StoredKey> & { revision: number }

/** What the key of the next version says in the end, revision by revision. */
export async function carriedSteps(tx: Tx, key: StoredKey, { lastVersionId, content }: Last) {
  const steps = await selectSteps(tx, lastVersionId)
  const [published] = steps
  if (!published) throw new Error(`Version ${lastVersionId} has no key`)
  const answeredAt = steps.length === 1 ? new Map() : await selectAnswered(tx, key, published.at)
  const { questions } = content
  const last = new Map((await glanceAtContent(tx, lastVersionId)).content.questions.map((one) => [one.id, one]))
  const alike = questions.filter((one) => {
    const before = last.get(one.id)
    return before !== undefined && isAskedAlike(before, one)
  })
  const next = { questions, alikeIds: new Set(alike.map(({ id }) => id)), answeredAt }
  return carriedKey(steps, key, next).map((one) => ({ ...one, from: steps[one.step]?.revision ?? 1 }))
}

/** The key of the next version: what the bank says, and each revision of the last version's that still holds, as it was made. */
export async function carryKey(tx: Tx, { versionId, key, createdBy }: NewKey, last: Last): Promise<void> {
  const [first, ...others] = await carriedSteps(tx, key, last)
  await insertKey(tx, { versionId, key: first?.key ?? key, createdBy })
  if (others.length > 0) await insertSteps(tx, { versionId, lastVersionId: last.lastVersionId }, others)
}

/** In milliseconds: what a correction writes into the bank with it is not later. */
const momentOf = (column: string) => `floor(extract(epoch FROM ${column}) * 1000)::float8`

async function selectSteps(tx: Tx, versionId: string): Promise<StoredStep[]> {
  const steps = await tx.rows<Omit<StoredStep, 'takesBack'> & { takesBack: number | null }>(
    `SELECT k.revision, k.key, k.bonus_hundredths AS "bonusHundredths", ${momentOf('k.created_at')} AS at,
       (SELECT t.revision FROM exam_keys t
        WHERE t.school_id = $1 AND t.version_id = $2 AND t.act_id = k.takes_back) AS "takesBack"
     FROM exam_keys k WHERE k.school_id = $1 AND k.version_id = $2 ORDER BY k.revision`,
    [tx.schoolId, versionId],
  )
  const places = new Map(steps.map(({ revision }, place) => [revision, place]))
  return steps.map((step) => ({ ...step, takesBack: places.get(step.takesBack ?? 0) ?? null }))
}

type Answered = { bankQuestionId: string; at: number; ids: [string[], string[]] | null; rules: Between | null }
type Between = [AnswerRules, AnswerRules]

/** When the bank's right answer of each question was last written since a moment, by its id in the exam: the record says it. */
async function selectAnswered(tx: Tx, key: StoredKey, since: number): Promise<Map<string, number>> {
  const ids = new Map(Object.entries(key).map(([id, { bankQuestionId }]) => [bankQuestionId, id]))
  const lines = await tx.rows<Answered>(
    `SELECT l.subject AS "bankQuestionId", ${momentOf('l.done_at')} AS at, l.changes->'correctOptionIds' AS ids,
       l.changes->'rules' AS rules
     FROM audit_log l
     WHERE l.school_id = $1 AND l.subject = ANY ($2) AND l.action = 'question.updated'
       AND l.changes ?| ARRAY['correctOptionIds', 'rules'] AND ${momentOf('l.done_at')} > $3
     ORDER BY l.id`,
    [tx.schoolId, [...ids.keys()], since],
  )
  const answered = new Map<string, number>()
  for (const { bankQuestionId, at, ids: chosen, rules } of lines) {
    const [before, after] = [0, 1].map((side) => rightOf(chosen?.[side], rules?.[side]))
    const id = ids.get(bankQuestionId)
    if (id !== undefined && before && after && !isSameAnswer(before, after)) answered.set(id, at)
  }
  return answered
}

/** A side of what was changed; what stayed is on neither. */
function rightOf(correctOptionIds: string[] = [], rules?: AnswerRules): RightKey {
  return { correctOptionIds, ...(rules && { rules }) }
}

async function insertSteps(
  tx: Tx,
  { versionId, lastVersionId }: { versionId: string; lastVersionId: string },
  steps: readonly (CarriedStep<StoredKey> & { from: number })[],
): Promise<void> {
  await tx.run(
    `INSERT INTO exam_keys (school_id, version_id, revision, key, bonus_hundredths, kind, reason, created_by, created_at, act_id,
       question_id, takes_back)
     SELECT $1, $2, c.revision, c.key, c."bonusHundredths", k.kind, k.reason, k.created_by, k.created_at, k.act_id,
       k.question_id, k.takes_back
     FROM jsonb_to_recordset($4) AS c("from" int, revision int, key jsonb, "bonusHundredths" int)
     JOIN exam_keys k ON k.school_id = $1 AND k.version_id = $3 AND k.revision = c."from"`,
    [
      tx.schoolId,
      versionId,
      lastVersionId,
      JSON.stringify(
        steps.map(({ from, key, bonusHundredths }, place) => ({ from, key, bonusHundredths, revision: place + 2 })),
      ),
    ],
  )
}
