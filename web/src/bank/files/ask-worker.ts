import { inWorker, unread } from '../../platform/files/in-worker.ts'
import type { Answers, Task } from './tasks.ts'

const unwritten = 'The file could not be written. Nothing was lost; try again, or choose another format.'

// Written out, as the build looks for it.
const newReader = () => new Worker(new URL('./question-files.worker.ts', import.meta.url), { type: 'module' })
const newWriter = () => new Worker(new URL('./write-questions.worker.ts', import.meta.url), { type: 'module' })

/** Has one task about questions done, by the worker that reads or by the one that writes. Rejects with a FileFailure. */
export function askWorker<Kind extends Task['kind']>(
  task: Extract<Task, { kind: Kind }>,
  signal?: AbortSignal,
): Promise<Answers[Kind]> {
  const broken = task.kind === 'losses' || task.kind === 'write' ? unwritten : unread
  return inWorker<Answers[Kind]>({ newWorker: task.kind === 'write' ? newWriter : newReader, task, broken }, signal)
}
