import type { Answers, Task } from './tasks.ts'

/** What a file may take; the readers are linear, so nothing of a school's comes near it. */
const mostMs = 60_000

/** Why a file could not be read or written, in a sentence. */
export class FileFailure extends Error {}

const tooLong =
  'Reading this file took more than a minute, and was stopped. Split it, or save it in another format, and try again.'
const unread = 'This file could not be read. Nothing was changed; save it again, or in another format, and try again.'
const unwritten = 'The file could not be written. Nothing was lost; try again, or choose another format.'
const unloaded = 'The program that reads files could not be fetched. Check the connection and try again.'

// Written out, as the build looks for it.
const newReader = () => new Worker(new URL('./question-files.worker.ts', import.meta.url), { type: 'module' })
const newWriter = () => new Worker(new URL('./write-questions.worker.ts', import.meta.url), { type: 'module' })

/** Does one task in a worker of its own, which is ended with it, or when `signal` says so. Rejects with a FileFailure. */
export function inWorker<Kind extends Task['kind']>(
  task: Extract<Task, { kind: Kind }>,
  signal?: AbortSignal,
): Promise<Answers[Kind]> {
  return new Promise((resolve, reject) => {
    // Stopped while the file itself was being read.
    if (signal?.aborted) return reject(new FileFailure(unread))
    const worker = task.kind === 'write' ? newWriter() : newReader()
    const end = (done: () => void) => {
      clearTimeout(timer)
      worker.terminate()
      done()
    }
    const broken = task.kind === 'read' || task.kind === 'paste' ? unread : unwritten
    const fail = (sentence: string) => end(() => reject(new FileFailure(sentence)))
    const timer = setTimeout(() => fail(tooLong), mostMs)
    // Without a message the program itself did not come; else it fell over, as when there is no memory left.
    worker.addEventListener('error', ({ message }) => fail(message ? broken : unloaded))
    worker.addEventListener('messageerror', () => fail(broken))
    worker.addEventListener('message', ({ data }: MessageEvent<{ answered?: Answers[Kind] }>) => {
      const { answered } = data
      if (answered === undefined) fail(broken)
      else end(() => resolve(answered))
    })
    signal?.addEventListener('abort', () => fail(broken))
    worker.postMessage(task)
  })
}
