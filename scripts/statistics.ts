// What a table of marks says about its questions.
import { readFileSync } from 'node:fs'
import { decode } from '@sabimark/question-files/source/decode.ts'
import { answerHelp } from './command.ts'
import { printedStatistics } from './statistics/printed.ts'
import { readMarks } from './statistics/read-marks.ts'

answerHelp(`npm run statistics -- FILE.csv: prints the item statistics of a table of marks, as JSON.

  npm run --silent statistics -- FILE.csv      of a file
  npm run --silent statistics -- -             of what comes in

The first line names the questions, the second has the marks available, each further line is a paper. An empty cell is a
question left out. Where the second line begins with something else than a number, the first column names papers.

Variances have the divisor n - 1; "discrimination" is r with the question taken out of the total, "uncorrected" with it
left in. A figure that cannot be given is null, and "why" says why. It ends with 2 where the file cannot be used.`)

const [file, ...others] = process.argv.slice(2)
if (file === undefined || others.length > 0) stop('Name one file: npm run statistics -- FILE.csv')
const table = readMarks(decode(readBytes(file)).text)
if ('refused' in table) stop(table.refused)
console.log(JSON.stringify(printedStatistics(table), null, 2))

function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path === '-' ? 0 : path)
  } catch (error) {
    return stop(`${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
