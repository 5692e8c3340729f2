import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { asOne, onDatabase } from '../../../test/cluster.ts'
import { emptyDatabase, testDatabase } from '../../../test/database.ts'
import { takeLock } from './lock.ts'
import { migrate } from './migrate.ts'
import { schemaVersion } from './migrate-files.ts'
import { readRoleUrls } from './migrate-roles.ts'
import { databaseName, databaseRole, quoteName, type RoleUrls, roleUrls } from './owner.ts'

const cleanUps: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  cleanUps.push(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

async function anEmptyDatabase(options?: string) {
  const database = await emptyDatabase(options)
  cleanUps.push(database.drop)
  return database
}

describe('the product’s own migrations', () => {
  test('run on an empty database, once', async () => {
    const { ownerUrl, secret, rolePrefix } = await anEmptyDatabase()
    const first = await migrate(ownerUrl, { secret, rolePrefix })
    expect(first.length).toBeGreaterThan(0)
    expect(await migrate(ownerUrl, { secret, rolePrefix })).toEqual([])
  })

  test('leave roles that sign in, own nothing they should not and bypass nothing', async () => {
    const database = await testDatabase()
    cleanUps.push(database.drop)
    for (const url of Object.values(database.urls)) {
      const { rows } = await asOne(url, (client) =>
        client.query(
          'SELECT rolsuper, rolbypassrls, rolcreaterole, rolcreatedb FROM pg_roles WHERE rolname = current_user',
        ),
      )
      expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }])
    }
  })

  test('two servers starting at the same moment run each file once', async () => {
    const { ownerUrl, secret, rolePrefix } = await anEmptyDatabase()
    const folder = await folderWith({ '001-one.sql': 'CREATE TABLE one (n int); SELECT pg_sleep(0.2)' })
    const options = { secret, rolePrefix, folder }
    const ran = await Promise.all([migrate(ownerUrl, options), migrate(ownerUrl, options), migrate(ownerUrl, options)])
    expect(ran.flat()).toEqual(['001-one.sql'])
  })
})

