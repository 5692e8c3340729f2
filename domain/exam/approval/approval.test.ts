import { expect, test } from 'vitest'
import { type Role, roles } from '../../people/role.ts'
import { type AskedFor, approvalState, decisionProblem, needsApproval } from './approval.ts'

const asked: AskedFor = { askedRevision: 3, revision: 3, askedPaper: 'a', paper: 'a', sentBackReason: null }

test('a teacher’s exam needs approval where the school wants it, nobody else’s', () => {
  const needing = (approvalRequired: boolean) => roles.filter((role: Role) => needsApproval(role, { approvalRequired }))
  expect(needing(true)).toEqual(['teacher'])
  expect(needing(false)).toEqual([])
})

test.each<[string, Partial<AskedFor>, ReturnType<typeof approvalState>]>([
  ['nobody has asked', { askedRevision: null, askedPaper: null }, null],
  ['it is as it was when somebody asked', {}, 'waiting'],
  ['it was written since', { revision: 4 }, 'changed'],
  ['a question of the bank was edited since', { paper: 'b' }, 'changed'],
  ['it was sent back', { askedRevision: null, askedPaper: null, sentBackReason: 'Too long' }, 'sent_back'],
  ['it was sent back before, and asked for again', { sentBackReason: 'Too long' }, 'waiting'],
])('where %s', (_, said, state) => {
  expect(approvalState({ ...asked, ...said })).toBe(state)
})

test('only what waits is decided, and only by who looks at what waits', () => {
  const seen = { revision: 3, paper: 'a' }
  expect(decisionProblem(asked, seen)).toBe(null)
  expect(decisionProblem(asked, { ...seen, revision: 2 })).toBe('CHANGED_MEANWHILE')
  expect(decisionProblem(asked, { ...seen, paper: 'b' })).toBe('CHANGED_MEANWHILE')
  expect(decisionProblem({ ...asked, revision: 4 }, seen)).toBe('NOT_WAITING')
  expect(decisionProblem({ ...asked, paper: 'b' }, seen)).toBe('NOT_WAITING')
  expect(decisionProblem({ ...asked, askedRevision: null }, seen)).toBe('NOT_WAITING')
})
