import { expect, test } from 'vitest'
import { usualCompare } from '../bank/compare-text.ts'
import { questionSides } from './change-sides.ts'
import type { AskedVersion } from './paper-changes.ts'

type Entry = AskedVersion['key'][string]

const options = ['a', 'b', 'c'].map((id) => ({ id, text: `Option ${id}` }))
const entry = (said: Partial<Entry> = {}): Entry => ({ correctOptionIds: ['a'], bankQuestionId: 'b1', ...said })

function version(said: Partial<Entry> = {}, text = 'Which?', asked = options): AskedVersion {
  return {
    content: {
      rulesVersion: 3,
      questions: [{ id: 'q1', type: 'multiple_choice', text, options: asked, marksHundredths: 200, passageId: 'p' }],
      passages: [{ id: 'p', text: 'Read.' }],
    },
    authorOrder: [{ questionId: 'q1', optionIds: asked.map(({ id }) => id).toReversed() }],
    key: { q1: entry(said) },
  }
}
const sides = (last: AskedVersion, next: AskedVersion, fresh: Entry = entry()) =>
  questionSides({ last, next, fresh: { q1: fresh } }, 'b1')

test('both right answers are there where only that is another, in the author’s order', () => {
  const { was, is, stays } = sides(version(), version({ correctOptionIds: ['b'] }), entry({ correctOptionIds: ['b'] }))
  expect(was?.options.map(({ isRight }) => isRight)).toEqual([false, false, true])
  expect(is).toMatchObject({
    ...{ text: 'Which?', passage: 'Read.', explanation: '', accepted: [] },
    options: [
      { text: 'Option c', isRight: false },
      { text: 'Option b', isRight: true },
      { text: 'Option a', isRight: false },
    ],
  })
  expect(stays).toEqual([])
})

test('what was decided in the exam alone is said to stay, with what the bank calls right', () => {
  expect(sides(version(), version({ adjust: 'annulled' })).stays).toEqual(['annulled'])
  const put = { correctOptionIds: ['c'], adjust: 'full' as const }
  expect(sides(version(put), version(put))).toMatchObject({ stays: ['put_right', 'full'], bankSays: ['Option a'] })
  const also = { alsoRight: [{ correctOptionIds: ['b'] }] }
  expect(sides(version(also), version(also))).toMatchObject({ stays: ['put_right'], bankSays: ['Option a'] })
})

test('of a blank all that it accepts is there', () => {
  const typed = (text: string) => ({
    ...{ kind: 'text' as const, before: '', after: '', compare: usualCompare, near: 'wait' as const },
    accepted: [{ text, percent: 100 }],
  })
  const next = version(
    { correctOptionIds: [], rules: typed('Lagos'), alsoRight: [{ correctOptionIds: [], rules: typed('Eko') }] },
    'Capital?',
    [],
  )
  const fresh = entry({ correctOptionIds: [], rules: typed('Lagos') })
  expect(sides(version(), next, fresh)).toMatchObject({ is: { accepted: ['Lagos', 'Eko'] }, bankSays: ['Lagos'] })
})

test('a question that one version does not ask has one side', () => {
  const none: AskedVersion = { content: { rulesVersion: 1, questions: [] }, authorOrder: [], key: {} }
  expect(sides(none, version()).was).toBeNull()
  expect(sides(version(), none)).toMatchObject({ is: null, stays: [] })
})
