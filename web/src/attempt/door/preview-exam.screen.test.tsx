import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import PreviewExam from './preview-exam.tsx'

const examId = '0199ffff-ffff-7fff-8fff-000000000001'
const preview = {
  ...{ title: 'First term test', subject: 'Mathematics', instructions: '', durationMinutes: 30 },
  ...{ content: { rulesVersion: 1, questions: [] }, order: [], authorOrder: [] },
}
const Screen = () => <PreviewExam examId={examId} />

test('staff who do not start a preview find the way back to the exam', async () => {
  await showScreen(Screen, { as: 'teacher', answers: { attempt: { preview: () => preview } } })
  await expect.element(page.getByRole('button', { name: 'Start preview' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Back to the exam' }))
    .toHaveAttribute('href', `/dashboard/exams/${examId}`)
  await expectAccessible()
})

test('the demo says before the start that it has one sample paper, and of which subject', async () => {
  const answers = { attempt: { preview: () => ({ ...preview, isSample: true }) } }
  await showScreen(Screen, { as: 'student', answers })
  await expect
    .element(
      page.getByText('The demo has one sample paper, in Mathematics: every exam here opens it.', { exact: false }),
    )
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start Exam' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Back to the dashboard' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/dashboard\/?$/))
})
