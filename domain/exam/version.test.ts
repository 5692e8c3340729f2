import { expect, test } from 'vitest'
import { canonicalJson, type ExamContent, RulesVersionError, requireRulesVersion, rulesVersion } from './version.ts'

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

test('content of other rules is refused', () => {
  expect(() => requireRulesVersion({ rulesVersion })).not.toThrow()
  expect(() => requireRulesVersion({ rulesVersion: rulesVersion + 1 })).toThrow(RulesVersionError)
})
