import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankQuestion, type Question } from '../neutral/question.ts'
import { printed } from '../printed.ts'
import { anyLine, anyQuestion } from '../test/any-question.ts'
import { contentOf } from '../test/content-of.ts'
import { looksLikeAiken, readAiken } from './read-aiken.ts'
import { writeAiken } from './write-aiken.ts'

const read = (text: string) => {
  const result = readAiken(text)
  expect(result.chars).toEqual({ source: text.length, accounted: text.length })
  return result
}
const summary = (text: string) =>
  read(text).questions.map(({ text, options, right }) => [text, options.map((option) => option.text).join('|'), right])

describe('questions', () => {
  test.each<[string, ReturnType<typeof summary>]>([
    ['Which?\nA. x\nB. y\nANSWER: B', [['Which?', 'x|y', [1]]]],
    [
      'Which?\nA) x\nB)y\nC)  z\nANSWER: C\n\n\nWhat?\nA.x\nB.y\nANSWER:A\n',
      [
        ['Which?', 'x|y|z', [2]],
        ['What?', 'x|y', [0]],
      ],
    ],
    ['Which?\na. x\nb. y\nanswer: b', [['Which?', 'x|y', [1]]]],
    [
      'Read this.\nWhich is it?\n\nStill the same.\nA. x\nB. y\nANSWER: B',
      [['Read this.\nWhich is it?\nStill the same.', 'x|y', [1]]],
    ],
    ['Which?\nA. one\ntwo\nB. y\nANSWER: A', [['Which?', 'one\ntwo|y', [0]]]],
    ['Which?\nA. x\nB. y\nC. z\nANSWER: A, C', [['Which?', 'x|y|z', [0, 2]]]],
    ['Which?\nA. x\nB. y\nANSWER: A and B', [['Which?', 'x|y', [0, 1]]]],
    ['A. Einstein was\nA. a physicist\nB. a singer\nANSWER: A', [['A. Einstein was', 'a physicist|a singer', [0]]]],
    ['Which?\nA. x\n\nB. y\n\nANSWER: B', [['Which?', 'x|y', [1]]]],
    [
      'Which?\nA. x\nB. y\nWhat?\nANSWER: B\nWhat?\nA. v\nB. w\nANSWER: A',
      [
        ['Which?', 'x|y\nWhat?', [1]],
        ['What?', 'v|w', [0]],
      ],
    ],
    [
      '1. Which?\nA. x\nB. y\nANSWER: B\n2. What?\nA. v\nB. w\nANSWER: A',
      [
        ['Which?', 'x|y', [1]],
        ['What?', 'v|w', [0]],
      ],
    ],
    ['Is it?\nA. False\nB. True\nANSWER: B', [['Is it?', 'True|False', [0]]]],
    ['Which?\nA. x\nB. y\nANS: y', [['Which?', 'x|y', [1]]]],
    ['Which?\nA. x\nC. y\nD. z\nANSWER: D', [['Which?', 'x|y|z', [2]]]],
  ])('%j', (text, questions) => {
    expect(summary(text)).toEqual(questions)
  })

  test.each([
    ['Which?\nA. x\nB. y\nC. z\nD. w\nANSWER: G', 'The answer is “G”, but the options end at D.'],
    ['Which?\nA. x\nB. y\n\nWhat?\nA. v\nB. w\nANSWER: A', 'The right answer is missing.'],
    ['Which?\nA. x\nB. y\nANSWER:', 'The right answer is missing.'],
  ])('%j has no right answer, and no option it does not have', (text, message) => {
    const [question] = read(text).questions
    expect(question).toMatchObject({ right: null, problems: [{ field: 'right', message }] })
    expect(question?.options.length).toBeLessThanOrEqual(4)
  })

  test('an explanation is kept, a missing letter is said, what has no options is left out', () => {
    const { questions, leftOut } = read(
      'Mathematics, first term\n\nANSWER: B\n\nWhich?\nA. x\nC. y\nANSWER: C\nFEEDBACK: because',
    )
    expect(questions).toMatchObject([
      { explanation: 'because', right: [1], problems: [{ message: 'A letter before C is missing.' }] },
    ])
    expect(leftOut).toMatchObject([{ place: 'line 1', what: 'Mathematics, first term\nANSWER: B' }])
  })
})

