import { expect, test, vi } from 'vitest'
import { noProgress } from '../sync/progress.ts'
import type { SyncView } from '../sync/sync-view.ts'
import { arrivedText, movedEndText, syncWords } from './sync-words.ts'

const view: SyncView = {
  progress: noProgress,
  clock: { baseElapsedMs: 0, monotonicAtBase: 0 },
  allowedMs: 60_000,
  status: { status: 'saved_on_server' },
  typing: null,
  isWriting: false,
  cannotKeep: false,
  isFailing: false,
  waitingCount: 0,
  ended: null,
  isLocked: false,
  hasWayBack: false,
  isReplaced: false,
  isSubmitted: false,
  blocked: null,
  refused: null,
  arrived: null,
  moreMs: 0,
}

test('the three states', () => {
  expect(syncWords(view)).toEqual({ tone: 'good', short: 'Saved on the server', long: null, low: null, heard: null })
  expect(syncWords({ ...view, status: { status: 'saved_here' } }).short).toBe('Saved on this computer')
  const waiting = syncWords({
    ...view,
    waitingCount: 4,
    status: { status: 'not_on_server', minutes: 3, savedHere: true },
  })
  expect(waiting.short).toBe('Not saved on the server')
  expect(waiting.long).toMatch(/^Not saved on the server for 3 minutes\. Your 4 newest answers are safe on this comp/)
  const later = syncWords({
    ...view,
    waitingCount: 5,
    status: { status: 'not_on_server', minutes: 4, savedHere: true },
  })
  expect(later.heard).toBe(waiting.heard)
})

test('without a network it is said at once that the answers are safe, and how many', () => {
  const answered = (count: number) => ({
    ...noProgress,
    answers: Object.fromEntries(Array.from({ length: count }, (_, index) => [`q${index}`, ['a']])),
  })
  const offline = { ...view, status: { status: 'saved_here' as const }, isFailing: true }
  const said = (waitingCount: number, answeredCount: number) =>
    syncWords({ ...offline, waitingCount, progress: answered(answeredCount) }).low
  expect(said(23, 23)).toBe('No network. Your 23 answers are saved on this computer. Keep going.')
  expect(said(1, 1)).toBe('No network. Your 1 answer is saved on this computer. Keep going.')
  expect(said(3, 23)).toBe('No network. Your 3 newest answers are saved on this computer. Keep going.')
  expect(said(1, 23)).toBe('No network. Your newest answer is saved on this computer. Keep going.')
  // A save on its way, and one that was refused, are no lost network.
  expect(syncWords({ ...offline, isFailing: false }).low).toBeNull()
  expect(syncWords({ ...offline, blocked: 'This exam ticket is not valid.' }).low).toBeNull()
})

test('a phone is not called a computer', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
  expect(syncWords({ ...view, status: { status: 'saved_here' } }).short).toBe('Saved on this device')
  vi.unstubAllGlobals()
})

test('a browser that keeps nothing never says saved on this computer', () => {
  const keeps = { ...view, cannotKeep: true }
  expect(syncWords(keeps).long).toContain('cannot keep answers')
  const status = { status: 'not_on_server' as const, minutes: 0, savedHere: false }
  expect(syncWords({ ...keeps, status }).short).toBe('Not saved yet')
  expect(syncWords({ ...keeps, status }).long).not.toContain('safe on this computer')
  expect(syncWords({ ...view, status, isWriting: true }).short).toBe('Saving…')
})

test('a key that was just pressed is never called saved, and what is said of the network stays', () => {
  const typing = { question: 'q1', isAnswer: true }
  expect(syncWords({ ...view, typing })).toMatchObject({ tone: 'quiet', short: 'Saving…', long: null })
  const failing = { ...view, status: { status: 'saved_here' as const }, isFailing: true, waitingCount: 1 }
  expect(syncWords({ ...failing, typing })).toMatchObject({
    ...{ short: 'Saving…', long: null, low: syncWords(failing).low },
  })
  const lost = { ...view, status: { status: 'not_on_server' as const, minutes: 3, savedHere: true } }
  expect(syncWords({ ...lost, typing }).short).toBe('Not saved on the server')
})

test('more time is said in minutes, and an early end as one', () => {
  const after = 'more. The clock shows the time you have now.'
  expect(movedEndText(15 * 60_000)).toBe(`You have been given 15 minutes ${after}`)
  expect(movedEndText(60_000)).toBe(`You have been given 1 minute ${after}`)
  expect(movedEndText(20_000)).toBe(`You have been given a little ${after}`)
  expect(movedEndText(-600_000)).toMatch(/^Your school is ending this exam early\. /)
})

test('what another device has changed is named by the numbers of this paper, in its order', () => {
  const questions = ['c', 'a', 'b'].map((id, index) => ({ id, number: index + 1 }))
  const after = 'changed by what you did in another window or on another device. Check again before you submit.'
  expect(arrivedText({ arrived: null }, questions)).toBeNull()
  expect(arrivedText({ arrived: { count: 1, questions: ['a'] } }, questions)).toBe(`Question 2 was ${after}`)
  expect(arrivedText({ arrived: { count: 2, questions: ['b', 'c'] } }, questions)).toBe(`Questions 1, 3 were ${after}`)
})
