// What the import of the Question Bank understands of a file.
import { readFileSync } from 'node:fs'
import { printed } from '@sabimark/question-files/printed.ts'
import { readPasted, readQuestions } from '@sabimark/question-files/read.ts'
import { answerHelp } from './command.ts'

answerHelp(`npm run read-questions -- FILE: prints what the import of the Question Bank understands of a file, as JSON.

  npm run --silent read-questions -- FILE      of a file of any format it reads
  npm run --silent read-questions -- -         of what comes in, taken as pasted

question-files/neutral/question.ts says what each field holds. A file that is refused is an answer, too: "refused" says
why, and the command ends with 0. It ends with 2 where there is no such file, and when it is called without one.`)

const [file, ...others] = process.argv.slice(2)
if (file === undefined || others.length > 0) stop('Name one file: npm run read-questions -- FILE')
const bytes = readBytes(file)
const result = file === '-' ? readPasted(new TextDecoder().decode(bytes)) : readQuestions(bytes, file)
console.log(JSON.stringify(printed(result), null, 2))

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
