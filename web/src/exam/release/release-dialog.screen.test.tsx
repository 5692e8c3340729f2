import type { Exam } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAskedOnEscape } from '../../../test/asked-leave.ts'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import { ReleaseDialog } from './release-dialog.tsx'

const exam: Exam = {
  ...{ id: '0199ffff-ffff-7fff-8fff-000000000001', title: 'First term mock', subject: 'Mathematics' },
  ...{ classes: ['SS2B'], examType: 'mock', status: 'active', durationMinutes: 60, questionCount: 20 },
  ...{ totalMarksHundredths: 4_000, opensAt: '2026-11-26T08:00:00.000Z', closesAt: '2026-11-26T11:00:00.000Z' },
  ...{ createdBy: 'Ada Example', owner: 'Ada Example', mayAct: true, seesQuestions: true },
  ...{ startedCount: 2, submittedCount: 1, createdAt: '2026-11-19T09:00:00.000Z', questionTypes: {}, difficulty: null },
  ...{
    tags: [],
    passingScore: 50,
    studentsRegistered: 34,
    averageScore: null,
    awaitsApproval: false,
    hasChanges: false,
    namedCount: 0,
  },
}

test('scores are shown from a date on once it is read what that means; a date that is past is refused and stays', async () => {
  const asked: object[] = []
  const setRelease = (input: { examId: string; choice: string; date?: string | undefined }) => {
    asked.push(input)
    if ((input.date ?? '9') < '2026-11-26') throw refusal('RELEASE_TIME_PAST')
    const effects = ['Candidates see their scores from Mon 30 Nov 2026, 9:00 am. Before: when a teacher releases them.']
    return { batch: null, doneCount: 1, skipped: [], effects }
  }
  let isClosed = false
  const close = () => {
    isClosed = true
  }
  await showScreen(() => <ReleaseDialog exam={exam} isOfCard={false} onClose={close} />, {
    as: 'teacher',
    answers: { exam: { setRelease, get: () => ({ draft: { showResults: 'manual' }, releaseAt: null }) as never } },
  })
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  // Somebody has handed in already.
  const choices = [...document.querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(choices).toEqual(['When the exam has closed', 'When a teacher releases them', 'From a date and time on'])
  // It opens on what is set, which is nothing to save.
  const chosen = dialog.getByRole('combobox', { name: 'Candidates see their score' })
  await expect.element(chosen).toHaveValue('manual')
  await chosen.selectOptions('From a date and time on')
  await dialog.getByLabelText(/^Date/).fill('2026-11-01')
  await expect.element(dialog.getByText('This time has already passed. Choose a later one.')).toBeVisible()
  await dialog.getByLabelText(/^Date/).fill('2026-11-30')
  await expect.element(dialog.getByText(/^Candidates see their scores from Mon 30 Nov 2026/)).toBeVisible()
  await expectAskedOnEscape()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => isClosed).toBe(true)
  expect(asked.at(-1)).toEqual({
    ...{ examId: exam.id, choice: 'at_date', date: '2026-11-30', time: '09:00' },
    seen: { rule: 'manual', releaseAt: null },
  })
})
