import { expect, test } from 'vitest'
import type { LocalPage } from '../sync/local-page.ts'
import { whoseExam } from './whose-exam.ts'

const nowMs = 1_800_000_000_000
const page = (attemptId: string, ends: { endsAtWallMs?: number } = {}): LocalPage => ({
  key: `${attemptId}:1`,
  attemptId,
  epoch: 1,
  examId: 'exam',
  candidateId: 'student',
  ticket: 'ticket',
  elapsedMs: 0,
  notedAtWallMs: 0,
  refusal: null,
  isSuperseded: false,
  ...ends,
})
const running = page('runs', { endsAtWallMs: nowMs + 1 })
const over = page('over', { endsAtWallMs: nowMs })

test.each([
  ['open in this window, under a later load', [running], ['runs:2'], 'your exam'],
  ['its time is not over', [running], ['other:1'], 'the exam that is running'],
  ['its time is over', [over], [], 'an earlier exam'],
  ['kept by a version that did not note it', [page('old')], [], 'an earlier exam'],
  ['one of each', [running, over], [], 'an earlier exam'],
])('%s', (_case, pages, open, words) => {
  expect(whoseExam(pages, { openHere: new Set(open), sitting: new Set(), wallNowMs: nowMs })).toBe(words)
})

test('what somebody else has left is not read as the answers of who sits there', () => {
  const whose = (...sitting: string[]) =>
    whoseExam([running], { openHere: new Set(), sitting: new Set(sitting), wallNowMs: nowMs })
  expect(whose('other')).toBe('somebody else who sat here')
  expect(whose('student')).toBe('the exam that is running')
})
