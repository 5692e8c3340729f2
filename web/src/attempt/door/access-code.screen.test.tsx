import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { Door } from './door.tsx'
import type { DoorActionProps } from './door-action.tsx'

const door = {
  exam: {
    ...{ id: '0199ffff-ffff-7fff-8fff-000000000001', title: 'First term mock', subject: 'Mathematics' },
    ...{ durationMinutes: 60, questionCount: 20, totalMarksHundredths: 4_000, passingScore: 50, instructions: '' },
    ...{ location: '', opensAt: '2026-11-20T08:00:00.000Z', closesAt: '2026-11-20T11:00:00.000Z', attemptsAllowed: 1 },
    ...{ hasMaths: false, asksCode: true },
  },
  candidate: { name: 'Chi Sample', studentNumber: 'GF/5', className: 'SS2B', school: 'Green Field School' },
  ...{
    state: 'ready',
    opensInMs: null,
    closesInMs: 9_000_000,
    remainingMs: null,
    attemptsUsed: 0,
    lastAttemptId: null,
  },
} as unknown as DoorActionProps['door']

test('an exam with an access code is started with what was typed; a wrong one is said and nothing typed is lost', async () => {
  const onEnter = vi.fn()
  await page.viewport(360, 740)
  const problem = 'This access code is wrong.'
  const rest = { fetchedAtMs: 0, isHandedInHere: false, step: 'still' as const, onEnter, onLookAgain: () => {} }
  await showScreen(() => <Door door={door} {...rest} problem={problem} />, { as: 'student' })
  await expect.element(page.getByText(problem)).toBeVisible()
  const start = page.getByRole('button', { name: 'Start Exam' })
  await expect.element(start).toBeDisabled()
  await page.getByRole('textbox', { name: 'Access code' }).fill('hall 7')
  await expectAccessible()
  const { minHeight, borderRadius } = getComputedStyle(page.getByRole('textbox', { name: 'Access code' }).element())
  expect([minHeight, borderRadius]).toEqual(['52px', '12px'])
  await start.click()
  expect(onEnter).toHaveBeenCalledWith('hall 7')
  await expect.element(page.getByRole('textbox', { name: 'Access code' })).toHaveValue('hall 7')
})

test('the door says before it opens that a code will be asked for', async () => {
  const closed = { ...door, state: 'not_open', opensInMs: 600_000 } as DoorActionProps['door']
  const rest = { fetchedAtMs: 0, isHandedInHere: false, step: 'still' as const, problem: null }
  await showScreen(() => <Door door={closed} {...rest} onEnter={() => {}} onLookAgain={() => {}} />, { as: 'student' })
  await expect.element(page.getByText('You will be asked for an access code. Your invigilator says it.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Access code' })).not.toBeInTheDocument()
})

test('Enter in the field starts the exam, and after a wrong code the keyboard is in the field again', async () => {
  let refuse: () => void = () => undefined
  const entered: (string | undefined)[] = []
  const AtDoor = () => {
    const [step, setStep] = useState<'still' | 'loading'>('still')
    const [problem, setProblem] = useState<string | null>(null)
    refuse = () => {
      setProblem('This access code is wrong.')
      setStep('still')
    }
    const onEnter = (code?: string) => {
      entered.push(code)
      setStep('loading')
    }
    const rest = { fetchedAtMs: 0, isHandedInHere: false, step, problem, onEnter, onLookAgain: () => undefined }
    return <Door door={door} {...rest} />
  }
  await showScreen(AtDoor, { as: 'student' })
  const field = page.getByRole('textbox', { name: 'Access code' })
  await field.fill('hall 7')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).not.toBeInTheDocument()
  expect(entered).toEqual(['hall 7'])
  refuse()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('hall 7')
})
