import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { saveFile } from '../device/save-file.ts'
import { senderStrip } from '../device/sender-strip.ts'
import type { LocalStore } from '../sync/local-page.ts'
import type { SyncView } from '../sync/sync-view.ts'
import { Ending } from './ending.tsx'
import { previewSession } from './preview-session.ts'

afterEach(async () => {
  await cleanup()
  vi.restoreAllMocks()
})

const failing: Partial<SyncView> = {
  ...{ isFailing: true, ended: 'candidate', waitingCount: 1 },
  status: { status: 'not_on_server', minutes: 1, savedHere: true },
}

test.each([360, 1280])(
  'after a minute in vain the file is offered, and a device that cannot says so, at %i px',
  async (width) => {
    await page.viewport(width, 740)
    const saves = vi.fn(async () => {})
    const view = { ...previewSession(60).view(), ...failing }
    const later = vi.spyOn(window, 'setTimeout')
    await showScreen(
      () => <Ending paper="Mock · Ada · GC/1" view={view} marking={null} onTryNow={() => {}} onSaveFile={saves} />,
      { as: 'student' },
    )
    const button = page.getByRole('button', { name: 'Save answer file' })
    await expect.element(page.getByRole('button', { name: 'Try now' })).toBeVisible()
    await expect.element(button).not.toBeInTheDocument()
    const waits = later.mock.calls.find(([, ms]) => ms === 60_000)?.[0]
    if (typeof waits === 'function') waits()
    await expect.element(button).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expectAccessible()
    await button.click()
    expect(saves).toHaveBeenCalledTimes(1)
    await expect.element(page.getByText(/^The file is among the downloads of this/)).toBeVisible()
    saves.mockRejectedValueOnce(new Error('gone'))
    await button.click()
    await expect.element(page.getByText('No file could be saved. Leave this window open.')).toBeVisible()
  },
)

test('the line about answers that wait offers the file, and nothing once they are sent', async () => {
  const saves = vi.fn()
  const strip = senderStrip(saves)
  strip.waiting(2, 'an earlier exam')
  strip.waiting(2, 'an earlier exam')
  const button = page.getByRole('button', { name: 'Save answer file' })
  await button.click()
  expect(saves).toHaveBeenCalledTimes(1)
  strip.sent(2, 'an earlier exam')
  await expect.element(button).not.toBeInTheDocument()
  strip.refused('Nobody takes this.')
  await page.getByRole('button', { name: 'Close' }).click()
})

test('the file has the name of the exam, and what it may not have in a name is left out', async () => {
  const clicked: HTMLAnchorElement[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this)
  })
  await saveFile({ all: async () => [] } as unknown as LocalStore, 'Ẹ̀kọ́: mock GC/1')
  expect(clicked[0]?.download).toMatch(/^Ẹ̀kọ́- mock GC-1 \d{4}-\d\d-\d\d\.json$/)
})
