import { expect, test } from 'vitest'
import { reactivationEffects, suspensionEffects } from './suspension.ts'

const opensAt = new Date('2026-12-03T08:00:00Z')

test('suspending says who sits an exam, what nobody can begin, what is coming, and who is told', () => {
  const coming = [
    { title: 'Biology Mock', opensAt },
    { title: 'Civic Test', opensAt },
  ]
  expect(suspensionEffects({ runningCount: 40, openCount: 2, comingCount: 7, coming, adminCount: 2 })).toEqual([
    '40 candidates sit an exam now: they finish it, and it is marked. After the last of them nobody can sign in.',
    'Nobody else can begin the 2 exams that are open.',
    '7 exams of the next 7 days cannot be started: Biology Mock (Thu 3 Dec 2026, 9:00\u00a0am), Civic Test (Thu 3 Dec 2026, 9:00\u00a0am), and 5 more.',
    'Nothing is deleted. Its 2 administrators are told by email, with the reason.',
  ])
  expect(suspensionEffects({ runningCount: 0, openCount: 0, comingCount: 0, coming: [], adminCount: 0 })).toEqual([
    'No exam is running. Within a minute, nobody at this school can sign in.',
    'Nothing is deleted.',
  ])
})

test('reactivating says how many exams were missed', () => {
  expect(reactivationEffects({ missedCount: 1, adminCount: 1 })).toEqual([
    'Everybody can sign in again, and coming exams can be started.',
    '1 exam closed in the meantime. The school can add a further sitting for those who were absent.',
    'Its administrator is told by email.',
  ])
})
