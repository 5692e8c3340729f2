// What a transaction at a worker needs of the coordinator: accounts, the directory, the company's own rows. They are tables there and
// foreign tables here, so that what is changed of both is one transaction for whoever asks, and rolled back as one.
import { lookUps } from './directory.ts'

export type Far = {
  coordinatorPort: number
  database: string
  passwords: Readonly<Record<string, string>>
  roleName(role: string): string
}

/** What functions at home ask of accounts; the rest is asked at the coordinator itself. */
const accountTables = ['user', 'account', 'session', 'one_time_tokens', 'two_factors']
/** Of the company: how it is reached, and what a new school begins with. */
const companyTables = ['schools', 'exam_settings', 'notification_settings']
export const ofTheCompany = ['company_contact()', 'settings_of_new_schools()']

/** SQL for a worker, once. */
export function farTables({ coordinatorPort, database, passwords, roleName }: Far): string {
  const [app, auth, platform] = ['app', 'auth', 'platform'].map(roleName)
  const mappings = [app, auth, platform].map(
    (name = '') =>
      `CREATE USER MAPPING FOR ${name} SERVER coordinator OPTIONS (user '${name}', password '${passwords[name]}');`,
  )
  // Apart from the others: a transaction there sees what is so since its first statement, and who waits for a lock is to see what it waited for.
  const lockers = [app, auth].map(
    (name = '') =>
      `CREATE USER MAPPING FOR ${name} SERVER locks OPTIONS (user '${name}', password '${passwords[name]}');`,
  )
  const at = `FOREIGN DATA WRAPPER postgres_fdw
  OPTIONS (host '127.0.0.1', port '${coordinatorPort}', dbname '${database}', fetch_size '1000', updatable 'true')`
  // Whoever lays this may read what these roles may.
  const mine = `CREATE USER MAPPING FOR CURRENT_USER SERVER coordinator OPTIONS (user 'postgres', password '${passwords.postgres}');`
  return `CREATE EXTENSION IF NOT EXISTS postgres_fdw;
CREATE SERVER coordinator ${at};
CREATE SERVER locks ${at};
${[...mappings, ...lockers].join('\n')}
${mine}
CREATE SCHEMA auth; CREATE SCHEMA company;
IMPORT FOREIGN SCHEMA auth LIMIT TO (${quoted(accountTables)}) FROM SERVER coordinator INTO auth OPTIONS (import_default 'true');
IMPORT FOREIGN SCHEMA public LIMIT TO (${quoted(companyTables)}) FROM SERVER coordinator INTO company;
CREATE FOREIGN TABLE company.allowance_uses (what text NOT NULL, who text NOT NULL,
  used_at timestamptz NOT NULL DEFAULT clock_timestamp()) SERVER coordinator OPTIONS (schema_name 'public');
CREATE FOREIGN TABLE company.locks (key bigint NOT NULL) SERVER locks OPTIONS (schema_name 'locks', table_name 'over_schools');
GRANT USAGE ON SCHEMA auth TO ${auth}; GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA auth TO ${auth};
GRANT USAGE ON SCHEMA company TO ${platform}, ${app}, ${auth}; GRANT SELECT ON company.schools TO ${platform};
GRANT SELECT ON company.exam_settings, company.notification_settings TO ${platform};
GRANT SELECT, INSERT ON company.allowance_uses TO ${app};
GRANT INSERT ON company.locks TO ${app}, ${auth};`
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** SQL for a worker: those tables of the directory it does not know yet. */
export function farDirectory(missing: readonly string[], roleName: (role: string) => string): string {
  const imported = `IMPORT FOREIGN SCHEMA directory LIMIT TO (${quoted(missing)}) FROM SERVER coordinator INTO directory;`
  return `CREATE SCHEMA IF NOT EXISTS directory;
${missing.length > 0 ? imported : ''}
GRANT USAGE ON SCHEMA directory TO ${roleName('platform')};
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA directory TO ${roleName('platform')};`
}

/** SQL that has the functions of a home read there what is not at home. */
export function farFunctions(home: string, roleName: (role: string) => string): string {
  const at = (names: readonly string[], schema: string) =>
    names.map((name) => `ALTER FUNCTION ${home}.${name} SET search_path = ${schema}, pg_temp;`)
  return [
    ...at(lookUps, 'directory'),
    ...at(ofTheCompany, 'company'),
    `CREATE OR REPLACE FUNCTION ${home}.lock_over_schools(key bigint) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  INSERT INTO company.locks (key) VALUES (lock_over_schools.key);
END $$;`,
    `CREATE VIEW ${home}.allowance_uses AS SELECT * FROM company.allowance_uses;`,
    `GRANT SELECT, INSERT ON ${home}.allowance_uses TO ${roleName('app')};`,
    // Functions of other roles ask functions there.
    `GRANT USAGE ON SCHEMA ${home} TO ${['saver', 'auth', 'platform'].map(roleName).join(', ')};`,
  ].join('\n')
}
