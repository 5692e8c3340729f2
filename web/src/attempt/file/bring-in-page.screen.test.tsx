import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { answerFileOf } from '../device/save-file.ts'
import { heldUntil, localStore, openHere, refusedHere } from '../device/sender.ts'
import type { KeptPage } from '../sync/local-page.ts'
import BringInPage from './bring-in-page.tsx'

/** The first exam of the demo. */
const examId = '0199a000-0006-7000-8000-000000000001'
const attemptId = '0199ffff-ffff-7fff-8fff-000000000001'
const candidateId = '0199ffff-ffff-7fff-8fff-000000000002'
const kept: KeptPage = {
  page: {
    ...{ key: `${attemptId}:1`, attemptId, epoch: 1, examId, candidateId, deliveryTicket: 'delivers' },
    ...{ elapsedMs: 60_000, notedAtWallMs: 0, refusal: null, isSuperseded: false },
  },
  events: ['q1', 'q2', 'q1'].map((question, place) => ({
    ...{ seq: place + 1, atMs: place * 1_000, kind: 'answer' as const, question, value: ['a'] },
  })),
}
const ofExam = (exam: string): KeptPage => ({ ...kept, page: { ...kept.page, examId: exam } })
const file = (text: string, name = 'Mock.json') => new File([text], name, { type: 'application/json' })
const fileOf = (one: KeptPage, place = location.host) => file(answerFileOf([one], { place, savedAt: new Date() }))
const keys = async () => (await localStore.all()).map((one) => one.page.key)

async function clear() {
  for (const { page: one, events } of await localStore.all()) {
    await localStore.forget(
      one.key,
      events.map(({ seq }) => seq),
    )
    await localStore.remove(one.key)
  }
}

beforeEach(clear)
afterEach(async () => {
  await cleanup()
  vi.restoreAllMocks()
  openHere.clear()
  refusedHere.clear()
  heldUntil.clear()
})

const candidate = {
  ...{
    id: candidateId,
    name: 'Adéọlá Ẹ̀kọ́-Sample',
    studentNumber: 'GC/1',
    className: null,
    status: 'handed_in' as const,
  },
  ...{ endsAt: null, extraPercent: 0, extraMinutes: 0, isExcused: false, isNamed: false },
  ...{ reason: null, reasonBy: null, seen: null },
}
/** As long as a name may be, and longer than a line. */
const longNamed = { ...candidate, id: attemptId, name: `<b>${'Ẁ'.repeat(90)}`, studentNumber: 'G'.repeat(20) }
const show = (theme: 'light' | 'dark' = 'light') =>
  showScreen(BringInPage, {
    theme,
    ...{ at: `/exams/${examId}/answer-file`, path: '/exams/$examId/answer-file' },
    answers: { exam: { listCandidates: () => ({ items: [candidate, longNamed], nextCursor: null, total: 2 }) } },
  })
