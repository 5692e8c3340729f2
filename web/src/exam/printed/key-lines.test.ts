import { usualCompare } from '@sabimark/domain/bank/compare-text.ts'
import { expect, test } from 'vitest'
import { type KeyLine, rightWords } from './key-lines.ts'

const letters = ['A', 'B', 'C', 'D']
const line = (kind: 'one' | 'several' | 'text' | 'number' | 'essay', entry: Partial<KeyLine['entry']>): KeyLine => ({
  question: {
    ...{ id: 'q', type: 'multiple_choice', text: '', marksHundredths: 100, number: 1, section: null, passage: null },
    options: kind === 'one' || kind === 'several' ? letters.map((letter) => ({ id: letter, letter, text: '' })) : [],
    rules: { kind } as NonNullable<KeyLine['question']['rules']>,
  },
  entry: { rights: [{ correctOptionIds: [] }], rulings: [], isChanged: false, ...entry },
})
const rights = (...sets: string[][]) => ({ rights: sets.map((correctOptionIds) => ({ correctOptionIds })) })
const text = (...accepted: [string, number][]) => ({
  correctOptionIds: [],
  rules: {
    ...{ kind: 'text' as const, before: '', after: '', near: 'wait' as const, compare: usualCompare },
    accepted: accepted.map(([one, percent]) => ({ text: one, percent })),
  },
})
const number = (value: string) => ({
  correctOptionIds: [],
  rules: {
    ...{ kind: 'number' as const, before: '', after: '', near: 'wrong' as const },
    accepted: [{ value, tolerance: { kind: 'absolute' as const, amount: '0.1' }, percent: 100 }],
    unit: { texts: ['km'], isRequired: true, withoutIt: 'wrong' as const },
  },
})

test.each([
  ['a second right option', line('one', rights(['C'], ['A'])), 'A or C'],
  ['a second set of options', line('several', rights(['A', 'B'], ['A', 'C'])), 'A, B or A, C'],
  [
    'a second number with its tolerance',
    line('number', { rights: [number('2.5'), number('2.6')] }),
    '2.5 ± 0.1 km · 2.6 ± 0.1 km',
  ],
  [
    'a second spelling for half the marks',
    line('text', { rights: [text(['Abuja', 100]), text(['FCT', 50])] }),
    'Abuja · FCT (50%)',
  ],
  [
    'rulings, before what was accepted',
    line('text', {
      rights: [text(['Abuja', 100], ['Abujah', 50])],
      rulings: [
        { answerKey: 'abujah', percent: 100 },
        { answerKey: 'abuga', percent: 0 },
      ],
    }),
    'Abuja · abujah · not abuga',
  ],
  ['marks for everybody', line('one', { ...rights(['A']), adjust: 'full' }), 'Full marks for everybody'],
  ['an annulled question', line('essay', { adjust: 'annulled' }), 'Annulled: counts for nobody'],
  ['an essay', line('essay', {}), 'Marked by hand'],
])('the line of a printed key says %s', (_what, said, words) => {
  expect(rightWords(said)).toBe(words)
})
