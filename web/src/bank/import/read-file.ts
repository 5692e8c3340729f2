import type { Subject } from '@sabimark/contract/answers.ts'
import { randomName } from '../../platform/random-name.ts'
import { FileFailure, inWorker } from '../files/in-worker.ts'
import type { ReadFile } from '../files/tasks.ts'
import { emptyQuestion } from '../question-draft.ts'
import type { Review } from './found.ts'
import { foundIn } from './to-found.ts'

/** The largest file that is looked at, as question-files/limits.ts has it: what is larger is not even read. */
const mostBytes = 20_000_000

type Subjects = readonly Subject[]

/** In place of a file's name. */
export const pastedName = 'What was pasted'

export const isPasted = ({ fileName }: Pick<Review, 'fileName'>) => fileName === pastedName

/** Reads a file into a review; a FileFailure says why it gives none. `subjects`: those it may name. */
export async function readFile(file: File, subjects: Subjects, signal: AbortSignal): Promise<Review> {
  if (file.size > mostBytes) throw new FileFailure('This file is larger than 20 MB. Split it into several files.')
  const bytes = await bytesOf(file)
  return reviewOf(file.name, await inWorker({ kind: 'read', bytes, name: file.name }, signal), subjects)
}

/** The same of what somebody pasted. */
export async function readPaste(text: string, subjects: Subjects, signal: AbortSignal): Promise<Review> {
  return reviewOf(pastedName, await inWorker({ kind: 'paste', text }, signal), subjects)
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new FileFailure(
      'This file could not be opened: it was moved, or changed since you chose it. Choose it again.',
    )
  }
}

function reviewOf(fileName: string, read: ReadFile, subjects: Subjects): Review {
  const { refused, format, leftOut, chars, pictures } = read.result
  if (refused !== null || format === null) throw new FileFailure(refused ?? 'No question was recognised.')
  const found = foundIn(read, subjects)
  const { topic, difficulty, marks, timeAllocation } = emptyQuestion('')
  return {
    fileName: fileName.slice(0, 255),
    format,
    found,
    notUsed: leftOut,
    chars,
    pictures,
    pictureIds: {},
    defaults: { subject: '', topic, difficulty, marks, timeAllocation },
    // A file that says everything of every question is asked about nothing.
    isBegun: found.every(({ open }) => open.length === 0),
    requestKey: randomName(),
    importId: null,
  }
}
