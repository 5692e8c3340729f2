import type { Pool, QueryResultRow } from 'pg'
import type { Ask } from './tenant.ts'

/** Questions of role `platform`, each by itself; `schoolId` is the platform's own school, which no list of schools holds. */
export function acrossSchools(pool: Pool, schoolId: string): Pick<Ask, 'schoolId' | 'rows' | 'unnamedRows'> {
  const rows = async <Row extends QueryResultRow>(text: string, values: unknown[] = []) =>
    (await pool.query<Row>(text, values)).rows
  return { schoolId, rows, unnamedRows: rows }
}
