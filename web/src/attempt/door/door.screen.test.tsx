import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { Door } from './door.tsx'
import type { DoorActionProps } from './door-action.tsx'

const door = {
  exam: {
    ...{ id: '0199ffff-ffff-7fff-8fff-000000000001', title: 'First term mock', subject: 'Mathematics' },
    ...{ durationMinutes: 60, questionCount: 20, totalMarksHundredths: 4_000, passingScore: 50, instructions: '' },
    ...{ location: '', opensAt: '2026-11-20T08:00:00.000Z', closesAt: '2026-11-20T11:00:00.000Z', attemptsAllowed: 1 },
    ...{ hasMaths: false, asksCode: false },
  },
  candidate: { name: 'Chi Sample', studentNumber: 'GF/5', className: 'SS2B', school: 'Green Field School' },
  ...{ state: 'not_open', opensInMs: 0, closesInMs: null, remainingMs: null, attemptsUsed: 0, lastAttemptId: null },
}

const show = (change: object) => {
  const props = { fetchedAtMs: 0, isHandedInHere: false, step: 'still' as const, problem: null }
  const here = { ...door, ...change } as unknown as DoorActionProps['door']
  return showScreen(() => <Door door={here} {...props} onEnter={() => {}} onLookAgain={() => {}} />, { as: 'student' })
}
const start = page.getByRole('button', { name: 'Start Exam' })

test('a day ahead the door asks nobody to wait on it, and counts no seconds', async () => {
  await page.viewport(360, 740)
  await show({ opensInMs: 25.5 * 3_600_000 })
  await expect.element(page.getByRole('timer', { name: 'Opens in' })).toMatchTextContent(/^1 day 1 h$/)
  await expect.element(page.getByText(/Come back then\./)).toBeVisible()
  expect(start.elements()).toEqual([])
  await expectAccessible()
})

test('shortly before it opens it is waited for', async () => {
  await show({ opensInMs: 600_000 })
  await expect.element(page.getByText(/Wait on this page/)).toBeVisible()
  await expect.element(start).toBeDisabled()
})

test('who has handed in is not asked whether it is them', async () => {
  await show({ state: 'submitted', opensInMs: null, attemptsUsed: 1, lastAttemptId: door.exam.id })
  await expect.element(page.getByText('You have handed in this exam.')).toBeVisible()
  await expect.element(page.getByText('Chi Sample · SS2B')).toBeVisible()
  expect(page.getByText('This is not me').elements()).toEqual([])
  await expectAccessible()
})
