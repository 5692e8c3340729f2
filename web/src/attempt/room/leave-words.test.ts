import { expect, test } from 'vitest'
import { leaveText } from './leave-words.ts'
import { previewSession } from './preview-session.ts'

test.each([
  [true, /at zero your paper is handed in as it is\.$/],
  [false, /at zero no more answers can be given, and you hand in your paper yourself\.$/],
])('whoever leaves is told what happens at zero; the clock hands in: %s', (submitsByItself, said) => {
  expect(leaveText(previewSession(60).view(), { submitsByItself })).toMatch(said)
})
