import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'

/**
 * The most bytes of text one paper may have: a thousand times what most have. Every candidate's device reads it whole, and so does
 * the one process that answers everybody.
 */
export const mostTextBytes = 3_000_000

/** What names a question and its marks in a content, beside what its author wrote. */
const frameBytes = 120

/** SQL: a text as it stands in a content, which is JSON: a quote is two bytes there, and a control character six. */
const inJson = (text: string) => `to_json(${text})::text`

/** SQL: the texts candidates get of the questions whose ids `ids` selects; weighed by the database, so none of them leaves it. */
const textsOf = (ids: string) => `asked AS (
    SELECT ${inJson('q.question')} AS question, q.options::text AS options, q.answer_rules::text AS rules, q.passage_id
    FROM questions q WHERE q.school_id = $1 AND q.id IN (${ids})
  ), texts AS (
    SELECT question AS text, ${frameBytes} AS frame FROM asked
    UNION ALL SELECT options, 0 FROM asked UNION ALL SELECT rules, 0 FROM asked
    UNION ALL SELECT ${inJson('p.text')}, 0 FROM passages p
      WHERE p.school_id = $1 AND p.id IN (SELECT passage_id FROM asked)
  )`

/** SQL: `textsOf` an exam, and what it says of its sections. */
const textsOfExam = `${textsOf('SELECT x.question_id FROM exam_questions x WHERE x.school_id = $1 AND x.exam_id = $2')}, written AS (
    SELECT * FROM texts
    UNION ALL SELECT ${inJson('s.instructions')}, octet_length(${inJson('s.title')})
      FROM exam_sections s WHERE s.school_id = $1 AND s.exam_id = $2
  )`

/**
 * What each candidate's device fetches of a draft: its questions and their pictures, in bytes before packing. Within some hundredths
 * of what it comes to, and without putting the paper together.
 */
export async function paperBytes(tx: Tx, examId: string): Promise<number> {
  const { bytes } = await tx.one<{ bytes: number }>(
    `WITH ${textsOfExam}, named AS (
       SELECT DISTINCT found[1]::uuid AS id
       FROM written, regexp_matches(text, '\\]\\(file:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[ )]', 'g') AS found
       WHERE strpos(text, '](file:') > 0
     )
     SELECT ((SELECT coalesce(sum(octet_length(text) + frame), 0) FROM written)
       + (SELECT coalesce(sum(octet_length(f.bytes)), 0) FROM files f
          WHERE f.school_id = $1 AND f.id IN (SELECT id FROM named)))::bigint AS bytes`,
    [tx.schoolId, examId],
  )
  return bytes
}

/** SQL: the exam $2 is a draft. */
const isDraft = `EXISTS (SELECT FROM exams e WHERE e.school_id = $1 AND e.id = $2 AND e.status = 'draft')`

/** Refuses a draft whose texts are more than a paper may have. What is published was weighed then, and the bank may say more since. */
export async function refuseLargePaper(tx: Tx, examId: string) {
  const written = `${textsOfExam}, weighed AS (SELECT * FROM written WHERE ${isDraft})`
  return await refuseLarge(tx, `WITH ${written}`, examId)
}

/** Refuses questions of the bank whose texts are more than a paper may have. */
export async function refuseLargeChoice(tx: Tx, questionIds: readonly string[]) {
  return await refuseLarge(
    tx,
    `WITH ${textsOf('SELECT unnest($2::uuid[])')}, weighed AS (SELECT * FROM texts)`,
    questionIds,
  )
}

/** Refuses a content as candidates would get it: what is read from the bank before is weighed there, and this is the last word. */
export function refuseLargeContent(text: string) {
  return Buffer.byteLength(text) > mostTextBytes ? refuse('PAPER_TOO_LARGE') : null
}

async function refuseLarge(tx: Tx, weighed: string, value: unknown) {
  const { bytes } = await tx.one<{ bytes: number }>(
    `${weighed} SELECT coalesce(sum(octet_length(text) + frame), 0)::bigint AS bytes FROM weighed`,
    [tx.schoolId, value],
  )
  return bytes > mostTextBytes ? refuse('PAPER_TOO_LARGE') : null
}
