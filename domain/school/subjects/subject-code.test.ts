import { expect, test } from 'vitest'
import { proposedCode } from './subject-code.ts'

test.each([
  ['Woodwork', [], 'WOO'],
  ['Food and Nutrition', [], 'FN'],
  ['Èdè Yorùbá', [], 'EY'],
  ['Woodwork', ['woo', 'WOO2'], 'WOO3'],
  ['Arts 2 of the Fourth Year', [], 'A2OT'],
  ['!!', [], 'SUB'],
  ['', ['SUB'], 'SUB2'],
])('%s beside %j gets %s', (name, taken, code) => {
  expect(proposedCode(name, taken)).toBe(code)
})
