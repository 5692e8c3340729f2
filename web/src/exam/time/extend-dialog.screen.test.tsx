import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal } from '../../../test/screen.tsx'
import { exam, id, running, seen, showTime, sitting } from '../../../test/time-of-candidates.tsx'
import { DoubtError } from '../../platform/refusal.ts'
import { ExtendDialog } from './extend-dialog.tsx'

test('an extension says what each way means, and asks for minutes or a time', async () => {
  const asked = await showTime(() => <ExtendDialog exam={exam} onClose={() => {}} />)
  await expect.element(page.getByRole('radio', { name: 'Everybody' })).toBeChecked()
  await page.getByRole('radio', { name: 'Only those who come late' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Rain')
  await page.getByRole('button', { name: 'Extend' }).click()
  await expect.element(page.getByText('Choose a time after it closes now.')).toBeVisible()
  await expectAccessible()
  await page.getByLabelText('Closing time', { exact: false }).fill('13:30')
  await page.getByRole('button', { name: 'Extend' }).click()
  await expect
    .poll(() => asked)
    .toEqual([
      {
        call: 'extend',
        input: {
          examId: exam.id,
          sittingId: exam.sittingId,
          by: { until: '2026-11-20T12:30:00.000Z' },
          seen: { closesAt: exam.closesAt, change: seen },
          reason: 'Rain',
        },
      },
    ])
  const said = /Staff had ended 1 candidate, who gets no more time. 1 candidate has handed in already\.$/
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(page.getByText(/Was ended by staff: choose them to give them time\.$/)).toBeVisible()
})

test.each([
  ['active', 'after_exam', /Nobody else can start\./],
  ['completed', 'after_exam', /Scores that are shown now are hidden until it is over again\./],
  [
    'completed',
    'immediate',
    /may have passed the questions on, and colleagues .* could read and print .* right answers while it was over\.$/m,
  ],
])(
  'an extension of an exam that is %s, its doors shut, with results %s, says what comes of it',
  async (status, rule, said) => {
    const shut = { ...exam, status, draft: { ...exam.draft, showResults: rule } } as typeof exam
    await showTime(() => <ExtendDialog exam={shut} onClose={() => {}} />)
    await expect.element(page.getByText('It closed', { exact: false })).toBeVisible()
    await expect.element(page.getByText(said)).toBeVisible()
  },
)

test('minutes beyond what is allowed stay as typed and are refused; what is allowed says when it closes', async () => {
  const asked = await showTime(() => <ExtendDialog exam={running()} onClose={() => {}} />)
  const minutes = page.getByRole('textbox', { name: 'Extra minutes' })
  await expect.element(page.getByText(/^Everybody has 15 minutes more; the exam closes/)).toBeVisible()
  await minutes.fill('10000')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Rain')
  await page.getByRole('button', { name: 'Extend' }).click()
  await expect.element(minutes).toHaveValue('10000')
  await expect.element(page.getByText('Type whole minutes, from 1 to 300.')).toBeVisible()
  await expect.element(page.getByText(/^Everybody has/)).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

test('an extension in which only the way was marked is left without a question', async () => {
  const onClose = vi.fn()
  await showTime(() => <ExtendDialog exam={exam} onClose={onClose} />)
  await page.getByRole('radio', { name: 'Only those who come late' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('an extension says what its reading knows was given to everybody before', async () => {
  await showTime(() => <ExtendDialog exam={exam} onClose={() => {}} />)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/^Everybody was given 15 minutes more\. Ada Example/)).toBeVisible()
})

test('time that was changed meanwhile is said, by whom and when, and read anew before it can be given', async () => {
  const changed = refusal('TIME_CHANGED_MEANWHILE', { by: 'Ada Example', byId: id(7), at: '2026-11-20T09:32:00.000Z' })
  const asked = await showTime(
    () => <ExtendDialog exam={running()} onClose={() => {}} />,
    [1280, 800],
    [changed],
    [],
    [[], sitting.changes],
  )
  await page.getByRole('textbox', { name: 'Reason' }).fill('Rain')
  const press = page.getByRole('button', { name: 'Extend' })
  await press.click()
  await expect
    .element(page.getByText(/^Ada Example changed the time at 10:32\sam.*Nothing was given now;/))
    .toBeVisible()
  await page.getByRole('textbox', { name: 'Extra minutes' }).fill('20')
  await press.click()
  await expect.poll(() => asked.length).toBe(2)
  expect(asked.map(({ input }) => Object(input).seen.change)).toEqual([null, seen])
})

const lost = new TypeError('Failed to fetch')
const lasting = running()

test('an extension whose reply was lost is the same when it is pressed again, also in a dialog opened again', async () => {
  const keys: string[] = []
  await showTime(() => <ExtendDialogAgain />, [1280, 800], [lost, lost, refusal('UNAVAILABLE'), lost], keys)
  const press = async () => {
    await page.getByRole('textbox', { name: 'Reason' }).fill('Power cut')
    await page.getByRole('button', { name: 'Extend' }).click()
  }
  await press()
  await expect.element(page.getByText(/^No network/)).toBeVisible()
  await press()
  await expect.poll(() => keys.length).toBe(2)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.getByRole('button', { name: 'Open it' }).click()
  await press()
  await expect.element(page.getByText(/^The server/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Extra minutes' }).fill('20')
  await press()
  await expect.element(page.getByText(/^No network/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Extra minutes' }).fill('15')
  // What was sent before may be done all the same.
  await expect.element(page.getByText(new DoubtError().message)).toBeVisible()
  await press()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const [first, second, third, other, last] = keys
  expect([second, third, last]).toEqual([first, first, first])
  expect(other).not.toBe(first)
  // Done, the same words are another extension.
  await page.getByRole('button', { name: 'Open it' }).click()
  await press()
  await expect.poll(() => keys.length).toBe(6)
  expect(keys[5]).not.toBe(first)
})

function ExtendDialogAgain() {
  const [isOpen, setIsOpen] = useState(true)
  return isOpen ? (
    <ExtendDialog exam={lasting} onClose={() => setIsOpen(false)} />
  ) : (
    <button type="button" onClick={() => setIsOpen(true)}>
      Open it
    </button>
  )
}
