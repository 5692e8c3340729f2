import { expect, test } from 'vitest'
import { emptyQuestion } from '../question-draft.ts'
import { subjectsToAdd } from './add-named.ts'
import { type Found, type Review, toAdd } from './found.ts'

test('two spellings of one subject, kept before they were asked for together, add it once', () => {
  const named = ['Food & Drink', 'Food and Drink', 'Alchemy'].map((name) => ({ name, subject: toAdd }))
  const found = named.map(({ name }, position): Found => {
    const form = { ...emptyQuestion(''), type: 'essay' as const, question: `Discuss ${name}.`, topic: 'Mock' }
    return {
      ...{ position, place: 'row 1', source: '', form, open: ['subject'], subjectSaid: name, problems: [], held: [] },
      ...{ guesses: [], isConfirmed: false, twin: null, inBank: null, isKept: false, whyOut: null, isLeftOut: false },
      addedId: null,
    }
  })
  const defaults = { subject: '', topic: 'Mock', difficulty: 'Easy' as const, marks: '1', timeAllocation: '1', named }
  const review: Review = {
    ...{ fileName: 'a.csv', format: 'csv', found, notUsed: [], chars: { source: 0, accounted: 0 }, defaults },
    ...{ pictures: [], pictureIds: {}, isBegun: true, requestKey: 'k', importId: null },
  }
  expect(subjectsToAdd(review)).toEqual(['Food & Drink', 'Alchemy'])
})
