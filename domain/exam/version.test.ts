import { expect, test } from 'vitest'
import { rulesVersions } from './rules-version.ts'
import {
  canonicalJson,
  type ExamContent,
  hasMaths,
  RulesVersionError,
  requireRulesVersion,
  rulesVersionFor,
} from './version.ts'

test('the text for the hash has its keys in order, its arrays as they stand and no spaces', () => {
  const content: ExamContent = {
    rulesVersion: 1,
    questions: [
      {
        type: 'multiple_choice',
        text: 'Ọlá has 2 eggs.\n"How many?"',
        options: [
          { text: '2', id: 'zebra1' },
          { id: 'apple1', text: '3' },
        ],
        marksHundredths: 250,
        id: 'question1',
      },
    ],
  }
  expect(canonicalJson(content)).toBe(
    '{"questions":[{"id":"question1","marksHundredths":250,"options":[{"id":"zebra1","text":"2"},{"id":"apple1","text":"3"}],' +
      '"text":"Ọlá has 2 eggs.\\n\\"How many?\\"","type":"multiple_choice"}],"rulesVersion":1}',
  )
})

test('content of unknown rules is refused', () => {
  for (const rulesVersion of rulesVersions) expect(() => requireRulesVersion({ rulesVersion })).not.toThrow()
  for (const rulesVersion of [0, 5, 1.5]) expect(() => requireRulesVersion({ rulesVersion })).toThrow(RulesVersionError)
})

test('a paper of plain choice questions stays with version 1, which older pages know', () => {
  expect(rulesVersionFor([])).toBe(1)
  const plain = { text: 'What?', options: [{ id: 'a', text: 'This' }] }
  expect(rulesVersionFor([plain, plain])).toBe(1)
  expect(rulesVersionFor([plain, { ...plain, rules: { kind: 'several', partial: 'all' } }])).toBe(2)
  const picture = '![A cell](file:018f3c2a-0000-7000-8000-00000000000a)'
  expect(rulesVersionFor([plain, { ...plain, options: [{ id: 'a', text: picture }] }])).toBe(2)
  expect(rulesVersionFor([plain, { ...plain, passageId: 'p' }])).toBe(3)
  expect(rulesVersionFor([plain], { sections: [] })).toBe(1)
  expect(rulesVersionFor([plain], { sections: [{ title: 'Section A', instructions: '' }] })).toBe(4)
  expect(rulesVersionFor([plain], { negative: { kind: 'guessing' } })).toBe(4)
})

test.each([
  ['no formula', 'Half of ₦120,000 is', '₦60,000', false],
  ['a formula in the text', 'What is $2 + 2$?', '4', true],
  ['a formula in an option', 'Which is larger?', '$x^2$', true],
])('says whether formulas have to be drawn: %s', (_what, text, option, expected) => {
  const question = {
    id: 'q1',
    type: 'multiple_choice' as const,
    text,
    options: [{ id: 'o1', text: option }],
    marksHundredths: 100,
  }
  expect(hasMaths({ rulesVersion: 1, questions: [question] })).toBe(expected)
  const passages = [{ id: 'p', text }]
  expect(hasMaths({ rulesVersion: 3, questions: [], passages })).toBe(text.includes('$'))
})
