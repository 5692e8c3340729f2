import { inSchool } from '../../src/platform/database/tenant.ts'
import type { TestServer } from '../server.ts'

/** Each settled paper of a school becomes so many, a second apart: sat again and again, beyond what an exam would allow. */
export async function multiplyPapers(server: TestServer, school: { schoolId: string }, times: number): Promise<void> {
  const moment = `submitted_at - n * interval '1 second'`
  const copies: [table: string, changes: Record<string, string>][] = [
    ['exam_papers', { attempt_id: 'k.copy', attempt_number: 't.attempt_number + n' }],
    ['exam_attempts', { id: 'k.copy', attempt_number: 't.attempt_number + n', submitted_at: `t.${moment}` }],
    ['results', { id: 'gen_random_uuid()', attempt_id: 'k.copy', submitted_at: `t.${moment}` }],
  ]
  await inSchool(server.pools.app, school, async (tx) => {
    await tx.unnamedRows(
      `CREATE TEMPORARY TABLE copies ON COMMIT DROP AS
       SELECT r.attempt_id AS original, n, gen_random_uuid() AS copy FROM results r, generate_series(1, ${times - 1}) n`,
    )
    for (const [table, changes] of copies) {
      const fields = await tx.unnamedRows<{ name: string }>(
        `SELECT attname AS name FROM pg_attribute
         WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = ''`,
        [table],
      )
      const columns = fields.map(({ name }) => `"${name}"`).join(', ')
      const values = fields.map(({ name }) => changes[name] ?? `t."${name}"`).join(', ')
      const original = table === 'exam_attempts' ? 't.id' : 't.attempt_id'
      await tx.unnamedRows(
        `INSERT INTO ${table} (${columns}) SELECT ${values} FROM ${table} t JOIN copies k ON k.original = ${original}`,
      )
    }
  })
}
