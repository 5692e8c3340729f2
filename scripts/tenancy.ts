import { answerHelp, run } from './command.ts'

answerHelp(`npm run tenancy: whether one school can reach another, at the database and at the doors.

  npm run tenancy                       all of them
  npm run tenancy -- -t "no row of ours"  one by its name

As the product's own database roles: every table is read and written across schools, every foreign key of the catalogue
pointed there, every function called, and every connection looked at when it comes back. Then how guessing a password is
slowed, how many hashes a sign-in costs, and the security headers of every kind of reply. Everything after -- goes to Vitest.`)

const files = [
  'server/test/tenancy',
  'server/test/catalogue',
  'server/test/headers',
  'server/src/people/sign-in',
  'domain/people/guess',
  'domain/words/address/place',
]
process.exitCode = await run('vitest', ['run', ...files, ...process.argv.slice(2)])
