// `fill` makes a few schools in an empty database and says everybody's password; `drive FILE` makes every call of the contract over such
// a database, or over several that Citus holds together, and writes down how each was answered. For `npm run cluster -- citus drive`.
import { writeFileSync } from 'node:fs'
import { env, exit } from 'node:process'
import { scheduleAttemptSweep } from '@sabimark/server/src/marking/sweep-attempts.ts'
import { ensureFirstAdmin } from '@sabimark/server/src/people/first-admin/first-admin.ts'
import { scheduleAccountSweep } from '@sabimark/server/src/people/sign-in/sweep-accounts.ts'
import { isSpread } from '@sabimark/server/src/platform/database/citus.ts'
import { openPoolsOf } from '@sabimark/server/src/platform/database/citus-homes.ts'
import { migrate } from '@sabimark/server/src/platform/database/migrate.ts'
import { type RolePasswords, urlsWith } from '@sabimark/server/src/platform/database/owner.ts'
import { asOne } from '@sabimark/server/test/cluster.ts'
import { serverOver } from '@sabimark/server/test/server.ts'
import type { Made } from './drive/noting.ts'
import { driveEverything } from './drive.ts'
import { growLittle } from './grow.ts'

const ownerUrl = env.DATABASE_URL ?? ''
/** Of whichever name the database is. */
const rolePrefix = 'sabimark'
const chief = { adminEmail: 'chief@people.test', adminPassword: 'correct horse battery' }

async function fill(): Promise<void> {
  await migrate(ownerUrl, { secret: env.SECRET ?? '' })
  console.log(await growLittle(ownerUrl, rolePrefix))
}

async function drive(file: string): Promise<void> {
  const { passwords } = await asOne(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ passwords: RolePasswords }>(
      'SELECT jsonb_object_agg(role, password) AS passwords FROM schema_role_passwords',
    )
    const [row] = rows
    if (!row) throw new Error('The roles of the database have no passwords.')
    return row
  })
  const opening = { urls: urlsWith(ownerUrl, passwords, rolePrefix), hasCitus: await isSpread(ownerUrl) }
  const database = { ownerUrl, urls: opening.urls, secret: '', drop: async () => undefined }
  const [pools, aside] = [openPoolsOf(opening), openPoolsOf(opening)]
  const server = await serverOver({ database, pools }, chief)
  const made: Made[] = []
  try {
    await ensureFirstAdmin(aside, server.config)
    await scheduleAccountSweep(pools)
    await scheduleAttemptSweep(pools)
    server.startJobs()
    const admin = { email: chief.adminEmail, password: chief.adminPassword }
    const password = env.PASSWORD ?? ''
    await driveEverything({ server, aside: { ...server, pools: aside }, password, admin }, made)
  } catch (error) {
    console.error(
      server.logged
        .filter((line) => /"level":(50|"error")/.test(line))
        .slice(-5)
        .join('\n'),
    )
    throw error
  } finally {
    writeFileSync(file, JSON.stringify(made))
    await aside.close()
    await server.stop()
  }
}

const [, , verb, file = ''] = process.argv
await (verb === 'fill' ? fill() : drive(file))
exit(0)
