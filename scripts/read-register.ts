// What the review of a register of students understands of a file.
import { basename } from 'node:path'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { printedRegister } from '@sabimark/question-files/printed-register.ts'
import { pastedTables, readTablesOf } from '@sabimark/question-files/tables.ts'
import { answerHelp } from './command.ts'
import { namedFile } from './named-file.ts'

answerHelp(`npm run read-register -- FILE: prints what the review of a list of students understands of a file, as JSON.

  npm run --silent read-register -- FILE      of an Excel workbook or a CSV file
  npm run --silent read-register -- -         of what comes in, taken as cells copied from a sheet

Nothing is sent or kept. Classes are called as those would be that are made for them, and a school without students is taken: whoever
is named twice in the file is left out the second time. A file that is refused is an answer, too: "refused" says why, and the command
ends with 0. It ends with 2 where there is no such file, and when it is called without one.`)

const { file, bytes } = namedFile('read-register', 'FILE')
const read = file === '-' ? pastedTables(new TextDecoder().decode(bytes)) : readTablesOf(bytes, basename(file))
console.log(JSON.stringify(printedRegister(read, lagosDate(new Date())), null, 2))