describe('a migration file', () => {
  test('may name the roles, and give a function to saver', async () => {
    const { ownerUrl, secret, rolePrefix } = await anEmptyDatabase()
    const saver = databaseRole(rolePrefix, 'saver')
    const folder = await folderWith({
      '001-save.sql': `CREATE FUNCTION save() RETURNS text LANGUAGE sql SECURITY DEFINER AS 'SELECT current_user::text';
        REVOKE ALL ON FUNCTION save() FROM PUBLIC; GRANT EXECUTE ON FUNCTION save() TO :app;
        ALTER FUNCTION save() OWNER TO :saver;`,
    })
    await migrate(ownerUrl, { secret, rolePrefix, folder })
    // A later version of the same function, which is the saver's by then.
    await writeFile(
      join(folder, '002-save-again.sql'),
      `CREATE OR REPLACE FUNCTION save() RETURNS text LANGUAGE sql SECURITY DEFINER AS 'SELECT current_user::text || ''!''';`,
    )
    await migrate(ownerUrl, { secret, rolePrefix, folder })
    const { app } = roleUrls(ownerUrl, secret, rolePrefix)
    const { rows } = await asOne(app, (client) => client.query('SELECT save() AS as_whom'))
    expect(rows).toEqual([{ as_whom: `${saver}!` }])
    // Afterwards the owner is not a member of it, and it can make nothing.
    const { rows: after } = await asOne(ownerUrl, (client) =>
      client.query(
        `SELECT pg_has_role(current_user, $1, 'USAGE') AS is_member, has_schema_privilege($1, 'public', 'CREATE') AS may_create`,
        [saver],
      ),
    )
    expect(after).toEqual([{ is_member: false, may_create: false }])
  })

  test('makes tables the keeper of backups may read, whatever it says of them', async () => {
    const { ownerUrl, secret, rolePrefix } = await anEmptyDatabase()
    const folder = await folderWith({
      '001-one.sql': `CREATE SCHEMA auth; CREATE TABLE auth.plain (id bigint GENERATED ALWAYS AS IDENTITY);
        CREATE TABLE locked (school_id uuid);
        ALTER TABLE locked ENABLE ROW LEVEL SECURITY; ALTER TABLE locked FORCE ROW LEVEL SECURITY`,
    })
    await migrate(ownerUrl, { secret, rolePrefix, folder })
    const keeper = quoteName(databaseRole(rolePrefix, 'keeper'))
    const mayRead = async (...names: string[]) =>
      await asOne(ownerUrl, async (client) => {
        const { rows } = await client.query<{ may: boolean }>(
          'SELECT has_table_privilege($1::regrole, name, $2) AS may FROM unnest($3::text[]) AS name',
          [keeper, 'SELECT', names],
        )
        return rows.map(({ may }) => may)
      })
    expect(await mayRead('locked', 'auth.plain', 'auth.plain_id_seq', 'schema_role_passwords')).toEqual([
      ...[true, true, true, false],
    ])
    await writeFile(join(folder, '002-two.sql'), 'CREATE TABLE later (n int)')
    await migrate(ownerUrl, { secret, rolePrefix, folder })
    expect(await mayRead('later')).toEqual([true])
    const { rows } = await asOne(ownerUrl, (client) =>
      client.query('SELECT tablename, policyname, cmd, qual FROM pg_policies'),
    )
    expect(rows).toEqual([{ tablename: 'locked', policyname: 'keeper_reads', cmd: 'SELECT', qual: 'true' }])
  })

  test('cut off in the middle leaves the owner what it was lent only until the next start', async () => {
    const { ownerUrl, secret, rolePrefix } = await anEmptyDatabase()
    const lent = async () =>
      await asOne(ownerUrl, async (client) => {
        const { rows } = await client.query<{ role: string; isMember: boolean; mayCreate: boolean }>(
          `SELECT r AS role, pg_has_role(current_user, r, 'USAGE') AS "isMember",
                  has_schema_privilege(r, 'public', 'CREATE') AS "mayCreate" FROM unnest($1::text[]) AS r`,
          [[databaseRole(rolePrefix, 'saver'), databaseRole(rolePrefix, 'platform')]],
        )
        return rows.map(({ isMember, mayCreate }) => isMember || mayCreate)
      })
    const folder = await folderWith({ '001-cut.sql': 'SELECT pg_terminate_backend(pg_backend_pid())' })
    await expect(migrate(ownerUrl, { secret, rolePrefix, folder })).rejects.toThrow()
    expect(await lent()).toEqual([true, true])
    expect(await migrate(ownerUrl, { secret, rolePrefix, folder: await folderWith({}) })).toEqual([])
    expect(await lent()).toEqual([false, false])
  })

  test('that fails changes nothing and is named', async () => {
    const { ownerUrl, secret, rolePrefix } = await anEmptyDatabase()
    const folder = await folderWith({
      '001-one.sql': 'CREATE TABLE one (n int)',
      '002-bad.sql': 'CREATE TABLE two (n int); SELECT nothing',
    })
    await expect(migrate(ownerUrl, { secret, rolePrefix, folder })).rejects.toThrow(
      /^Migration 002-bad.sql failed and changed nothing: /,
    )
    const { rows } = await asOne(ownerUrl, (client) =>
      client.query("SELECT to_regclass('one')::text AS one, to_regclass('two') AS two"),
    )
    expect(rows).toEqual([{ one: 'one', two: null }])
  })

  test('that finds twice what may be there once says which rows', async () => {
    const { ownerUrl, secret, rolePrefix } = await anEmptyDatabase()
    const folder = await folderWith({
      '001-one.sql': "CREATE TABLE classes (name text); INSERT INTO classes VALUES ('SS 2'), ('ss2')",
      '002-once.sql': "CREATE UNIQUE INDEX classes_by_name ON classes (lower(replace(name, ' ', '')))",
    })
    await expect(migrate(ownerUrl, { secret, rolePrefix, folder })).rejects.toThrow(
      /^Migration 002-once.sql failed and changed nothing: something is there twice that may be there only once .*=\(ss2\) is duplicated\). Change one/,
    )
  })

  test('changed after it ran stops the start', async () => {
    const { ownerUrl, secret, rolePrefix } = await anEmptyDatabase()
    const folder = await folderWith({ '001-one.sql': 'CREATE TABLE one (n int)' })
    await migrate(ownerUrl, { secret, rolePrefix, folder })
    await writeFile(join(folder, '001-one.sql'), 'CREATE TABLE one (n bigint)')
    await expect(migrate(ownerUrl, { secret, rolePrefix, folder })).rejects.toThrow('Migration 001-one.sql was changed')
  })

  test('that this version does not know stops the start', async () => {
    const { ownerUrl, secret, rolePrefix } = await anEmptyDatabase()
    const folder = await folderWith({ '001-one.sql': 'SELECT 1', '002-two.sql': 'SELECT 2' })
    await migrate(ownerUrl, { secret, rolePrefix, folder })
    await rm(join(folder, '002-two.sql'))
    await expect(migrate(ownerUrl, { secret, rolePrefix, folder })).rejects.toThrow(
      'a newer version of Sabimark, which ran 002-two.sql',
    )
  })

  test('waits until no server of another version works with the database; one of the same is no matter', async () => {
    const { ownerUrl, secret, rolePrefix } = await anEmptyDatabase()
    const folder = await folderWith({ '001-one.sql': 'CREATE TABLE one (n int)' })
    const options = { secret, rolePrefix, folder }
    const aServer = async (version: string, key: string) => {
      const lock = await takeLock({ url: ownerUrl, key, version, onLost: () => undefined })
      cleanUps.push(async () => lock?.release())
      return lock
    }
    const first = await aServer(await schemaVersion(folder), '1')
    expect(await migrate(ownerUrl, options)).toEqual(['001-one.sql'])
    await writeFile(join(folder, '002-two.sql'), 'CREATE TABLE two (n int)')
    const newer = await aServer(await schemaVersion(folder), '2')
    await expect(migrate(ownerUrl, options)).rejects.toThrow(
      'This version has to change the database (002-two.sql), and a server of another version works with it.',
    )
    await rm(join(folder, '002-two.sql'))
    // Nothing was changed: the older one starts again beside itself, and beside the one that waits.
    expect(await migrate(ownerUrl, options)).toEqual([])
    await writeFile(join(folder, '002-two.sql'), 'CREATE TABLE two (n int)')
    await first?.release()
    expect(await migrate(ownerUrl, options)).toEqual(['002-two.sql'])
    await newer?.release()
  })
})