const choose = async (...chosen: File[]) => {
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeEnabled()
  const input = page.getByLabelText('Answer file').element() as HTMLInputElement
  const handed = new DataTransfer()
  for (const one of chosen) handed.items.add(one)
  input.files = handed.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test.each([360, 1280])('whose answers a file has, how many, and what becomes of them, at %i px', async (width) => {
  await page.viewport(width, 740)
  await show(width === 360 ? 'dark' : 'light')
  await choose(fileOf(kept))
  const line = page.getByRole('listitem')
  await expect.element(line).toMatchTextContent(/Adéọlá Ẹ̀kọ́-Sample · GC\/1.*2 answers.*Not sent yet/)
  await expect.element(page.getByRole('heading', { name: 'Brought in' })).toBeVisible()
  expect(await keys()).toEqual([`${attemptId}:1`])
  heldUntil.set(`${attemptId}:1`, performance.now() + 60_000)
  await expect.element(line).toMatchTextContent(/Waits for the end.*The time of the exam is not over/)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectAccessible()
  heldUntil.clear()
  await choose(fileOf(kept))
  await expect.element(page.getByRole('heading', { name: 'Here already' })).toBeVisible()
  expect((await localStore.all())[0]?.events).toHaveLength(3)
  await localStore.note({ ...kept.page, refusal: 'WINDOW_CLOSED' })
  await expect.element(line).toMatchTextContent(/Not taken.*The time for sending answers to this exam is over/)
  await expectAccessible()
  await clear()
  await expect.element(page.getByText(/All of it is sent/)).toBeVisible()
  await expect.element(line).toMatchTextContent(/2 answers.*Sent/)
  await expectAccessible()
})

test('several files at once: those that are none are named, and the same one twice is one line', async () => {
  await show()
  const longName = `${'long'.repeat(60)}.json`
  const other = { ...kept, page: { ...kept.page, candidateId: attemptId, attemptId: examId, key: `${examId}:1` } }
  await choose(
    fileOf(kept),
    file('{}', longName),
    file(answerFileOf([kept, other], { place: location.host, savedAt: new Date() }), 'b.json'),
  )
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^long.*This is not an answer file/)
  await expect.element(page.getByRole('listitem').nth(1)).toMatchTextContent(/^<b>ẀẀẀ.* · GGG.*2 answers/)
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
  await page.viewport(360, 740)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('a file of a second device of a candidate is still needed, and says so', async () => {
  const of = (sign: string, count: number): KeptPage => ({
    page: { ...kept.page, key: `${attemptId}:0`, epoch: 0, pageId: sign.repeat(32), isBegunHere: true },
    events: kept.events.slice(0, count),
  })
  await page.viewport(360, 740)
  await show()
  await choose(fileOf(of('a', 1)), fileOf(of('b', 2)))
  const second = page.getByRole('listitem').nth(1)
  await expect.element(page.getByRole('listitem').nth(0)).toMatchTextContent(/1 answer.*Not sent yet/)
  await expect.element(second).toMatchTextContent(/2 answers.*Of another device.*Keep the file/)
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  expect((await localStore.all()).map(({ events }) => events.length)).toEqual([1])
  await clear()
  await expect.element(page.getByRole('listitem').nth(0)).toMatchTextContent(/1 answer.*Sent/)
  await expect.element(second).toMatchTextContent(/Keep the file/)
  await expect.element(page.getByText(/no longer needed/)).not.toBeInTheDocument()
  await choose(fileOf(of('b', 2)))
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/2 answers.*Not sent yet/)
})

test('a page that is open in a window of this browser is left to it', async () => {
  const noted = { ...kept.page, notedAtWallMs: Date.now() }
  await localStore.append(noted, kept.events.slice(0, 1))
  await show()
  await choose(fileOf(kept))
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/Not sent yet/)
  openHere.add(kept.page.key)
  await localStore.note({ ...noted, notedAtWallMs: 0 })
  await choose(fileOf(kept))
  await expect.element(page.getByRole('heading', { name: 'Here already' })).toBeVisible()
  expect((await localStore.all())[0]?.events).toHaveLength(1)
})

test('a browser that cannot keep it says so, and what was refused before is tried again', async () => {
  await show()
  refusedHere.add(kept.page.key)
  const full = vi.spyOn(localStore, 'append').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  await choose(fileOf(kept))
  await expect.element(page.getByRole('alert')).toMatchTextContent(/its storage is full.*The file still has all of it/)
  expect(await keys()).toEqual([])
  full.mockRestore()
  await choose(fileOf(kept))
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/Not sent yet/)
  expect([...refusedHere]).toEqual([])
  refusedHere.add(kept.page.key)
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/Not taken.*The server does not know this paper/)
})

test.each<[string, File, RegExp]>([
  ['of the wrong form', file('{"name":"budget"}'), /This is not an answer file/],
  ['of 50 MB', new File([new Uint8Array(50_000_000)], 'Mock.json'), /too large/],
  ['of another address', fileOf(kept, 'other.example:8080'), /saved at other\.example:8080, and only that address/],
  ['of a later version', file('{"sabimark":"answers","version":2}'), /newer version/],
  ['of another exam', fileOf(ofExam(attemptId)), /another exam/],
])('a file %s is refused in plain words and changes nothing', async (_which, chosen, words) => {
  await show()
  await choose(chosen)
  await expect.element(page.getByRole('alert')).toMatchTextContent(words)
  expect(await keys()).toEqual([])
})
