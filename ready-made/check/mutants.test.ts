// The checks see what they are for: questions broken on purpose, each in one way.
import { expect, test } from 'vitest'
import type { ReadyMadeQuestion } from '../make/question.ts'
import { countedQuestions, placedItems } from '../make/subject.ts'
import { mathematics } from '../mathematics/mathematics.ts'
import { physics } from '../physics/physics.ts'
import { formulaFaults } from './formulas.ts'
import { questionFaults } from './question.ts'

const items = new Map([mathematics, physics].flatMap(placedItems).map((placed) => [placed.path, placed]))

function found(path: string) {
  const placed = items.get(path)
  const [question] = placed ? countedQuestions(placed) : []
  if (!placed || !question) throw new Error(`no question of ${path}`)
  return { solver: placed.solver, question }
}

/** With the right option said another way, in the explanation as well. */
function resaid(question: ReadyMadeQuestion, change: (answer: string) => string): ReadyMadeQuestion {
  const answer = question.options[question.right] ?? ''
  const options = question.options.map((option, index) => (index === question.right ? change(answer) : option))
  return { ...question, options, explanation: `So it is ${change(answer)}.` }
}

const indices = 'mathematics.indices'
const motion = 'physics.motion'
type Break = (question: ReadyMadeQuestion) => ReadyMadeQuestion
const swapped: Break = (question) => ({ ...question, options: question.options.toReversed() })
const withOption = (question: ReadyMadeQuestion, text: string): ReadyMadeQuestion => ({
  ...question,
  options: question.options.map((option, index) => (index === (question.right + 1) % 4 ? text : option)),
})

const mutants: Array<[what: string, path: string, mutate: Break, fault: RegExp]> = [
  ['a sign', `${indices}.negative-index`, (q) => resaid(q, (a) => a.replace('$', '$-')), /finds 0 options/],
  [
    'a rounding',
    `${motion}.two-stage-average`,
    (q) => resaid(q, (a) => a.replace(/\.(\d)/, (_, d) => `.${(Number(d) + 1) % 10}`)),
    /finds 0/,
  ],
  ['swapped options', `${indices}.product-and-quotient`, swapped, /the key is/],
  ['a swapped key', `${motion}.final-speed`, (q) => ({ ...q, right: (q.right + 1) % 4 }), /the key is/],
  [
    'a number of the stem',
    `${motion}.braking-distance`,
    (q) => ({ ...q, text: q.text.replace(/\d+/, (n) => String(Number(n) + 1)) }),
    /finds/,
  ],
  [
    'an index of the stem',
    `${indices}.fractional-index`,
    (q) => ({ ...q, text: q.text.replace(/\{(\d)\}\{/, (_, n) => `{${Number(n) + 5}}{`) }),
    /finds/,
  ],
  [
    'one root',
    `${indices}.exponential-quadratic`,
    (q) => resaid(q, (a) => a.replace(/(\d+)\$$/, (n) => `${Number.parseInt(n, 10) + 1}$`)),
    /finds 0/,
  ],
  [
    'the right one twice, as another unit',
    `${motion}.dropped-stone`,
    (q) => withOption(q, `${Number.parseFloat(q.options[q.right] ?? '') * 100} cm`),
    /say the same/,
  ],
  [
    'the right one twice, as a decimal',
    `${indices}.equation-of-powers`,
    (q) => withOption(q, `${(q.options[q.right] ?? '').replaceAll('$', '')}.0`),
    /say the same/,
  ],
  ['a number that is none', `${motion}.final-speed`, (q) => withOption(q, 'NaN m s⁻¹'), /what no number is/],
  ['another unit', `${motion}.braking-distance`, (q) => withOption(q, '7 kg'), /different units/],
  [
    'another end of the explanation',
    `${motion}.dropped-stone`,
    (q) => ({ ...q, explanation: 'So it is 1 m.' }),
    /does not end in/,
  ],
  ['two signs', `${indices}.negative-index`, (q) => ({ ...q, text: `${q.text} $2 + -3$` }), /two signs/],
  ['a factor of one', `${indices}.negative-index`, (q) => ({ ...q, text: `${q.text} $1x$` }), /a factor of 1/],
]

test.each(mutants)('%s is caught', (_, path, mutate, fault) => {
  const { question, solver } = found(path)
  expect(questionFaults(question, solver)).toEqual([])
  expect(questionFaults(mutate(question), solver).join('\n')).toMatch(fault)
})

test('a formula that cannot be drawn is caught', () => {
  const { question } = found(`${indices}.negative-index`)
  expect(formulaFaults([{ ...question, explanation: '$\\frac{1}{2$' }])).toHaveLength(1)
})