describe('a file of functions', () => {
  const save = (text: string) => `DROP FUNCTION IF EXISTS save();
    CREATE FUNCTION save() RETURNS text LANGUAGE sql SECURITY DEFINER AS 'SELECT current_user || ''${text}''';
    ALTER FUNCTION save() OWNER TO :saver;
    REVOKE ALL ON FUNCTION save() FROM PUBLIC; GRANT EXECUTE ON FUNCTION save() TO :app;`

  test('runs again when its text has changed, in a database of any age, and not otherwise', async () => {
    const { ownerUrl, secret, rolePrefix } = await anEmptyDatabase()
    const options = { secret, rolePrefix, folder: await folderWith({ '001-save.sql': save(', long ago') }) }
    const asWhom = async () => {
      const { app } = roleUrls(ownerUrl, secret, rolePrefix)
      const { rows } = await asOne(app, (client) =>
        client.query<{ save: string; id: number }>("SELECT save(), 'save()'::regprocedure::oid::int AS id"),
      )
      return rows[0]
    }
    const saver = databaseRole(rolePrefix, 'saver')
    await migrate(ownerUrl, options)
    const file = join(options.folder, 'functions', 'save.sql')
    await mkdir(join(options.folder, 'functions'))
    await writeFile(file, save(' now'))
    expect(await migrate(ownerUrl, options)).toEqual(['save.sql'])
    const now = await asWhom()
    expect(now?.save).toBe(`${saver} now`)
    expect(await migrate(ownerUrl, options)).toEqual([])
    expect(await asWhom()).toEqual(now)
    await writeFile(file, save(' later'))
    expect(await migrate(ownerUrl, options)).toEqual(['save.sql'])
    expect(await asWhom()).toMatchObject({ save: `${saver} later` })
  })

  test('that fails leaves the function as it was and is tried again', async () => {
    const { ownerUrl, secret, rolePrefix } = await anEmptyDatabase()
    const folder = await folderWith({ '001-save.sql': save(' before') })
    await mkdir(join(folder, 'functions'))
    const file = join(folder, 'functions', 'save.sql')
    await writeFile(file, `${save(' broken')} SELECT nothing`)
    const options = { secret, rolePrefix, folder }
    await expect(migrate(ownerUrl, options)).rejects.toThrow('save.sql failed and changed nothing')
    const { app } = roleUrls(ownerUrl, secret, rolePrefix)
    const { rows } = await asOne(app, (client) => client.query('SELECT save()'))
    expect(rows).toEqual([{ save: `${databaseRole(rolePrefix, 'saver')} before` }])
    await writeFile(file, save(' mended'))
    expect(await migrate(ownerUrl, options)).toEqual(['save.sql'])
  })
})

