// `npm run seed -- --scale …`: fills a database with made-up schools and their past exams.
import { ConfigError, loadConfig } from '@sabimark/server/src/platform/config.ts'
import { DatabaseError } from '@sabimark/server/src/platform/database/embedded-error.ts'
import { MigrationError } from '@sabimark/server/src/platform/database/migrate.ts'
import { createEnding } from '@sabimark/server/src/platform/process/ending.ts'
import { reachDatabase } from '@sabimark/server/src/platform/process/reach-database.ts'
import { answerHelp } from '../scripts/command.ts'
import { fill, RealSchoolError, tidy } from './fill.ts'
import { namedScales, readScale, type Scale, ScaleError } from './scale.ts'

const sizesOf = ({ schools, attempts, events }: Scale) =>
  `${schools === 1 ? '1 school' : `${schools} schools`}, ${attempts} attempts, ${events} events`

answerHelp(`npm run seed -- --scale NAME           fills a database with made-up schools and their past exams, to measure by
npm run seed -- --scale --schools 20   as small, with some sizes changed: --schools --attempts --events --students
                                       (of each school) --questions (of each paper)

${Object.entries(namedScales)
  .map(([name, scale]) => `  ${name.padEnd(8)} ${sizesOf(scale)}`)
  .join('\n')}

--scale is needed. It reads the same settings as npm start (DATA_DIR or DATABASE_URL), whether the server runs or not.
A database that holds a school which was not made by this command is left as it is.`)

const plainErrors = [ScaleError, RealSchoolError, ConfigError, DatabaseError, MigrationError]
const ending = createEnding({ onFailure: () => undefined })
process.on('SIGINT', () => void ending.end(130))

async function seed(): Promise<void> {
  const scale = readScale(process.argv.slice(2))
  const config = loadConfig({ env: process.env, argv: [], cwd: process.cwd() })
  const { ownerUrl } = await reachDatabase(config, ending)
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 1000)
  console.log(`Filling with ${sizesOf(scale)}.`)
  const filled = await fill({
    ownerUrl,
    scale,
    onProgress: ({ schools, attempts }) =>
      console.log(
        `  ${attempts} of ${scale.attempts} attempts, ${schools + 1} of ${scale.schools} schools, ${seconds()} s`,
      ),
  })
  console.log('  tidying up')
  await tidy(ownerUrl)
  const { firstNumber: number, password } = filled
  console.log(`Filled with ${sizesOf({ ...scale, ...filled })} in ${seconds()} s.
Everybody's password is ${password}
  administrator   admin@school${number}.seed.invalid
  teacher         teacher1@school${number}.seed.invalid
  student         school seed${number}, student ID SEED/${number}/1`)
}

try {
  await seed()
  await ending.end(0)
} catch (error) {
  const isPlain = plainErrors.some((kind) => error instanceof kind)
  const reason = error instanceof Error ? error.message : String(error)
  console.error(isPlain ? reason : `The database was not filled: ${reason}`)
  await ending.end(1)
}
