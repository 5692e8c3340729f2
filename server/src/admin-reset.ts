/** `npm run admin:reset`: a new password for the first administrator, whether the server runs or not. */
import { resetFirstAdmin } from './people/first-admin/first-admin.ts'
import { ConfigError, loadConfig } from './platform/config.ts'
import { openPoolsOf } from './platform/database/citus-homes.ts'
import { DatabaseError } from './platform/database/embedded-error.ts'
import { MigrationError } from './platform/database/migrate.ts'
import { createEnding } from './platform/process/ending.ts'
import { reachDatabase } from './platform/process/reach-database.ts'

const usage = `npm run admin:reset             prints a new password for the first administrator; their sessions and second factor end
npm run admin:reset -- --help   prints this
It reads the same settings as npm start.`

const plainErrors = [ConfigError, DatabaseError, MigrationError]

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${usage}\n`)
    return
  }
  const onFailure = (_name: string, error: unknown) => {
    if (error instanceof DatabaseError) process.stderr.write(`${error.message}\n`)
  }
  const ending = createEnding({ onFailure })
  try {
    const config = loadConfig({ env: process.env, argv: process.argv.slice(2), cwd: process.cwd() })
    const pools = openPoolsOf(await reachDatabase(config, ending))
    ending.add('the connections', pools.close)
    const { email, password } = await resetFirstAdmin(pools, config)
    process.stdout.write(`The first administrator signs in as ${email} with the password ${password}\n`)
    await ending.end(0)
  } catch (error) {
    const isPlain = plainErrors.some((kind) => error instanceof kind)
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${isPlain ? reason : `The password was not changed: ${reason}`}\n`)
    await ending.end(1)
  }
}

await main()
