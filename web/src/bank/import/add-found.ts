import type { ImportAnswer } from '@sabimark/contract/answers.ts'
import { pressOfImport } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { byHalves, inCalls } from '../../platform/import/in-calls.ts'
import { toQuestion } from '../question-draft.ts'
import { addNamed } from './add-named.ts'
import { fieldsOf, keepPictures, withIds } from './add-pictures.ts'
import { type Control, type Defaults, type Found, filled, type Review, verdictOf } from './found.ts'

/** What one call takes. */
const mostInCall = 50

type Sent = Parameters<typeof client.bank.importQuestions>[0]['questions']

export type Step = {
  importId: string | null
  answers: readonly ImportAnswer[]
  pictureIds: Readonly<Record<string, string>>
  /** What stands for subjects the reader did not have, where some were added. */
  named?: Defaults['named']
  /** The name of the one that was. */
  addedSubject?: string
}

/**
 * Adds the subjects that are wanted and what is ready, call by call; `onStep` hears what became of each. Throws what a call threw: called again with what was
 * heard until then, it goes on there, and nothing is added twice.
 */
export async function addFound(before: Review, onStep: (step: Step) => void, signal: AbortSignal): Promise<void> {
  let { importId, pictureIds } = before
  const review = await addNamed(before, (named, addedSubject) =>
    onStep({ importId, answers: [], pictureIds, named, addedSubject }),
  )
  if (signal.aborted) return
  importId ??= await begin(review)
  onStep({ importId, answers: [], pictureIds })
  for (const sent of inCalls(readyOf(review), mostInCall)) {
    if (signal.aborted) return
    const kept = await keepPictures(review.pictures, pictureIds, sent)
    pictureIds = kept.pictureIds
    const refused = sent.flatMap(({ position, question }) => {
      const fields = fieldsOf(question, kept.refused)
      return fields.length > 0 ? [{ position, id: null, fields }] : []
    })
    const fine = sent
      .filter(({ position }) => !refused.some((one) => one.position === position))
      .map(({ position, question }) => ({ position, question: withIds(question, pictureIds) }))
    const answers = fine.length > 0 ? await send(importId, fine) : []
    onStep({ importId, answers: [...refused, ...answers], pictureIds })
  }
}

function readyOf({ found, defaults }: Review): Sent {
  return found
    .filter((one) => verdictOf(one, defaults) === 'ready')
    .map((one) => ({ position: one.position, question: toQuestion(filled(one, defaults)) }))
}

async function begin({ fileName, format, found, defaults, requestKey }: Review): Promise<string> {
  const leftOutCount = found.filter((one) => verdictOf(one, defaults) === 'out').length
  const input = { fileName, format, foundCount: found.length, leftOutCount }
  return (await client.bank.startImport(input, pressOfImport(requestKey))).importId
}

const send = (importId: string, questions: Sent): Promise<readonly ImportAnswer[]> =>
  byHalves(
    questions,
    async (some) => (await client.bank.importQuestions({ importId, questions: some }, pressOfImport())).answers,
    ({ position }) => [{ position, id: null, fields: [unread] }],
  )

const unread = {
  field: 'question',
  message: 'The server cannot keep this question as it is: a text is too long, or holds signs that cannot be saved.',
}

/** The review with what a step came to. */
export function withStep(review: Review, { importId, answers, pictureIds, named, addedSubject }: Step): Review {
  const byPosition = new Map(answers.map((answer) => [answer.position, answer]))
  const found = review.found.map((one): Found => {
    const answer = byPosition.get(one.position)
    if (!answer) return one
    if (answer.id !== null) return { ...one, addedId: answer.id }
    const problems = answer.fields.map(({ field, message }) => ({ control: field as Control, message }))
    return { ...one, problems }
  })
  const defaults = named ? { ...review.defaults, named } : review.defaults
  const addedSubjects = [...(review.addedSubjects ?? []), ...(addedSubject === undefined ? [] : [addedSubject])]
  return { ...review, importId, found, pictureIds, defaults, addedSubjects }
}

/** Asks the bank which of these it has, and answers the questions with that. */
export async function compareWithBank(
  found: readonly Found[],
  defaults: Defaults,
): Promise<Map<number, Found['inBank']>> {
  const open = found.filter(
    ({ inBank, addedId, whyOut }) => inBank === undefined && addedId === null && whyOut === null,
  )
  const known = new Map<number, Found['inBank']>()
  const asked = open.map((one) => {
    const { passage, question, options } = filled(one, defaults)
    return { position: one.position, passage: passage.text, question, options: options.map(({ text }) => text) }
  })
  for (const questions of inCalls(asked, mostInCall)) {
    // One that is too long to be asked about is in no bank.
    const duplicates = await byHalves(
      questions,
      async (some) => (await client.bank.checkDuplicates({ questions: some })).duplicates,
      () => [],
    )
    for (const { position } of questions) known.set(position, null)
    for (const { position, isArchived } of duplicates) known.set(position, isArchived ? 'archived' : 'active')
  }
  return known
}