describe('the database', () => {
  test('in another encoding is refused and stays empty', async () => {
    const { ownerUrl, secret, rolePrefix } = await anEmptyDatabase(
      "ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' LOCALE_PROVIDER libc",
    )
    await expect(migrate(ownerUrl, { secret, rolePrefix })).rejects.toThrow(
      'DATABASE_URL points to a database with the encoding SQL_ASCII, but UTF8 is needed',
    )
    const { rows } = await asOne(ownerUrl, (client) => client.query("SELECT to_regclass('schema_migrations') AS found"))
    expect(rows).toEqual([{ found: null }])
  })

  test('of an owner who may not make roles is refused', async () => {
    const database = await testDatabase()
    cleanUps.push(database.drop)
    await expect(migrate(database.urls.app, { secret: database.secret })).rejects.toThrow('needs the right CREATEROLE')
  })

  test('keeps the passwords of its roles when SECRET is changed on one machine, and nobody else reads them', async () => {
    const { ownerUrl } = await anEmptyDatabase()
    const folder = await folderWith({ '001-one.sql': 'SELECT 1' })
    const aMachineWith = async (secret: string) => {
      await migrate(ownerUrl, { secret, folder })
      return await readRoleUrls(ownerUrl)
    }
    const connects = async (urls: RoleUrls) => {
      for (const url of Object.values(urls)) await asOne(url, (client) => client.query('SELECT 1'))
    }
    const one = await aMachineWith('the first')
    const other = await aMachineWith('the second')
    await connects(one)
    await connects(other)
    expect(other).toEqual(one)
    for (const url of Object.values(one)) {
      await expect(asOne(url, (client) => client.query('SELECT * FROM schema_role_passwords'))).rejects.toThrow(
        'permission denied',
      )
    }
  })

  test('is entered by its own roles alone, where it is the owner’s', async () => {
    const { ownerUrl, secret, rolePrefix, urls } = await anEmptyDatabase()
    const other = await anEmptyDatabase()
    const folder = await folderWith({})
    for (const database of [{ ownerUrl, secret, rolePrefix }, other])
      await migrate(database.ownerUrl, { ...database, folder })
    const own = await asOne(urls.app, async (client) => (await client.query('SELECT 1 AS one')).rows)
    expect(own).toEqual([{ one: 1 }])
    for (const url of Object.values(other.urls)) {
      const astray = onDatabase(url, databaseName(ownerUrl))
      await expect(asOne(astray, (client) => client.query('SELECT 1'))).rejects.toThrow(
        'permission denied for database',
      )
    }
  })
})
