import { folded } from '../platform/database/search-fold.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { insertRows } from '../platform/record/write-rows.ts'
import { ofTheirs } from './bank.db.ts'

export type NewImport = {
  id: string
  fileName: string
  format: string
  foundCount: number
  leftOutCount: number
  createdBy: string
}

export async function insertImport(tx: Tx, made: NewImport): Promise<void> {
  await insertRows(tx, 'imports', [
    {
      id: made.id,
      file_name: made.fileName,
      format: made.format,
      found_count: made.foundCount,
      left_out_count: made.leftOutCount,
      created_by: made.createdBy,
      created_at: tx.now,
    },
  ])
}

/** Whether somebody may go on with an import: their own, and not undone. Whoever else would, or undoes it, waits. */
export async function lockImport(tx: Tx, id: string, userId: string): Promise<boolean> {
  const found = await tx.optional(
    'SELECT FROM imports WHERE school_id = $1 AND id = $2 AND created_by = $3 AND undone_at IS NULL FOR UPDATE',
    [tx.schoolId, id, userId],
  )
  return found !== undefined
}

/** What became of these positions of an import before, by position. Deleted since, they were taken none the less. */
export async function selectImported(
  tx: Tx,
  importId: string,
  positions: readonly number[],
): Promise<Map<number, string>> {
  const rows = await tx.rows<{ position: number; id: string }>(
    `SELECT (detail->>'position')::integer AS position, subject AS id FROM audit_log
     WHERE school_id = $1 AND batch = $2 AND action = 'question.imported'
       AND (detail->>'position')::integer = ANY($3::integer[])`,
    [tx.schoolId, importId, positions],
  )
  return new Map(rows.map(({ position, id }) => [position, id]))
}

/** Nothing more is taken of it. */
export async function endImport(tx: Tx, id: string): Promise<void> {
  await tx.run('UPDATE imports SET undone_at = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, id, tx.now])
}

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
