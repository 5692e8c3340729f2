// PostgreSQL says of each row which transaction wrote it (`xmin`). Those that had ended before a statement are older than the oldest that was
// under way then, and what they wrote that statement has seen: the next one asks for what others wrote.

/** Of these tables that is asked. At the home of a group tables are views, which have no `xmin` unless they name it. */
export const askedByWriting: ReadonlySet<string> = new Set(['exam_attempts', 'attempt_epochs'])

/** In a statement: from where the next one goes on. */
export const readToNow = 'pg_snapshot_xmin(pg_current_snapshot())::xid::text'

/**
 * Whether a row was written since a statement that answered `readToNow`, which is the parameter `readTo`. True of all rows where it is null,
 * and where it comes from a database that is ahead of this one: a school may have moved. How old it is is asked once, and not of each row.
 */
export const isWrittenSince = (row: string, readTo: string): string =>
  `age(${row}.xmin) <= (SELECT CASE WHEN age(${readTo}::xid) >= 0 THEN age(${readTo}::xid) ELSE 2147483647 END)`
