/** Brings the coordinator of several databases to this version; `npm run cluster -- citus migrate` does the rest. Prints what it ran. */
import { loadConfig } from './platform/config.ts'
import { MigrationError, migrate } from './platform/database/migrate.ts'

try {
  const config = loadConfig({ env: process.env, argv: [], cwd: process.cwd() })
  if (config.databaseUrl === null) throw new MigrationError('DATABASE_URL must name the coordinator.')
  const ran = await migrate(config.databaseUrl, { secret: config.secrets[0] ?? '' })
  for (const name of ran) process.stdout.write(`${name}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
