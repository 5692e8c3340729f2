import { answerHelp, run } from './command.ts'

answerHelp(`npm run hostile: bodies and frames that nearly fit, sent to a real server over a real database.

  npm run hostile                 10,000 of them, a few minutes
  npm run hostile -- 50000        so many
  npm run hostile -- 10000 42     the same ones again, by the seed a failure prints

Each is to be refused in the words of the contract, or to be right. One that is not is printed, as small as it goes.`)

const [bodies = '10000', seed = ''] = process.argv.slice(2)
if (![bodies, seed || '0'].every((number) => /^-?\d+$/.test(number)) || Number(bodies) < 1) {
  console.error('Say how many bodies and, if you like, the seed: npm run hostile -- 10000 42')
  process.exit(1)
}
const tests = ['hostile', 'hostile-socket'].map((name) => `server/test/hostile/${name}.test.ts`)
const args = ['run', '--project', 'server', ...tests]
process.exitCode = await run('vitest', args, { HOSTILE_BODIES: bodies, HOSTILE_SEED: seed })
