// Every text people read, and those that say it as a translation would.
import { answerHelp, ROOT } from './command.ts'
import { listWords } from './words/list-words.ts'
import { betterFor } from './words/wording.ts'

answerHelp(`npm run words: lists every text people read, with the file and line it is in.

  npm run words                    all of them
  npm run words -- web/src/exam    those below a folder
  npm run words -- --check         only those with a wording of scripts/words/wording.ts, and the better one; fails on any

Read are screens, emails, refusals, the API reference, what the server prints, sample data, the README and docs/*.md.`)

const isCheck = process.argv.includes('--check')
const [folder = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

for (const { file, line, text } of listWords(ROOT).filter((words) => words.file.startsWith(folder))) {
  const better = isCheck ? betterFor(text) : []
  if (!isCheck || better.length > 0) console.log(`${file}:${line}  ${text}`)
  for (const wording of better) console.log(`    better: ${wording}`)
  if (better.length > 0) process.exitCode = 1
}
