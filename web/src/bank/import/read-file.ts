import type { Subject } from '@sabimark/contract/answers.ts'
import { subjectFinder } from '@sabimark/domain/school/subjects/subject-finder.ts'
import { bytesOf } from '../../platform/files/bytes-of.ts'
import { FileFailure } from '../../platform/files/in-worker.ts'
import { pastedName } from '../../platform/import/choose-file.tsx'
import { randomName } from '../../platform/random-name.ts'
import { askWorker } from '../files/ask-worker.ts'
import type { ReadFile } from '../files/tasks.ts'
import { emptyQuestion } from '../question-draft.ts'
import type { Defaults, Found, Review } from './found.ts'
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

/** The review with what its sheets hold, as their columns are chosen now; a FileFailure says why they hold nothing. */
export async function readColumns(review: Review, subjects: Subjects, signal: AbortSignal): Promise<Review> {
  const { sheets, format } = review
  if (!sheets) return review
  const read = await askWorker({ kind: 'sheets', sheets, columns: sheets.columns, format }, signal)
  if (read.result.refused !== null) throw new FileFailure(read.result.refused)
  const found = foundOf(read, subjects)
  const defaults = { ...review.defaults, named: namedIn(found.found, subjects, review.defaults.named) }
  return { ...review, ...found, defaults, isColumnsStep: false }
}

function reviewOf(fileName: string, read: ReadFile, subjects: Subjects): Review {
  const { refused, format, pictures, sheets } = read.result
  if (format === null || (refused !== null && !sheets)) throw new FileFailure(refused ?? 'No question was recognised.')
  const { topic, difficulty, marks, timeAllocation } = emptyQuestion('')
  const found = sheets ? nothingYet : foundOf(read, subjects)
  return {
    fileName: fileName.slice(0, 255),
    format,
    ...(sheets && { sheets, isColumnsStep: true }),
    ...found,
    pictures,
    pictureIds: {},
    defaults: { subject: '', topic, difficulty, marks, timeAllocation, named: namedIn(found.found, subjects) },
    requestKey: randomName(),
    importId: null,
  }
}

/** The subjects to choose for, with what was chosen before; for 'Maths' Mathematics is proposed, and seen before anything is added. */
function namedIn(
  found: readonly Found[],
  subjects: Subjects,
  before: Defaults['named'] = [],
): NonNullable<Defaults['named']> {
  const find = subjectFinder(subjects)
  const names = [...new Set(found.flatMap(({ subjectSaid }) => subjectSaid ?? []))]
  return names.map((name) => before.find((one) => one.name === name) ?? { name, subject: find(name) ?? '' })
}

const nothingYet = { found: [], notUsed: [], chars: { source: 0, accounted: 0 }, isBegun: false }

function foundOf(read: ReadFile, subjects: Subjects): Pick<Review, 'found' | 'notUsed' | 'chars' | 'isBegun'> {
  const found = foundIn(read, subjects)
  const { leftOut, chars } = read.result
  // A file that says everything of every question is asked about nothing.
  return { found, notUsed: leftOut, chars, isBegun: found.every(({ open }) => open.length === 0) }
}
