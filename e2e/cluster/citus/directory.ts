// What is asked before a school is known, or of several at once: who an account is anywhere, which names are taken, whose an address
// is that names no school. The coordinator keeps these few columns of every group's rows, so that no worker has to answer it, and none
// is missed that is dead.

/** `by`: what a row is looked for by, beside its key. `only`: of which rows, where not of all. */
type Mirrored = { table: string; keys: readonly string[]; columns: readonly string[]; by?: string; only?: string }

/** The key of a row, and what else is kept of it. */
export const mirrored: readonly Mirrored[] = [
  { table: 'schools', keys: ['id'], columns: ['name', 'subdomain', 'look', 'status'] },
  { table: 'users', keys: ['school_id', 'id'], columns: ['account_id', 'role', 'status'], by: 'account_id' },
  {
    table: 'security_settings',
    keys: ['school_id'],
    columns: ['password_expiry', 'password_expiry_since', 'two_factor_since'],
  },
  { table: 'school_settings', keys: ['school_id'], columns: ['logo_id'], by: 'logo_id' },
  { table: 'calendar_feeds', keys: ['school_id', 'user_id'], columns: ['token_hash'], by: 'token_hash' },
  { table: 'shared_links', keys: ['school_id', 'id'], columns: ['token_hash'], by: 'token_hash' },
  { table: 'files', keys: ['school_id', 'id'], columns: ['is_of_question'], by: 'id', only: 'is_of_question' },
]

/** Functions of the product that ask over schools; told to read the directory, each stays as it is. */
export const lookUps = [
  'school_by_subdomain(text)',
  'memberships_of_account(text)',
  'accounts_with_membership(text[])',
  'is_subdomain_taken(text, text)',
  'only_school()',
  'sign_in_rules_of_account(text)',
  'school_of_logo(uuid)',
  'school_of_feed(text)',
  'school_of_share(text)',
  'school_of_question_picture(uuid)',
]

const keptOf = ({ keys, columns }: Mirrored) => [...keys, ...columns]

/**
 * SQL for the coordinator: the tables of the directory that are not there yet, empty, and who reads them; and the locks of no school. One is
 * held by whoever inserts its key, until their transaction ends; no row is left.
 */
export function directoryTables(missing: readonly string[], roleName: (role: string) => string): string {
  const tables = mirrored.flatMap((one) => {
    const { table, keys, by } = one
    if (!missing.includes(table)) return []
    return [
      `CREATE TABLE directory.${table} AS SELECT ${keptOf(one).join(', ')} FROM public.${table} WITH NO DATA;`,
      `ALTER TABLE directory.${table} ADD PRIMARY KEY (${keys.join(', ')});`,
      ...(by ? [`CREATE INDEX ON directory.${table} (${by});`] : []),
      ...(table === 'schools' ? [ofSchools] : []),
    ]
  })
  const lockers = ['app', 'auth'].map(roleName).join(', ')
  return `CREATE SCHEMA IF NOT EXISTS locks;
CREATE TABLE IF NOT EXISTS locks.over_schools (key bigint NOT NULL);
CREATE OR REPLACE FUNCTION locks.take() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_catalog.pg_advisory_xact_lock(NEW.key);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER take BEFORE INSERT ON locks.over_schools FOR EACH ROW EXECUTE FUNCTION locks.take();
GRANT USAGE ON SCHEMA locks TO ${lockers}; GRANT INSERT ON locks.over_schools TO ${lockers};
CREATE SCHEMA IF NOT EXISTS directory;
${tables.join('\n')}
GRANT USAGE ON SCHEMA directory TO ${roleName('platform')};
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA directory TO ${roleName('platform')};
${lookUps.map((one) => `ALTER FUNCTION public.${one} SET search_path = directory, pg_temp;`).join('\n')}`
}

const ofSchools = `ALTER TABLE directory.schools ADD CONSTRAINT schools_subdomain_key UNIQUE (subdomain),
  ADD CONSTRAINT schools_look_key UNIQUE (look), ADD COLUMN home text;
COMMENT ON COLUMN directory.schools.home IS 'The group that holds the school; null for the company''s own, which is on the coordinator.';`

