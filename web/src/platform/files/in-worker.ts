/** What a file may take; the readers are linear, so nothing of a school's comes near it. */
const mostMs = 60_000

/** Why a file could not be read or written, in a sentence. */
export class FileFailure extends Error {}

const tooLong =
  'Reading this file took more than a minute, and was stopped. Split it, or save it in another format, and try again.'
const unloaded = 'The program that reads files could not be fetched. Check the connection and try again.'

/** What is said where a file could not be read. */
export const unread =
  'This file could not be read. Nothing was changed; save it again, or in another format, and try again.'

/** A worker and its task; `broken` is what is said when it fell over. */
type Asked = { newWorker: () => Worker; task: object; broken: string }

/** Does one task in a worker of its own, which is ended with it, or when `signal` says so. Rejects with a FileFailure. */
export function inWorker<Answer>({ newWorker, task, broken }: Asked, signal?: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Stopped while the file itself was being read.
    if (signal?.aborted) return reject(new FileFailure(unread))
    const worker = newWorker()
    const end = (done: () => void) => {
      clearTimeout(timer)
      worker.terminate()
      done()
    }
    const fail = (sentence: string) => end(() => reject(new FileFailure(sentence)))
    const timer = setTimeout(() => fail(tooLong), mostMs)
    // Without a message the program itself did not come; else it fell over, as when there is no memory left.
    worker.addEventListener('error', ({ message }) => fail(message ? broken : unloaded))
    worker.addEventListener('messageerror', () => fail(broken))
    worker.addEventListener('message', ({ data }: MessageEvent<{ answered?: Answer }>) => {
      const { answered } = data
      if (answered === undefined) fail(broken)
      else end(() => resolve(answered))
    })
    signal?.addEventListener('abort', () => fail(broken))
    worker.postMessage(task)
  })
}
