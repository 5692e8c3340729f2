import { expect, test } from 'vitest'
import type { RowReview } from './kind.ts'
import { withChoices } from './row-choices.ts'

test('what is decided of many rows takes the old answer from each, and leaves the others', () => {
  const refused = (position: number) => ({ position, id: null, fields: [{ field: 'row', message: 'No place left.' }] })
  const review = {
    choices: { 0: { texts: { name: 'Ada' } } },
    answers: { 0: refused(0), 1: refused(1), 2: refused(2) },
  } as unknown as RowReview
  const { choices, answers } = withChoices(review, [
    [0, { person: 'another' }],
    [1, { isConfirmed: true }],
  ])
  expect(choices).toEqual({ 0: { texts: { name: 'Ada' }, person: 'another' }, 1: { isConfirmed: true } })
  expect(Object.keys(answers)).toEqual(['2'])
})
