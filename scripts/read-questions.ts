// What the import of the Question Bank understands of a file.
import { printed } from '@sabimark/question-files/printed.ts'
import { readPasted, readQuestions } from '@sabimark/question-files/read.ts'
import { answerHelp } from './command.ts'
import { namedFile } from './named-file.ts'

answerHelp(`npm run read-questions -- FILE: prints what the import of the Question Bank understands of a file, as JSON.

  npm run --silent read-questions -- FILE      of a file of any format it reads
  npm run --silent read-questions -- -         of what comes in, taken as pasted

question-files/neutral/question.ts says what each field holds. Where no row names the columns of a sheet, or not all of them,
"sheets" says what each column was taken for, and every question has that among its guesses: the import asks first. A file that is refused is an answer, too: "refused" says
why, and the command ends with 0. It ends with 2 where there is no such file, and when it is called without one.`)

const { file, bytes } = namedFile('read-questions', 'FILE')
const result = file === '-' ? readPasted(new TextDecoder().decode(bytes)) : readQuestions(bytes, file)
console.log(JSON.stringify(printed(result), null, 2))
