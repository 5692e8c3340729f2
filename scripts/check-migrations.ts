// The names of the migrations. The server refuses the same when it starts (migrate-files.ts); here it is known before two branches that took
// one number are both on main, where neither can be changed any more.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { answerHelp, ROOT } from './command.ts'

const titled = /^(\d{3})(?:-[a-z\d]+)+\.sql$/
const functionName = /^[a-z\d]+(?:-[a-z\d]+)*\.sql$/

type Names = { migrations: readonly string[]; functions: readonly string[] }

export function checkMigrations({ migrations, functions }: Names): string[] {
  const problems: string[] = []
  const byNumber = new Map<string, string>()
  for (const name of migrations) {
    const [, number] = titled.exec(name) ?? []
    if (number === undefined) {
      problems.push(`${name} is not named like 001-title.sql`)
      continue
    }
    const other = byNumber.get(number)
    if (other) problems.push(`${other} and ${name} have the same number: the one that is not on main takes the next`)
    else byNumber.set(number, name)
  }
  for (const name of functions)
    if (!functionName.test(name)) problems.push(`functions/${name} is not named like save-events.sql`)
  if (byNumber.size === 0) problems.push('not a single migration was looked at')
  return problems
}

if (import.meta.main) {
  answerHelp(
    'node scripts/check-migrations.ts: whether each migration has a name like 001-title.sql and a number of its own.',
  )
  const folder = join(ROOT, 'server', 'migrations')
  const migrations = readdirSync(folder).filter((name) => name !== 'functions')
  const functions = readdirSync(join(folder, 'functions'))
  const problems = checkMigrations({ migrations: migrations.sort(), functions: functions.sort() })
  for (const problem of problems) console.error(problem)
  console.log(`migrations: ${migrations.length} looked at, ${problems.length} findings`)
  if (problems.length > 0) process.exitCode = 1
}
