import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { saveFile } from '../device/save-file.ts'
import { senderStrip } from '../device/sender-strip.ts'
import { readAnswerFile } from '../file/answer-file.ts'
import type { KeptPage, LocalStore } from '../sync/local-page.ts'
import type { SyncView } from '../sync/sync-view.ts'
import { Ending } from './ending.tsx'
import { previewSession } from './preview-session.ts'

afterEach(async () => {
  await cleanup()
  vi.restoreAllMocks()
})

const whose = {
  exam: { title: 'Mock', questions: [] },
  candidate: { name: 'Ada', studentNumber: 'GC/1', className: 'SS1A' },
}
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
    await showScreen(() => <Ending {...{ ...whose, view }} marking={null} onTryNow={() => {}} onSaveFile={saves} />, {
      as: 'student',
    })
    const button = page.getByRole('button', { name: 'Save answer file' })
    await expect.element(page.getByRole('button', { name: 'Try to send now' })).toBeVisible()
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

test('who handed in where nobody answers reads what comes next, and lets the next one sit there', async () => {
  await page.viewport(360, 740)
  const said = { chip: '', more: '', low: '', where: '' }
  const view = { ...previewSession(60).view(), ...failing, said }
  await showScreen(
    () => <Ending {...{ ...whose, view }} marking={null} onTryNow={() => {}} onSaveFile={async () => {}} />,
    { as: 'student' },
  )
  await expect.element(page.getByText('SS1A · GC/1')).toBeVisible()
  await expect.element(page.getByText(/^Not sent yet\. .* show it to your invigilator\.$/)).toBeVisible()
  // No network was there before: a file that leaves the device is offered without a wait.
  await expect.element(page.getByRole('button', { name: 'Save answer file' })).toBeVisible()
  const next = page.getByRole('link', { name: 'Next student' })
  await expect.element(next).toHaveAttribute('href', '/dashboard')
  // The window that waits to send stays as it is.
  await expect.element(next).toHaveAttribute('target', '_blank')
  await expectAccessible()
})

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

/** A page of somebody's with so many essays of so many signs. */
function essaysOf(number: number, essays: number, signs: number): KeptPage {
  const attemptId = `0199ffff-ffff-7fff-8fff-${String(number).padStart(12, '0')}`
  const whose = { attemptId, epoch: 1, examId: attemptId, candidateId: attemptId, deliveryTicket: 'delivers' }
  return {
    page: {
      ...{ key: `${attemptId}:1`, ...whose },
      ...{ elapsedMs: 60_000, notedAtWallMs: 0, refusal: null, isSuperseded: false },
    },
    events: Array.from({ length: essays }, (_, place) => ({
      ...{ seq: place + 1, atMs: 1_000, kind: 'answer' as const, question: `q${place}`, value: 'e'.repeat(signs) },
    })),
  }
}

test.each([
  ['ten long essays of each of forty candidates', 40, 10, 15_000],
  ['a word of each of 250', 250, 1, 4],
  ['a page that is large by itself', 1, 450, 15_000],
])('what a shared computer keeps can be brought in, however much it is: %s', async (_which, pages, essays, signs) => {
  const files: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const all = Array.from({ length: pages }, (_, number) => essaysOf(number, essays, signs))
  // What nobody takes makes no file of its own.
  const refused = Array.from({ length: 250 }, (_, number) => essaysOf(1_000 + number, 1, 4))
  for (const { page } of refused) page.refusal = 'WINDOW_CLOSED'
  await saveFile({ all: async () => [...all, ...refused] } as unknown as LocalStore, 'Answers')
  const read = await Promise.all(files.map(async (file) => readAnswerFile(await file.text(), location.host)))
  expect(read.flat().map((one) => (typeof one === 'object' && 'page' in one ? one.page.key : one))).toEqual(
    all.map(({ page }) => page.key),
  )
  expect(names).toHaveLength(pages === 1 ? 1 : 2)
  expect(names[0]).toMatch(pages === 1 ? /-\d\d\.json$/ : / 1 of 2\.json$/)
})

test('the file has the name of the exam, and what it may not have in a name is left out', async () => {
  const clicked: HTMLAnchorElement[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this)
  })
  await saveFile({ all: async () => [] } as unknown as LocalStore, 'Ẹ̀kọ́: mock GC/1')
  expect(clicked[0]?.download).toMatch(/^Ẹ̀kọ́- mock GC-1 \d{4}-\d\d-\d\d\.json$/)
})
