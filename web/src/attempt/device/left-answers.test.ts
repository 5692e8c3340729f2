import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import { expect, test } from 'vitest'
import type { KeptPage } from '../sync/local-page.ts'
import { leftAnswers } from './left-answers.ts'

const said = (seq: number, question: string): AttemptEvent => ({ seq, atMs: 1, kind: 'answer', question, value: 'x' })
const left = (events: AttemptEvent[], more: Partial<KeptPage['page']> = {}) =>
  ({ page: { isSuperseded: false, ...more }, events }) as KeptPage

test('each question counts once a page, with the essay that was being typed', () => {
  const events = [said(1, 'q1'), said(2, 'q1'), { seq: 3, atMs: 1, kind: 'visit', question: 'q2' } as const]
  expect(leftAnswers([left(events), left([said(1, 'q1')])])).toBe(2)
  const draft = said(4, 'essay')
  expect(leftAnswers([left(events, { draft })])).toBe(2)
  expect(leftAnswers([left(events, { draft: said(4, 'q1') })])).toBe(1)
  expect(leftAnswers([left(events, { draft, isSuperseded: true })])).toBe(1)
  expect(leftAnswers([left([], { draft })])).toBe(1)
})
