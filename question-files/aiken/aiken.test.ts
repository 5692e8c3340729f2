import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankQuestion, type Question } from '../neutral/question.ts'
import { printed } from '../printed.ts'
import { anyLine, anyQuestion } from '../test/any-question.ts'
import { contentOf } from '../test/content-of.ts'
import { readAiken } from './read-aiken.ts'
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
