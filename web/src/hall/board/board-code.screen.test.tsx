import type { OfflineOffer } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import type { Board } from '../merge-board.ts'
import { BoardCode } from './board-code.tsx'

const of = { examId: '0199ffff-ffff-7fff-8fff-000000000001', sittingId: '0199ffff-ffff-7fff-8fff-000000000002' }
const times = { opensAt: new Date(Date.now() + 1_800_000).toISOString(), closesAt: '2099-11-20T11:00:00.000Z' }
const board = { sitting: { title: 'First term mock', ...times } } as Board
const offer: OfflineOffer = {
  ...{ isOffered: true, sign: 'K7', largestPictures: [], expected: 40, ready: 31, notReady: [], hallBeganAt: null },
  budget: { programBytes: 350_000, paperBytes: 46_000, satBytes: 60_000, allBytes: 18_240_000, isLarge: false },
  ...{ shownAt: null, may: { offer: false, lacks: null, show: false, sayBegan: false } },
}

test('an invigilator shows the code on the board once its hour has come, and sees nothing of it before', async () => {
  await page.viewport(360, 740)
  let reads = 0
  let may = offer.may
  const readOffline = () => {
    reads += 1
    return { ...offer, may }
  }
  const showHallCode = () => ({ code: '4821093766501234', sign: 'K7' })
  const show = () =>
    showScreen(() => <BoardCode of={of} board={board} />, {
      as: 'teacher',
      answers: { exam: { readOffline, showHallCode } },
    })
  await show()
  await expect.poll(() => reads).toBe(1)
  await expect.element(page.getByText(/Hall code/)).not.toBeInTheDocument()
  may = { ...may, show: true }
  await show()
  await page.getByRole('button', { name: 'Show the hall code' }).click()
  await page.getByRole('button', { name: 'Show the code' }).click()
  await expect.element(page.getByText('4821 0937 6650 1234', { exact: true }).first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
})
