import { FileFailure } from './in-worker.ts'

/** The largest file that is looked at, as question-files/limits.ts has it: what is larger is not even read. */
const mostBytes = 20_000_000

/** What a chosen file holds; a FileFailure says why it cannot be had. */
export async function bytesOf(file: File): Promise<Uint8Array> {
  if (file.size > mostBytes) throw new FileFailure('This file is larger than 20 MB. Split it into several files.')
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new FileFailure(
      'This file could not be opened: it was moved, or changed since you chose it. Choose it again.',
    )
  }
}
