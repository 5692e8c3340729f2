import type { OfflineOffer } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import { orpc } from '../../platform/queries.ts'
import { HallCode } from './hall-code.tsx'

const id = (place: number) => `0199ffff-ffff-7fff-8fff-00000000000${place}`
const minute = 60_000
const at = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString()
const hall = { examId: id(1), sittingId: id(2), title: 'First term mock', opensAt: at(-90), closesAt: at(90) }
const may = { offer: true, lacks: null, show: true, sayBegan: false }
const hidden: OfflineOffer = {
  ...{ isOffered: true, sign: 'K7', largestPictures: [], expected: 40, ready: 31, notReady: [], hallBeganAt: null },
  budget: { programBytes: 350_000, paperBytes: 46_000, satBytes: 60_000, allBytes: 18_240_000, isLarge: false },
  ...{ shownAt: null, may },
}

function Shown() {
  const { data } = useQuery(orpc.exam.readOffline.queryOptions({ input: { examId: id(1), sittingId: id(2) } }))
  return data && <HallCode hall={hall} offer={data} />
}

async function show(offer: () => OfflineOffer, acts: object = {}, width = 1280) {
  await page.viewport(width, width === 360 ? 740 : 800)
  await showScreen(Shown, { as: 'teacher', answers: { exam: { readOffline: offer, ...acts } } })
}

const theCode = '4821 0937 6650 1234'
const digits = () => page.getByText(theCode, { exact: true }).first()
const press = (name: string) => page.getByRole('button', { name, exact: true })

test.each([1280, 360])('the first look says what it locks before the code is shown, at %i px', async (width) => {
  let now = hidden
  let looks = 0
  const showHallCode = () => {
    looks += 1
    now = { ...hidden, shownAt: at(0), may: { ...may, offer: false, sayBegan: true } }
    return { code: '4821093766501234', sign: 'K7' }
  }
  await show(() => now, { showHallCode }, width)
  await expect.element(page.getByText('Hall code (paper marked K7)')).toBeVisible()
  await expectAccessible()
  await press('Show the hall code').click()
  const dialog = page.getByRole('dialog', { name: 'Show the hall code?' })
  await expect.element(dialog.getByText(/can no longer be withdrawn, moved or changed/)).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(looks).toBe(0)
  await press('Show the hall code').click()
  await dialog.getByRole('button', { name: 'Show the code' }).click()
  await expect.element(digits()).toBeVisible()
  expect(Number.parseFloat(getComputedStyle(digits().element()).fontSize)).toBeGreaterThanOrEqual(32)
  // On paper it stands on a page of its own.
  const paper = document.querySelector('[data-print-sheet]')?.textContent ?? ''
  // Without a network nobody can look up which page it is that opens all the same.
  const address = `${location.host}/dashboard`
  for (const said of ['First term mock', 'Hall code of paper K7', theCode, address]) expect(paper).toContain(said)
  await expect.element(page.getByText(/without a network it is not shown again/)).toBeVisible()
  await expect.element(press('Print')).toBeVisible()
  await expectAccessible()
  await press('Hide the hall code').click()
  await expect.element(digits()).not.toBeInTheDocument()
  expect(document.querySelector('[data-print-sheet]')).toBeNull()
  // It is known that it was shown: a further look asks nothing.
  await press('Show the hall code').click()
  await expect.element(digits()).toBeVisible()
  expect(looks).toBe(2)
})

test('a paper that is sealed anew leaves nothing of the old code', async () => {
  let now: OfflineOffer = { ...hidden, shownAt: at(0) }
  const showHallCode = () => ({ code: '4821093766501234', sign: 'K7' })
  await show(() => now, { showHallCode })
  now = { ...now, sign: 'P4', shownAt: null }
  await press('Show the hall code').click()
  await expect.element(page.getByText('Hall code (paper marked P4)')).toBeVisible()
  await expect.element(digits()).not.toBeInTheDocument()
})

test('what is refused is said, and nothing is shown', async () => {
  const showHallCode = () => {
    throw refusal('CODE_NOT_YET')
  }
  await show(() => ({ ...hidden, shownAt: at(0) }), { showHallCode })
  await press('Show the hall code').click()
  await expect
    .element(page.getByText('Invigilators see the hall code from an hour before the doors open.'))
    .toBeVisible()
  await expect.element(digits()).not.toBeInTheDocument()
})

test.each([
  ['at the first look', null],
  ['at a later one', at(-20)],
])('in the middle of an outage it says where the code is to be had, %s', async (_which, shownAt) => {
  const showHallCode = () => {
    throw new TypeError('Failed to fetch')
  }
  await show(() => ({ ...hidden, shownAt }), { showHallCode }, 360)
  await press('Show the hall code').click()
  if (shownAt === null) await press('Show the code').click()
  await expect
    .element(page.getByText(/^No network, so the code cannot be shown here\. It is on the printed page;/))
    .toBeVisible()
  await expectAccessible()
})

test('who may not see it sees nothing of it', async () => {
  let isRead = false
  await show(() => {
    isRead = true
    return { ...hidden, may: { ...may, show: false } }
  })
  await expect.poll(() => isRead).toBe(true)
  await expect.element(page.getByText(/Hall code/)).not.toBeInTheDocument()
})

test('staff say when the hall began, within its doors and not to come', async () => {
  const said: unknown[] = []
  let now: OfflineOffer = { ...hidden, shownAt: at(-80), may: { ...may, sayBegan: true } }
  const hallBegan = (input: { at: string }) => {
    said.push(input)
    now = { ...now, hallBeganAt: input.at }
    return {}
  }
  await show(() => now, { hallBegan }, 360)
  await press('Say when').click()
  const dialog = page.getByRole('dialog', { name: 'When did the hall begin?' })
  const wall = (instant: string) => new Date(Date.parse(instant) + 60 * minute).toISOString()
  const type = async (instant: string) => {
    const date = dialog.getByLabelText('Date')
    if (date.elements().length > 0) await date.fill(wall(instant).slice(0, 10))
    await dialog.getByLabelText('Time').fill(wall(instant).slice(11, 16))
  }
  await type(at(30))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Choose a time since the doors opened, and not to come.')).toBeVisible()
  await expectAccessible()
  const began = `${at(-60).slice(0, 16)}:00.000Z`
  await type(began)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText(/^The hall began at \d+:\d\d/)).toBeVisible()
  expect(said).toEqual([{ examId: id(1), sittingId: id(2), at: began }])
})
