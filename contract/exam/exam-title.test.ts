import { expect, test } from 'vitest'
import { examContract } from './exam.contract.ts'
import { examDraft } from './exam-draft.ts'

test('an exam is not written with a title that has a hidden sign, and one from before is still read', () => {
  for (const call of [examContract.create, examContract.update]) {
    const shape = call['~orpc'].inputSchema?.shape
    expect(shape?.title.safeParse('First term mock').success).toBe(true)
    expect(shape?.title.safeParse('First\u202eterm mock').success).toBe(false)
  }
  expect(examDraft.shape.title.safeParse('First\u202eterm mock').success).toBe(true)
})
