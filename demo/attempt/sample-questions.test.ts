import { expect, test } from 'vitest'
import { marked } from '../marking/marked.ts'
import { sampleContent, sampleKey } from './sample-exam.ts'
import { sampleQuestions } from './sample-questions.ts'

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const fraction = (over: number, under: number) => `$\\frac{${over}}{${under}}$`
const naira = (amount: number) => `₦${amount.toLocaleString('en-NG')}`

/** Each right answer as a text, worked out here and not looked up. */
const workedOut = [
  `$1\\frac{${3 * 3 + 2 * 4 - 12}}{${12}}$`,
  `$x = ${(19 - 7) / 2}$`,
  naira((120_000 * 15) / 100),
  `$${(5 - Math.sqrt(25 - 24)) / 2}$ and $${(5 + Math.sqrt(25 - 24)) / 2}$`,
  `$${(0.000456).toExponential().replace('e', ' \\times 10^{')}}$`,
  `${((46_000 - 40_000) / 40_000) * 100}%`,
  `$${Math.log10(1000)}$`,
  `${(180 / sum([2, 3, 4])) * 4}°`,
  `${(22 / 7) * 7 * 7} cm²`,
  `${0b1011}`,
  `${sum([4, 8, 6, 5, 7]) / 5}`,
  `$${(11 - 2) / (4 - 1)}$`,
  `${Math.hypot(5, 12)} cm`,
  fraction(1, 6 / [5, 6].length),
  naira((50_000 * 3 * 8) / 100),
]

test.each(sampleQuestions.map((question, place) => [place + 1, question] as const))(
  'the right answer of question %i is right, and stands there once',
  (number, { options, right }) => {
    expect(options['ABCD'.indexOf(right)]).toBe(workedOut[number - 1])
    expect(new Set(options).size).toBe(4)
  },
)

test('who knows them all has 15 of 15, who answers nothing 0%', () => {
  const all = Object.fromEntries(Object.entries(sampleKey).map(([id, { correctOptionIds }]) => [id, correctOptionIds]))
  expect(marked(all).totals).toMatchObject({ correctCount: 15, questionCount: 15, percentage: 100 })
  expect(marked({}).totals).toMatchObject({ correctCount: 0, unansweredCount: 15, percentage: 0 })
  const [first] = sampleContent.questions
  expect(marked({ [first?.id ?? '']: all[first?.id ?? ''] ?? [] }).totals).toMatchObject({
    correctCount: 1,
    percentage: 7,
  })
})

test('the letters of right answers are spread', () => {
  const letters = sampleQuestions.map(({ right }) => right)
  for (const letter of ['A', 'B', 'C', 'D'] as const) {
    expect(letters.filter((one) => one === letter).length).toBeGreaterThanOrEqual(3)
  }
})
