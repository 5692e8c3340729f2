// Reads files of questions beside the page: whatever a file holds, the page stays alive. One file, which asks for nothing
// more: the policy of a worker lets it fetch nothing.
import { losses } from '@sabimark/question-files/losses.ts'
import { readPasted, readQuestions, readSheets } from '@sabimark/question-files/read.ts'
import { twinsOf } from '@sabimark/question-files/twins.ts'
import { answerTasks } from '../../platform/files/answer-tasks.ts'
import type { Answers, ReadFile, ReadResult, Task } from './tasks.ts'

answerTasks<Task, Answers>({
  read: ({ bytes, name }) => withTwins(readQuestions(bytes, name)),
  paste: ({ text }) => withTwins(readPasted(text)),
  sheets: ({ sheets, columns, format }) => withTwins(readSheets(sheets, columns, format)),
  losses: ({ format, questions }) => losses(format, questions),
})

function withTwins(result: ReadResult): ReadFile {
  return { result, twins: twinsOf(result.questions) }
}
