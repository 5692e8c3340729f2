// The company's log as a transaction at a worker writes into it: what is in the school's log is in the company's, for that commits first.
import { connect } from './connect.ts'
import { readRolePasswords, superuserUrl } from './nodes.ts'
import { coordinator, DATABASE, workers } from './places.ts'
import { roleName } from './read-shards.ts'

const columns = `school_id uuid NOT NULL, id uuid NOT NULL, actor_user_id uuid, action text NOT NULL, subject text NOT NULL,
  detail jsonb NOT NULL, changes jsonb, batch uuid, address text, device text`

/** SQL for a worker, again and again: role app may add a line there, of the company's own school alone, and read none. */
export function companyLog(companyId: string, password: string): string {
  const app = roleName('app')
  return `SET citus.enable_ddl_propagation = off;
CREATE SERVER IF NOT EXISTS company_log FOREIGN DATA WRAPPER postgres_fdw OPTIONS (host '127.0.0.1', port '${coordinator.port}',
  dbname '${DATABASE}', options '-c app.school_id=${companyId}');
CREATE USER MAPPING IF NOT EXISTS FOR ${app} SERVER company_log OPTIONS (user '${app}', password '${password}');
CREATE FOREIGN TABLE IF NOT EXISTS company.audit_log (${columns}) SERVER company_log OPTIONS (schema_name 'public', table_name 'audit_log');
GRANT INSERT ON company.audit_log TO ${app};`
}

export async function layCompanyLog(): Promise<void> {
  const password = (await readRolePasswords())[roleName('app')] ?? ''
  const text = companyLog(await readCompanyId(), password)
  for (const node of workers) await connect(superuserUrl(node), (client) => client.query(text))
}

/** The school the company itself is. */
export async function readCompanyId(): Promise<string> {
  const { rows } = await connect(superuserUrl(coordinator), (client) =>
    client.query<{ id: string }>(`SELECT id FROM public.schools WHERE subdomain = 'platform'`),
  )
  const [row] = rows
  if (!row) throw new Error('The coordinator has no school of the company.')
  return row.id
}
