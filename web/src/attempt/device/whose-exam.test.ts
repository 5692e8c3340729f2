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
  ['its time is not over', [running], [], 'the exam that is running'],
  ['another is open in this window', [running], ['other:1'], 'an exam sat here before'],
  ['its time is over', [over], [], 'an earlier exam'],
  ['kept by a version that did not note it', [page('old')], [], 'an earlier exam'],
  ['one of each', [running, over], [], 'an earlier exam'],
])('%s', (_case, pages, open, words) => {
  expect(whoseExam(pages, { openHere: new Set(open), wallNowMs: nowMs })).toBe(words)
})
