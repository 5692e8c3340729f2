import type { Subject } from '@sabimark/contract/answers.ts'
import { bytesOf } from '../../platform/files/bytes-of.ts'
import { FileFailure } from '../../platform/files/in-worker.ts'
import { pastedName } from '../../platform/import/choose-file.tsx'
import { randomName } from '../../platform/random-name.ts'
import { askWorker } from '../files/ask-worker.ts'
import type { ReadFile } from '../files/tasks.ts'
import { emptyQuestion } from '../question-draft.ts'
import type { Review } from './found.ts'
import { foundIn } from './to-found.ts'

type Subjects = readonly Subject[]

export const isPasted = ({ fileName }: Pick<Review, 'fileName'>) => fileName === pastedName

/** Reads a file into a review; a FileFailure says why it gives none. `subjects`: those it may name. */
export async function readFile(file: File, subjects: Subjects, signal: AbortSignal): Promise<Review> {
  const bytes = await bytesOf(file)
  return reviewOf(file.name, await askWorker({ kind: 'read', bytes, name: file.name }, signal), subjects)
}

/** The same of what somebody pasted. */
export async function readPaste(text: string, subjects: Subjects, signal: AbortSignal): Promise<Review> {
  return reviewOf(pastedName, await askWorker({ kind: 'paste', text }, signal), subjects)
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
