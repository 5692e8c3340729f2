import type { Tx } from '../database/tenant.ts'
import { insertRows } from './write-rows.ts'

/** A file of records that somebody brings; its id is the batch of all it adds. */
export type NewImport = {
  id: string
  /** What it brings, as its actions in the log begin: 'question'. */
  noun: string
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
      noun: made.noun,
      file_name: made.fileName,
      format: made.format,
      found_count: made.foundCount,
      left_out_count: made.leftOutCount,
      created_by: made.createdBy,
      created_at: tx.now,
    },
  ])
}

type OwnImport = { id: string; noun: string; userId: string }

/** Whether somebody may go on with an import of such records: their own, and not undone. Whoever else would, or undoes it, waits. */
export async function lockImport(tx: Tx, { id, noun, userId }: OwnImport): Promise<boolean> {
  const found = await tx.optional(
    `SELECT FROM imports WHERE school_id = $1 AND id = $2 AND noun = $4 AND created_by = $3 AND undone_at IS NULL
     FOR UPDATE`,
    [tx.schoolId, id, userId, noun],
  )
  return found !== undefined
}

/** Pieces of an import, and the action of the log by which a record of its kind is taken: 'question.imported'. */
export type Pieces = { importId: string; action: string; positions: readonly number[] }

/** What became of these positions of an import before, by position. Deleted since, they were taken none the less. */
export async function selectImported(tx: Tx, { importId, action, positions }: Pieces): Promise<Map<number, string>> {
  const rows = await tx.rows<{ position: number; id: string }>(
    `SELECT (detail->>'position')::integer AS position, subject AS id FROM audit_log
     WHERE school_id = $1 AND batch = $2 AND action = $4
       AND (detail->>'position')::integer = ANY($3::integer[])`,
    [tx.schoolId, importId, positions, action],
  )
  return new Map(rows.map(({ position, id }) => [position, id]))
}

/** Nothing more is taken of it. */
export async function endImport(tx: Tx, id: string): Promise<void> {
  await tx.run('UPDATE imports SET undone_at = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, id, tx.now])
}
