// Reads and writes files of questions beside the page: whatever a file holds, the page stays alive.
import { formats } from '@sabimark/question-files/formats.ts'
import { losses } from '@sabimark/question-files/losses.ts'
import { readPasted, readQuestions } from '@sabimark/question-files/read.ts'
import { twinsOf } from '@sabimark/question-files/twins.ts'
import { writeQuestions } from '@sabimark/question-files/write.ts'
import type { Answers, ReadFile, ReadResult, Task } from './tasks.ts'

async function answer(task: Task): Promise<Answers[Task['kind']]> {
  switch (task.kind) {
    case 'read':
      return withTwins(readQuestions(task.bytes, task.name))
    case 'paste':
      return withTwins(readPasted(task.text))
    case 'losses':
      return losses(task.format, task.questions)
    case 'write': {
      const format = formats.find(({ id }) => id === task.format)
      const bytes = await writeQuestions(task.format, task.questions)
      return { bytes, extension: format?.extension ?? '', mediaType: format?.mediaType ?? '' }
    }
  }
}

function withTwins(result: ReadResult): ReadFile {
  return { result, twins: twinsOf(result.questions) }
}

self.addEventListener('message', ({ data }: MessageEvent<Task>) => {
  answer(data).then(
    (answered) => self.postMessage({ answered }),
    () => self.postMessage({ isFailed: true }),
  )
})