describe('without options', () => {
  const what = (text: string) =>
    read(text).questions.map((one) => [one.type, one.text, one.right ?? one.accepted.map((is) => is.text).join('|')])

  test.each<[string, string, ReturnType<typeof what>]>([
    [
      'true or false, by its answer or its text',
      '1. The heart pumps blood.\nAnswer: True\n\n2. Yam is a fruit. (True/False)\nAns: F\n\n3. Is it so? True or False',
      [
        ['true_false', 'The heart pumps blood.', [0]],
        ['true_false', 'Yam is a fruit. (True/False)', [1]],
        ['true_false', 'Is it so? True or False', ''],
      ],
    ],
    [
      'a blank, also without a number',
      'The capital of Nigeria is ____.\nAnswer: Abuja; FCT Abuja\n\nWater boils at ___ °C.\nAnswer: 100',
      [
        ['fill_blank', 'The capital of Nigeria is ____.', 'Abuja|FCT Abuja'],
        ['fill_blank', 'Water boils at ___ °C.', '100'],
      ],
    ],
    [
      'essays between choices, each by itself',
      '1. Who?\nA. x\nB. y\nANSWER: A\n\n2. Explain osmosis.\n\n3. Why?\nA. v\nB. w\nANSWER: B',
      [
        ['multiple_choice', 'Who?', [0]],
        ['essay', 'Explain osmosis.', ''],
        ['multiple_choice', 'Why?', [1]],
      ],
    ],
    [
      'a section of essays',
      'Section B: Answer any two\n1. Explain osmosis.\n2. Describe a cell.\n(a) its wall\n3. What is yam?',
      [
        ['essay', 'Section B: Answer any two\nExplain osmosis.', ''],
        ['essay', 'Describe a cell.\n(a) its wall', ''],
        ['essay', 'What is yam?', ''],
      ],
    ],
  ])('%s', (_what, text, expected) => {
    expect(what(text)).toEqual(expected)
    expect(looksLikeAiken(text)).toBe(true)
  })

  test('what an essay is somebody has to say, and options that are missing are said', () => {
    expect(read('1. Explain osmosis.\n\n2. Which?\nAnswer: B').questions).toMatchObject([
      { problems: [{ field: 'type', message: expect.stringMatching(/^It has no options/) }] },
      { type: 'multiple_choice', problems: [{ field: 'right' }, { field: 'options' }] },
    ])
  })
})

const choice = (text: string) => `${text}\nA. x\nB. y\nANSWER: A\n`

test.each<[string, string[], string[]]>([
  [
    'each',
    ['1. What is 2 + 2?', '2) Which?', 'Q3: Who?', 'Question 4. Why?'],
    ['What is 2 + 2?', 'Which?', 'Who?', 'Why?'],
  ],
  ['a heading, and one missing', ['Section A\n\n1. Who?', 'Why?', '3. How?'], ['Section A\nWho?', 'Why?', 'How?']],
  ['a gap', ['1. Who?', '2. Why?', '5. How?'], ['Who?', 'Why?', 'How?']],
  ['a new section', ['1. Who?', '2. Why?', '1. How?', '2. When?'], ['Who?', 'Why?', 'How?', 'When?']],
  ['its own list', ['1. Of these\n1. iron\n2. tin', '2. Why?'], ['Of these\n1. iron\n2. tin', 'Why?']],
  ['one question', ['1. What is 2 + 2?'], ['What is 2 + 2?']],
  [
    'instructions above',
    ['Instructions\n1. Answer all questions.\n2. Use a pencil.\n\n1. Who?', '2. Why?'],
    ['Instructions\n1. Answer all questions.\n2. Use a pencil.\nWho?', 'Why?'],
  ],
])('numbers in a row are no part of the questions: %s', (_what, texts, expected) => {
  expect(read(texts.map(choice).join('\n')).questions.map(({ text }) => text)).toEqual(expected)
})

test.each<[string, string[]]>([
  ['a list', ['1. iron\n2. tin\nWhich is a metal?']],
  ['figures', ['2.5 metres are', '3.5 metres are']],
  ['numbers that fall', ['7. Who?', '3. Why?']],
  ['few numbers', ['Who?', '1. Why?', 'How?', 'When?', 'Where?', '2. What?']],
  ['a later number alone', ['7. What is 2 + 2?']],
])('other numbers stay: %s', (_what, texts) => {
  expect(read(texts.map(choice).join('\n')).questions.map(({ text }) => text)).toEqual(texts)
})

test('every word of a file is in a question or left out', () => {
  const word = fc.stringMatching(/^[b-z]{5,8}q$/)
  const line = fc.tuple(
    fc.constantFrom('', '', 'A. ', 'B) ', 'C. ', 'a) ', 'b. ', 'ANSWER: ', 'ANSWER: B ', 'FEEDBACK: ', '1. '),
    word,
    fc.constantFrom('\n', '\n\n'),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const text = lines.flat().join('')
      const said = JSON.stringify(printed(read(text)))
      for (const [, one] of lines) expect(said).toContain(one)
    }),
    { numRuns: 1_000 },
  )
})

test('what it holds is read back, whatever is in it', () => {
  const plain = anyLine.map((text) =>
    text.replaceAll(/^(?:\(?[A-Za-z]\)?\s*[.)]|ANS|CORRECT|FEED|EXPL|SOLU|Q|\d).*/gis, 'x'),
  )
  const choice = fc
    .record({ text: plain, options: fc.array(plain, { minLength: 2, maxLength: 10 }), right: fc.nat() })
    .map(
      ({ text, options, right }): Question => ({
        ...blankQuestion('multiple_choice', text),
        options: options.map((option) => ({ text: option, percent: null })),
        right: [right % options.length],
      }),
    )
  fc.assert(
    fc.property(fc.array(choice, { minLength: 1, maxLength: 4 }), (questions) => {
      expect(read(writeAiken(questions)).questions.map(contentOf)).toEqual(questions)
    }),
    { numRuns: 400 },
  )
})

test('what it does not hold is not written', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const isHeld = (question.type === 'multiple_choice' || question.type === 'true_false') && question.right !== null
      expect(writeAiken([question]) === '').toBe(!isHeld)
    }),
  )
})
