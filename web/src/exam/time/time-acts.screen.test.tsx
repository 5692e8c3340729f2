import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '../../../test/screen.tsx'
import { exam, id, items, showTime, sitting } from '../../../test/time-of-candidates.tsx'
import { personHere } from '../../platform/person-here.ts'
import { DoubtError } from '../../platform/refusal.ts'
import { CandidatesCard } from './candidates-card.tsx'

const lost = new TypeError('Failed to fetch')
test('extra time whose reply was lost is given once; once it is refused, the same words are asked anew', async () => {
  let answer = () => {}
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  const keys: string[] = []
  const fails = [lost, refusal('WRONG_STATUS'), slow]
  const asked = await showTime(() => <CandidatesCard exam={exam} />, [1280, 800], fails, keys)
  await page.getByRole('button', { name: 'Actions for Chi Sample' }).click()
  await page.getByRole('menuitem', { name: 'Give extra time' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Needs a reader')
  const give = page.getByRole('button', { name: 'Give time' })
  await give.click()
  await expect.element(page.getByText(/^No network/)).toBeVisible()
  await give.click()
  await expect.element(page.getByText(/^No network/)).not.toBeInTheDocument()
  await expect.poll(() => keys.length).toBe(2)
  await give.dblClick()
  await expect.poll(() => keys.length).toBe(3)
  answer()
  await expect.element(page.getByText('1 candidate has 15 minutes more.')).toBeVisible()
  expect(asked).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('extra time that may have been given already says so before other minutes are sent', async () => {
  const keys: string[] = []
  const asked = await showTime(() => <CandidatesCard exam={exam} />, [1280, 800], [lost], keys)
  await page.getByRole('button', { name: 'Actions for Chi Sample' }).click()
  await page.getByRole('menuitem', { name: 'Give extra time' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Needs a reader')
  const give = page.getByRole('button', { name: 'Give time' })
  await give.click()
  await expect.element(page.getByText(/^No network/)).toBeVisible()
  const doubt = page.getByText(new DoubtError().message)
  const minutes = page.getByRole('textbox', { name: 'Extra minutes' })
  await minutes.fill('20')
  await expect.element(doubt).toBeVisible()
  await minutes.fill('15')
  await expect.element(doubt).not.toBeInTheDocument()
  await minutes.fill('20')
  await give.click()
  // The dialog has gone, and what was done is said at the foot of the page.
  await expect.element(page.getByRole('status').getByText('1 candidate has 20 minutes more.')).toBeVisible()
  expect(asked.map(({ input }) => Object(input).minutes)).toEqual([15, 20])
  expect(keys[1]).not.toBe(keys[0])
})

test('time is given after what the row on the screen says, whatever is read beside it; the reply of one’s own act was lost', async () => {
  const mine = refusal('TIME_CHANGED_MEANWHILE', {
    by: 'Ada Example',
    byId: personHere(),
    at: '2026-11-20T09:32:00.000Z',
  })
  const keys: string[] = []
  const newer = [{ ...sitting.changes[0], id: id(8) }, ...sitting.changes] as typeof sitting.changes
  let [areRead, seenNow] = [true, id(7)]
  const rows = () => {
    if (!areRead) throw new TypeError('Failed to fetch')
    return items.map((row) => ({ ...row, seen: seenNow }))
  }
  // The sitting is read anew after each press, and says each time that something was changed.
  const asked = await showTime(
    () => <CandidatesCard exam={exam} />,
    [1280, 800],
    [lost, mine],
    keys,
    [sitting.changes, newer, newer],
    rows,
  )
  const give = page.getByRole('button', { name: 'Give time' })
  const open = async () => {
    await page.getByRole('button', { name: 'Actions for Bola Sample' }).click()
    await page.getByRole('menuitem', { name: 'Give extra time' }).click()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Needs a reader')
  }
  await open()
  areRead = false
  await give.click()
  await expect.element(page.getByText(/^No network/)).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Power cut' }).nth(1)).toBeInTheDocument()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await open()
  areRead = true
  seenNow = id(8)
  await give.click()
  await expect
    .element(page.getByText(/^You changed the time at 10:32\sam already;.*Nothing was given now;/))
    .toBeVisible()
  await give.click()
  await expect.element(page.getByText('1 candidate has 15 minutes more.')).toBeVisible()
  expect(asked.map(({ input }) => Object(input).seen)).toEqual([id(7), id(7), id(8)])
  expect(keys[1]).toBe(keys[0])
})
