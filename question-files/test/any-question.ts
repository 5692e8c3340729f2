import fc from 'fast-check'
import { blankQuestion, type Question, trueFalse } from '../neutral/question.ts'
import { cleanText } from '../source/decode.ts'

/** What files trip over: signs of each format's grammar, both directions of writing, marks of their own, signs of two halves. */
const hostile = [
  ...[
    '{',
    '}',
    '~',
    '=',
    '#',
    ':',
    '::',
    '\\',
    '\\\\',
    '->',
    '%',
    '%50%',
    '//',
    '$',
    '$$',
    '$CATEGORY:',
    '[html]',
    '[markdown]',
    '####',
  ],
  ...[
    ',',
    ';',
    '|',
    '"',
    "'",
    '\t',
    '\n',
    '\n\n',
    "'=",
    '@',
    '+',
    '-',
    '=1+1',
    'ANSWER: B',
    '\nA. ',
    '\nB) ',
    'SECTION A',
    'T',
    'TRUE',
  ],
  ...[
    '<b>',
    '</b>',
    '<script>alert(1)</script>',
    '&amp;',
    '&#65;',
    ']]>',
    '_x0041_',
    '__proto__',
    'constructor',
    'javascript:',
  ],
  ...['**', '*', '_', '____', '`', '$x^{2}$', '$\\frac{1}{2} \\neq \\nu$', '\\(x\\)', '[[1]]', '- ', '1. ', '`a = b`'],
  ...[
    'مرحبا',
    '\u202e',
    'שלום',
    'e\u0323\u0301',
    'Ọ\u0300yọ\u0301',
    'n\u0303',
    '👩🏽‍🔬',
    '₦',
    '½',
    '\u00A0',
    '\uFEFF',
    '\u2028',
    'ﬀ',
    'Ω',
  ],
  ...['What', 'is', 'the', 'capital of Lagos', '12', '3.5', ' ', ' ', '?', '.'],
]

const pieces = fc.array(fc.oneof(fc.constantFrom(...hostile), fc.string({ maxLength: 8, unit: 'grapheme' })), {
  minLength: 1,
  maxLength: 12,
})

/** As much of a text, never half a sign. */
const cut = (text: string, most: number) => cleanText(text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')).trim() || 'x'

/** A text as questions hold it: trimmed, not empty, without control signs; now and then a very long one. */
export const anyText: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 60, arbitrary: pieces },
    { weight: 1, arbitrary: pieces.map((some) => [some.join('').repeat(2_000)]) },
  )
  .map((some) => cut(cleanText(some.join('')).trim(), 10_000))

/** The same without what is not held on one line. */
export const anyLine = anyText.map((text) => text.replaceAll(/\s+/gu, ' ').trim() || 'x')

const decimal = fc
  .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.constantFrom('', '.5', '.25', '.001'))
  .map(([whole, part]) => `${whole}${part}`)
const tag = anyLine.map((text) =>
  cut(
    text
      .replaceAll(/[,;|\n]/g, '')
      .trim()
      .replaceAll(/\s+/g, ' '),
    40,
  ),
)
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

const besides = fc.record({
  marks: optional(fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100)),
  minutes: optional(fc.integer({ min: 1, max: 480 }).map((halves) => halves / 2)),
  difficulty: optional(fc.constantFrom('Easy' as const, 'Medium' as const, 'Hard' as const)),
  subject: optional(anyLine.map((text) => cut(text, 120))),
  topic: optional(anyLine.map((text) => cut(text, 120))),
  tags: fc.uniqueArray(tag, { maxLength: 4 }),
  explanation: optional(anyText),
  passage: optional(anyText),
})

const choice = fc
  .record({
    text: anyText,
    options: fc.array(anyText, { minLength: 2, maxLength: 6 }),
    picked: fc.nat(),
    isMissing: fc.boolean(),
  })
  .map(
    ({ text, options, picked, isMissing }): Question => ({
      ...blankQuestion('multiple_choice', text),
      options: options.map((one) => ({ text: cut(one, 2_000), percent: null })),
      right: isMissing ? null : [picked % options.length],
    }),
  )
const truth = fc
  .record({ text: anyText, right: fc.constantFrom<number[] | null>([0], [1], null) })
  .map(({ text, right }): Question => {
    return { ...blankQuestion('true_false', text), options: trueFalse(), right }
  })
const blank = fc.record({ text: anyText, accepted: fc.array(anyLine, { minLength: 1, maxLength: 4 }) }).map(
  ({ text, accepted }): Question => ({
    ...blankQuestion('fill_blank', text),
    accepted: accepted.map((one) => ({ text: one, percent: 100 })),
  }),
)
const number = fc
  .record({
    text: anyText,
    value: decimal,
    tolerance: optional(decimal.map((text) => text.replace('-', ''))),
    unit: optional(tag),
  })
  .map(
    ({ text, value, tolerance, unit }): Question => ({
      ...blankQuestion('fill_blank', text),
      number: { value, tolerance, unit },
    }),
  )
const essay = anyText.map((text) => blankQuestion('essay', text))

/** Any question at all, of any type, with anything beside it. */
export const anyQuestion: fc.Arbitrary<Question> = fc
  .tuple(fc.oneof(choice, truth, blank, number, essay), besides)
  .map(([question, beside]) => ({ ...question, ...beside }))
