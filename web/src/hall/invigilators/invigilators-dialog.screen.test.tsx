import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { hallId } from '../../../test/sample-board.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import { InvigilatorsDialog } from './invigilators-dialog.tsx'

const of = { examId: hallId(1), sittingId: hallId(2) }
const ada = { id: hallId(11), name: 'Ada Sample' }
const bola = { id: hallId(12), name: 'Bọ́lá Specimen' }

async function show(mayAssign: boolean, fails: Error[] = []) {
  const asked: unknown[] = []
  let isOpen = true
  await showScreen(() => <InvigilatorsDialog of={of} onClose={() => (isOpen = false)} />, {
    as: 'teacher',
    answers: {
      hall: {
        invigilators: () => ({ items: [ada], mayAssign, staff: mayAssign ? [ada, bola] : [] }),
        assign: (input) => {
          asked.push(input)
          const failure = fails.shift()
          if (failure) throw failure
          return { items: [bola], mayAssign, staff: [ada, bola], skipped: [] }
        },
      },
    },
  })
  return { asked, isOpen: () => isOpen }
}

test('who may choose takes one out and another in by one press', async () => {
  const { asked, isOpen } = await show(true, [refusal('UNAVAILABLE')])
  await page.getByRole('searchbox', { name: 'Find staff' }).fill('bola')
  await page.getByRole('checkbox', { name: bola.name }).click()
  await page.getByRole('checkbox', { name: ada.name }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(isOpen).toBe(false)
  expect(asked.slice(1)).toEqual([
    { ...of, userIds: [ada.id], isAssigned: false },
    { ...of, userIds: [bola.id], isAssigned: true },
  ])
})

test('an invigilator reads who else is there', async () => {
  await show(false)
  await expect.element(page.getByText('Ada Sample')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await expectAccessible()
})
