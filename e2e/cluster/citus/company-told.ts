// What is written into the company's log at a school's home is there with its commit, and only then; no other school's log is reached.
import type { Client } from 'pg'
import { atHome, type Expect } from './at-home.ts'
import { readCompanyId } from './company-log.ts'
import { connect } from './connect.ts'
import type { Dealt } from './fill-groups.ts'
import { superuserUrl } from './nodes.ts'
import { coordinator } from './places.ts'

const action = 'proof.made'

/** Everything it writes is gone again at its end. */
export async function proveCompanyTold(dealt: readonly Dealt[], expect: Expect): Promise<void> {
  const [at] = dealt
  if (!at) throw new Error('There is no school to write at.')
  const companyId = await readCompanyId()
  const tell = (client: Client, whose: string) =>
    client.query(
      `INSERT INTO company.audit_log (school_id, id, action, subject, detail) VALUES ($1, gen_random_uuid(), $2, 'proof', '{}')`,
      [whose, action],
    )
  await atHome(at.group, at.schoolId, async (client) => {
    await tell(client, companyId)
    throw new Error('taken back')
  }).catch(() => undefined)
  expect('Lines of the company that were taken back', await countLines(), 0)
  await atHome(at.group, at.schoolId, (client) => tell(client, companyId))
  expect('Lines of the company', await countLines(), 1)
  const refused = await atHome(at.group, at.schoolId, (client) => tell(client, at.schoolId)).catch(() => 'refused')
  expect('A line of a school by this way', refused, 'refused')
  const read = await atHome(at.group, at.schoolId, (client) => client.query('SELECT FROM company.audit_log')).catch(
    () => 'refused',
  )
  expect('Reading the company’s log there', read, 'refused')
  await connect(superuserUrl(coordinator), (client) =>
    client.query('DELETE FROM public.audit_log WHERE action = $1', [action]),
  )
}

async function countLines(): Promise<number> {
  return await connect(superuserUrl(coordinator), async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM public.audit_log WHERE action = $1',
      [action],
    )
    return rows[0]?.count ?? 0
  })
}
