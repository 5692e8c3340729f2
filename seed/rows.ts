import { quoteName } from '@sabimark/server/src/platform/database/owner.ts'
import type { ClientBase } from 'pg'

/** Writes rows of one table in one statement; columns are the fields of the first row, the rest keep their defaults. */
export async function insertRows(client: ClientBase, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).map(quoteName).join(', ')
  await client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows)],
  )
}
