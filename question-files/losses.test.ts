import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formats } from './formats.ts'
import { losses } from './losses.ts'
import { blankQuestion, type Question } from './neutral/question.ts'
import { readQuestions } from './read.ts'
import { anyQuestion } from './test/any-question.ts'
import { contentOf } from './test/content-of.ts'
import { writeQuestions } from './write.ts'

const essay = blankQuestion('essay', 'Discuss.')
const several: Question = {
  ...blankQuestion('multiple_choice', 'Which two?'),
  options: ['a', 'b', 'c'].map((text) => ({ text, percent: null })),
  right: [0, 2],
}
const number: Question = {
  ...blankQuestion('fill_blank', 'g?'),
  number: { value: '9.8', tolerance: '0.1', unit: 'm/s²' },
}

test.each<[Parameters<typeof losses>[0], Question, string[], string[]?]>([
  ['json', { ...several, passage: 'Read.', marks: 2 }, []],
  ['csv', { ...several, subject: 'Civic Education' }, []],
  ['gift', { ...essay, subject: 'Civic Education' }, []],
  ['aiken', { ...several, right: [1], subject: 'Civic Education' }, ['its subject']],
  ['csv', { ...several, options: several.options.map(({ text }) => ({ text, percent: 50 })) }, [], ['its options']],
  ['xlsx', number, []],
  ['xlsx', { ...essay, text: '![Map](file:p1) Discuss.' }, ['its pictures']],
  ['gift', { ...essay, marks: 5, minutes: 2, difficulty: 'Hard' }, ['its marks', 'its minutes', 'its difficulty']],
  ['gift', number, [], ['its number with tolerance and unit']],
  ['gift', several, [], ['its options']],
  ['gift', { ...several, right: [1] }, []],
  ['aiken', { ...several, right: [1] }, []],
  ['aiken', { ...several, right: [1], text: 'Which\none?' }, [], ['its text']],
  ['aiken', several, ['the whole question']],
  ['aiken', essay, ['the whole question']],
  [
    'aiken',
    { ...several, right: [1], topic: 'Sets', tags: ['WAEC'], explanation: 'See B.' },
    ['its topic', 'its tags', 'its explanation'],
  ],
])('%s of %j', (format, question, lost, changed = []) => {
  expect(losses(format, [question])).toEqual(lost.length + changed.length === 0 ? [] : [{ index: 0, lost, changed }])
})

test.each(formats.map(({ id }) => id))(
  'a question of which %s is said to lose nothing comes back whole',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(anyQuestion, async (question) => {
        if (losses(format, [question]).length > 0) return
        const name = `a.${format === 'cells' ? 'tsv' : format}`
        expect(readQuestions(await writeQuestions(format, [question]), name).questions.map(contentOf)).toEqual([
          question,
        ])
      }),
      { numRuns: 80 },
    )
  },
)
