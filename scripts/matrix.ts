import { answerHelp, run } from './command.ts'

answerHelp(`npm run matrix: who may do what, and whether a candidate can learn the right answers too early.

  npm run matrix                    all of it, about two minutes
  npm run matrix -- -t exam.publish one call

Every call of the contract is made as every role, as strangers, by sessions that are over, by tickets, from another school
and with its ids, over RPC and REST: exactly those the table in contract/permission.ts names are served, and whoever
is refused has changed nothing. Then every reply a candidate can get is heard under one key and under another, in every
state of an exam: until right answers are shown, none depends on them. Everything after -- goes to Vitest.`)

process.exitCode = await run('vitest', ['run', 'server/test/matrix', 'contract/permission', ...process.argv.slice(2)])
