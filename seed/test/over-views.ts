// At the home of a group tables are views (decision 087), of which PostgreSQL does not know that their other columns follow from their key.
import { askedByWriting } from '@sabimark/server/src/platform/database/written-since.ts'
import { asOne } from '@sabimark/server/test/cluster.ts'
import type { Client } from 'pg'
import type { HeardStatement } from './listen.ts'

/** The statements that cannot be planned where each table is a view of all its columns, and why. */
export async function findRefusedByViews(ownerUrl: string, heard: readonly HeardStatement[]): Promise<string[]> {
  return await asOne(ownerUrl, async (owner) => {
    await owner.query('BEGIN')
    try {
      await makeViews(owner)
      const refused: string[] = []
      for (const { text } of heard) {
        await owner.query('SAVEPOINT before')
        const reason = await owner.query(`PREPARE it AS ${text}`).then(
          () => undefined,
          (error: Error) => error.message,
        )
        if (reason) refused.push(`${reason}: ${text}`)
        await owner.query(reason ? 'ROLLBACK TO before' : 'DEALLOCATE it')
      }
      return refused
    } finally {
      await owner.query('ROLLBACK')
    }
  })
}

async function makeViews(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  )
  await owner.query('CREATE SCHEMA home')
  for (const { name } of rows) {
    const listed = askedByWriting.has(name) ? '*, xmin' : '*'
    await owner.query(`CREATE VIEW home.${name} AS SELECT ${listed} FROM public.${name}`)
  }
  await owner.query('SET LOCAL search_path = home, auth, public')
}
