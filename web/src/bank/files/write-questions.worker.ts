// Writes files of questions beside the page; apart from the readers, which need none of what makes workbooks.
import { formats } from '@sabimark/question-files/formats.ts'
import { writeQuestions } from '@sabimark/question-files/write.ts'
import { answerTasks } from '../../platform/files/answer-tasks.ts'
import type { Answers, Task } from './tasks.ts'

answerTasks<Task, Answers>({
  write: async ({ format, questions, pictures }) => {
    const { extension = '', mediaType = '' } = formats.find(({ id }) => id === format) ?? {}
    return { bytes: await writeQuestions(format, questions, pictures), extension, mediaType }
  },
})
