import { expect, test, vi } from 'vitest'
import { formats } from './formats.ts'
import { blankQuestion } from './neutral/question.ts'
import type { FormatId } from './neutral/result.ts'
import { readQuestions } from './read.ts'
import { writeQuestions } from './write.ts'

const floods = [
  ...[
    'x',
    ' ',
    '"',
    ',',
    '{',
    '{=',
    '=a',
    '####',
    '\\',
    '\\(',
    '$',
    '$$',
    '$x ',
    '\\({',
    '<b>',
    '<',
    '<p',
    '<td>',
    '&',
    '*',
    '_',
    '`',
    '**a',
  ],
  ...['![', '\n\n{', '}\n\n', '=a->b', 'A. x\n', 'ANSWER: B\n', '1. a\n', '=%50%', "'=", '\u0301', 'true#'],
]

/** What takes a reader into the depth of its grammar. Work that grew with the square of the flood would take minutes. */
test.each<[FormatId, string]>([
  ['json', '{"format":"sabimark-questions","x":"'],
  ['csv', 'Question,A,B,Answer\n'],
  ['aiken', 'Which?\nA. '],
  ['gift', '::a::[html]Which? {~%50%[html]'],
])('%s is read to its end in floods of one sign', (id, beginning) => {
  const format = formats.find((one) => one.id === id)
  for (const flood of floods) {
    const result = format?.text?.read(beginning + flood.repeat(Math.floor(100_000 / flood.length)), false)
    expect(result?.chars.accounted, flood).toBe(result?.chars.source)
  }
})

test.each(['csv', 'xlsx', 'gift', 'aiken', 'json'] as const)(
  'the work on a file of %s grows with its questions alone',
  async (format) => {
    const questions = Array.from({ length: 500 }, (_, index) => ({
      ...blankQuestion('multiple_choice', `What is $${index}^2$ in **Lagos**?`),
      options: ['one', 'two', 'three', 'four'].map((text) => ({ text: `${text} ${index}`, percent: null })),
      right: [index % 4],
    }))
    const work = async (count: number) => {
      const bytes = await writeQuestions(format, questions.slice(0, count))
      const steps = [
        vi.spyOn(Map.prototype, 'get'),
        vi.spyOn(String.prototype, 'slice'),
        vi.spyOn(String.prototype, 'charAt'),
        vi.spyOn(RegExp.prototype, 'exec'),
      ]
      const { questions: read } = readQuestions(bytes, `a.${format}`)
      const done = steps.reduce((sum, step) => sum + step.mock.calls.length, 0)
      for (const step of steps) step.mockRestore()
      expect(read).toHaveLength(count)
      return done
    }
    expect(await work(500)).toBeLessThan((await work(250)) * 2.2)
  },
)
