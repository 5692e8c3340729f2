// What a table of marks says about its questions.
import { decode } from '@sabimark/question-files/source/decode.ts'
import { answerHelp } from './command.ts'
import { namedFile, stop } from './named-file.ts'
import { printedStatistics } from './statistics/printed.ts'
import { readMarks } from './statistics/read-marks.ts'

answerHelp(`npm run statistics -- FILE.csv: prints the item statistics of a table of marks, as JSON.

  npm run --silent statistics -- FILE.csv      of a file
  npm run --silent statistics -- -             of what comes in

The first line names the questions, the second has the marks available, each further line is a paper. An empty cell is a
question left out. Where the second line begins with something else than a number, the first column names papers.

Variances have the divisor n - 1; "discrimination" is r with the question taken out of the total, "uncorrected" with it
left in. A figure that cannot be given is null, and "why" says why. It ends with 2 where the file cannot be used.`)

const { bytes } = namedFile('statistics', 'FILE.csv')
const table = readMarks(decode(bytes).text)
if ('refused' in table) stop(table.refused)
console.log(JSON.stringify(printedStatistics(table), null, 2))
