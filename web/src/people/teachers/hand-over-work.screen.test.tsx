import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { HandOverWork } from './hand-over-work.tsx'

test('who leaves hands all work over: how many of each is said before, and what stays', async () => {
  const asked: object[] = []
  const handOverWork = (input: object) => {
    asked.push(input)
    return {
      ...{ batch: null, doneCount: 123, effects: ['3 exams and 120 questions go to Ṣadé Example, who is told.'] },
      skipped: [{ id: 's1', name: 'Physics', why: 'Ṣadé Example does not teach it: 1 exam stays with Ada Sample.' }],
    }
  }
  const question = { ids: ['t1'], who: 'Ada Sample', onDone: () => undefined, onClose: () => undefined }
  await showScreen(() => <HandOverWork {...question} />, { answers: { exam: { handOverWork } } })
  const dialog = page.getByRole('dialog', { name: 'Hand over the exams and questions of Ada Sample?' })
  await expect.element(dialog.getByRole('button', { name: 'Hand over' })).toBeDisabled()
  await expect.element(dialog.getByRole('option', { name: /\(administrator\)$/ }).first()).toBeInTheDocument()
  await dialog.getByRole('combobox', { name: 'To' }).selectOptions('Ṣadé Example')
  await expect.element(dialog.getByText('3 exams and 120 questions go to Ṣadé Example, who is told.')).toBeVisible()
  await expect.element(dialog.getByText(/1 exam stays with Ada Sample/)).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect.poll(() => asked.length).toBe(2)
})
