import { expect, test } from 'vitest'
import { canMove, type ExamStatus, examStatuses } from './exam-status.ts'

const moves: [ExamStatus, ExamStatus][] = [
  ['draft', 'scheduled'],
  ['draft', 'active'],
  ['scheduled', 'active'],
  ['scheduled', 'completed'],
  ['scheduled', 'draft'],
  ['active', 'draft'],
  ['active', 'scheduled'],
  ['active', 'completed'],
  ['archived', 'completed'],
  ['completed', 'scheduled'],
  ['completed', 'active'],
  ['completed', 'archived'],
]

test('these moves and no other', () => {
  const possible = examStatuses.flatMap((from) =>
    examStatuses.filter((to) => canMove(from, to)).map((to) => [from, to] as const),
  )
  expect(possible.toSorted()).toEqual(moves.toSorted())
})
