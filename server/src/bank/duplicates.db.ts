import { folded } from '../platform/database/search-fold.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { ofTheirs } from './bank.db.ts'

/** A question of a file, as it is compared with those of the bank. */
export type Compared = { position: number; passage: string; question: string; options: string[] }

/** As the column stem_key. */
const stemKey = (text: string) => `md5(${folded(`regexp_replace(btrim(${text}, E' \\n\\t'), '\\s+', ' ', 'g')`)})`

/** The same words: case and spaces say nothing, tone marks do. */
const words = (text: string) => `lower(regexp_replace(btrim(normalize(${text}), E' \\n\\t'), '\\s+', ' ', 'g'))`

const optionKeys = (texts: string) => `ARRAY(SELECT ${words('o')} AS key FROM ${texts} ORDER BY key)`

/** Those that are in the bank already, among what a teacher works on, or all; each with the newest that is the same. */
export async function selectDuplicates(tx: Tx, compared: readonly Compared[], teacherId: string | null) {
  return await tx.rows<{ position: number; id: string; isArchived: boolean }>(
    `SELECT DISTINCT ON (n.position) n.position, q.id, q.status = 'archived' AS "isArchived"
     FROM jsonb_to_recordset($2::jsonb) n(position integer, passage text, question text, options jsonb)
     JOIN questions q ON q.school_id = $1 AND q.stem_key = ${stemKey('n.question')}
       AND ${words('q.question')} = ${words('n.question')}
       AND ${optionKeys(`jsonb_array_elements(q.options) e, LATERAL (SELECT e->>'text') t(o)`)}
         = ${optionKeys('jsonb_array_elements_text(n.options) t(o)')}
     LEFT JOIN passages p ON p.school_id = q.school_id AND p.id = q.passage_id
     WHERE ${words(`coalesce(p.text, '')`)} = ${words('n.passage')} AND ($3::uuid IS NULL OR (${ofTheirs('$3')}))
     ORDER BY n.position, q.status, q.id DESC`,
    [tx.schoolId, JSON.stringify(compared), teacherId],
  )
}
