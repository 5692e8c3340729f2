// What PostgreSQL has written, read from its own log of changes (WAL).
import { Client } from 'pg'

/** Rows of tables that were inserted, changed or deleted, and bytes of the log, without images of whole pages. */
export type Written = { rows: number; walBytes: number }

export type WrittenWatch = {
  /** What transactions have written since the last time it was asked. */
  take(): Promise<Written>
  stop(): Promise<void>
}

const rowChanges = `resource_manager IN ('Heap', 'Heap2') AND record_type ~ '^(INSERT|UPDATE|HOT_UPDATE|DELETE|MULTI_INSERT)'`

/**
 * After a checkpoint the log holds an image of each page that is changed first, which depends on the hour; its length
 * is told apart and left out. So is what no transaction wrote, such as tidying up.
 */
export async function watchWritten(superuserUrl: string, database: string): Promise<WrittenWatch> {
  const url = new URL(superuserUrl)
  url.pathname = `/${database}`
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_walinspect')
  const here = async () => {
    const { rows } = await client.query<{ lsn: string }>('SELECT pg_current_wal_flush_lsn()::text AS lsn')
    return rows[0]?.lsn ?? '0/0'
  }
  let from = await here()
  return {
    take: async () => {
      const until = await here()
      const { rows } = await client.query<Written>(
        `SELECT coalesce(sum(record_length - fpi_length), 0)::integer AS "walBytes",
           (coalesce(sum(coalesce(substring(description FROM 'ntuples: (\\d+)')::integer, 1))
             FILTER (WHERE ${rowChanges}), 0))::integer AS rows
         FROM pg_get_wal_records_info($1::pg_lsn, $2::pg_lsn)
         WHERE $1::pg_lsn < $2::pg_lsn AND xid::text <> '0' AND resource_manager <> 'XLOG'`,
        [from, until],
      )
      from = until
      return rows[0] ?? { rows: Number.NaN, walBytes: Number.NaN }
    },
    stop: () => client.end(),
  }
}
