import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { exam, showTime, sitting } from '../../../test/time-of-candidates.tsx'
import { CloseNowDialog } from './close-now-dialog.tsx'

test('closing now asks nothing about candidates where nobody sits it', async () => {
  const before = sitting.counts.running
  sitting.counts.running = 0
  try {
    await showTime(() => <CloseNowDialog exam={exam} onClose={() => {}} />)
    await expect.element(page.getByText('Nobody is sitting it now.', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
  } finally {
    sitting.counts.running = before
  }
})

test('closing now asks what becomes of who sits it', async () => {
  const asked = await showTime(() => <CloseNowDialog exam={exam} onClose={() => {}} />, [360, 740])
  await expect.element(page.getByText('1 candidate is sitting it now.', { exact: false })).toBeVisible()
  await page.getByRole('radio', { name: 'End the exam for them in 3 minutes' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Fire alarm')
  await expectAccessible()
  await page.getByRole('button', { name: 'Close now' }).click()
  await expect
    .poll(() => asked)
    .toEqual([
      {
        call: 'closeNow',
        input: { examId: exam.id, sittingId: exam.sittingId, runners: 'end_now', reason: 'Fire alarm' },
      },
    ])
})