/** SQL that copies what a schema on the coordinator, or a group, holds of schools into these tables of the directory. */
export function fillDirectory(tables: readonly string[], from: string): string {
  return mirrored
    .filter(({ table }) => tables.includes(table))
    .map((one) => {
      const kept = keptOf(one).join(', ')
      const which = one.only ? ` WHERE ${one.only}` : ''
      return `INSERT INTO directory.${one.table} (${kept}) SELECT ${kept} FROM ${from}.${one.table}${which};`
    })
    .join('\n')
}

/**
 * SQL of the functions that keep the directory in the transaction that changes a row, on a node: `schema` is where they find it there.
 * They belong to role platform. What the directory refuses is refused by the name of the constraint, as on one node.
 */
export function keepingFunctions(owner: string): string {
  return mirrored
    .map((one) => {
      const { table, keys } = one
      const kept = keptOf(one)
      // Of a school alone: which group its rows are of.
      const [homeColumn, home] = table === 'schools' ? [', home', ', TG_ARGV[1]'] : ['', '']
      const is = keys.map((name) => `d.${name} = OLD.${name}`).join(' AND ')
      return `CREATE OR REPLACE FUNCTION directory.keep_${table}() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = directory, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM ${table} d WHERE ${is};
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE ${table} d SET ${one.columns.map((name) => `${name} = NEW.${name}`).join(', ')} WHERE ${is};
    IF FOUND THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO ${table} (${kept.join(', ')}${homeColumn}) VALUES (${kept.map((name) => `NEW.${name}`).join(', ')}${home});
  RETURN NULL;
EXCEPTION WHEN unique_violation THEN
  RAISE EXCEPTION USING ERRCODE = 'unique_violation', MESSAGE = SQLERRM, TABLE = TG_ARGV[0],
    CONSTRAINT = coalesce(substring(SQLERRM FROM 'constraint "(\\w+)"'), '');
END $$;
ALTER FUNCTION directory.keep_${table}() OWNER TO ${owner};
REVOKE ALL ON FUNCTION directory.keep_${table}() FROM PUBLIC;`
    })
    .join('\n')
}

/** SQL that has the rows of a group kept in the directory from now on; `relationOf` names the table or its shard. */
export function keepDirectory(group: string | null, relationOf: (table: string) => string): string {
  return mirrored
    .flatMap(({ table, columns, only }) => {
      const named = [table, ...(group === null ? [] : [group])].map((one) => `'${one}'`).join(', ')
      const isOther = columns.map((name) => `OLD.${name} IS DISTINCT FROM NEW.${name}`).join(' OR ')
      const trigger = (name: string, when: string, condition = '') =>
        `CREATE OR REPLACE TRIGGER ${name} AFTER ${when} ON ${relationOf(table)} FOR EACH ROW ${condition}EXECUTE FUNCTION directory.keep_${table}(${named});`
      return [
        trigger('in_directory', 'INSERT', only && `WHEN (NEW.${only}) `),
        trigger('in_directory_changed', 'UPDATE', `WHEN (${isOther}) `),
        trigger('in_directory_deleted', 'DELETE', only && `WHEN (OLD.${only}) `),
      ]
    })
    .join('\n')
}

/**
 * SQL for the coordinator: who comes to an account as staff holds it until the directory says so, for the lock of the address may be given
 * back a moment before. Whoever follows a link to another address waits for it (functions/follow-email-change.sql).
 */
export const holdAccounts = `CREATE OR REPLACE FUNCTION directory.hold_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_catalog.pg_advisory_xact_lock_shared(pg_catalog.hashtextextended('account of ' || NEW.account_id, 0));
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER hold_account BEFORE INSERT OR UPDATE OF account_id ON directory.users
  FOR EACH ROW WHEN (NEW.role <> 'student') EXECUTE FUNCTION directory.hold_account();`
