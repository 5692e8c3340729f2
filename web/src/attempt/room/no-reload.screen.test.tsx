import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import type { PaperQuestion } from '../paper.ts'
import type { RoomSession } from '../room-session.ts'
import type { SyncView } from '../sync/sync-view.ts'
import { TimeUp } from './ending.tsx'
import { ExamRoom } from './exam-room.tsx'
import { previewSession } from './preview-session.ts'

const options = ['2', '3'].map((text, place) => ({ id: `option${text}`, text, letter: 'AB'[place] ?? '' }))
const questions: PaperQuestion[] = [
  { ...{ id: 'choice01', number: 1, type: 'multiple_choice', text: 'Which is prime?', marksHundredths: 200, options } },
]
const sentence = 'Your answers are safe. Do not reload until the network is back.'
const cutOff: Partial<SyncView> = { isFailing: true, status: { status: 'saved_here' }, waitingCount: 1 }

/** An exam room whose view can be changed, as the network does. */
function aRoom(first: Partial<SyncView>, note?: string) {
  let change: (part: Partial<SyncView>) => void = () => undefined
  const Room = () => {
    const [part, setPart] = useState(first)
    const [session, setSession] = useState<RoomSession | null>(null)
    useEffect(() => {
      const own = previewSession(60)
      const view = { ...own.view(), ...part }
      setSession({ ...own, view: () => view })
    }, [part])
    change = setPart
    const said = { title: 'Mock', subject: 'Mathematics', candidate: null, questions, ...(note && { note }) }
    return session && <ExamRoom {...said} session={session} />
  }
  return { Room, change: (part: Partial<SyncView>) => change(part) }
}

/** Whether the browser would still do what the key does by itself. */
const press = (key: string, held: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ...held, bubbles: true, cancelable: true }))
const pullDown = () => [document.documentElement, document.body].map((one) => getComputedStyle(one).overscrollBehaviorY)
const said = () => [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join('')

afterEach(() => vi.restoreAllMocks())

test.each([1280, 360])(
  'a room that is cut off is not reloaded by F5 or Ctrl+R, and says why, at %i px',
  async (width) => {
    await page.viewport(width, 740)
    const { Room, change } = aRoom(cutOff)
    await showScreen(Room, { as: 'student' })
    await expect.element(page.getByRole('timer')).toBeVisible()
    expect(said()).not.toContain(sentence)
    expect(press('r')).toBe(true)
    for (const [key, held] of [
      ['F5', {}],
      ['F5', { shiftKey: true }],
      ['r', { ctrlKey: true }],
      ['R', { ctrlKey: true, shiftKey: true }],
      ['r', { metaKey: true }],
    ] as const)
      expect(press(key, held)).toBe(false)
    const note = page.getByText(sentence)
    await expect.element(note).toBeVisible()
    expect(note.element().parentElement?.getAttribute('role')).toBe('status')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expectAccessible()
    // The network is back.
    change({ isFailing: false, status: { status: 'saved_on_server' }, waitingCount: 0 })
    await expect.element(note).not.toBeInTheDocument()
    expect(press('F5')).toBe(true)
    expect(press('r', { ctrlKey: true })).toBe(true)
  },
)

test('a room that reaches the server is reloaded as ever, and one that nothing keeps says nothing', async () => {
  const { Room, change } = aRoom({})
  await showScreen(Room, { as: 'student' })
  await expect.element(page.getByRole('timer')).toBeVisible()
  expect(press('F5')).toBe(true)
  // The device itself says so before a try has failed.
  vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false)
  expect(press('F5')).toBe(false)
  await expect.element(page.getByText(sentence)).toBeVisible()
  change({ isFailing: true, cannotKeep: true, status: { status: 'not_on_server', savedHere: false, minutes: 1 } })
  await expect.element(page.getByText(/^Your newest answers are in this window alone\. Do not reload/)).toBeVisible()
  vi.restoreAllMocks()
  // The server has answered, and refuses for good.
  change({ ...cutOff, blocked: 'This exam has ended.' })
  await expect.poll(said).not.toContain('Do not reload')
  expect(press('F5')).toBe(true)
  vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false)
  await showScreen(aRoom(cutOff, 'Trying: nothing is saved').Room, { as: 'student' })
  await expect.element(page.getByRole('timer')).toBeVisible()
  expect(press('F5')).toBe(true)
})

test('pulling down reloads no room; the pages around it are as they were', async () => {
  await showScreen(aRoom({}).Room, { as: 'student' })
  await expect.element(page.getByRole('timer')).toBeVisible()
  expect(pullDown()).toEqual(['contain', 'contain'])
  await cleanup()
  expect(pullDown()).toEqual(['auto', 'auto'])
})

test('a paper that waits to be handed in without a network is not reloaded either', async () => {
  const view = { ...previewSession(0, false).view(), ...cutOff, isLocked: true }
  await showScreen(() => <TimeUp paper="Mock" view={view} onSubmit={() => undefined} />, { as: 'student' })
  await expect.element(page.getByRole('button', { name: 'Hand in' })).toBeVisible()
  expect(press('F5')).toBe(false)
  await expect.element(page.getByText(sentence)).toBeVisible()
})
