import type { ExamCandidate } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { exportOf } from '../../platform/list/data-columns.tsx'
import { candidateFile, candidateList, colleagueFile, columnsNeeded, phoneLine } from './candidate-list.ts'

const at = '2026-11-20T17:32:00.000Z'
const said = (one: Partial<ExamCandidate>): ExamCandidate => ({
  ...{ id: 'a', name: 'Ada Sample', studentNumber: 'GF/1', className: 'SS2B', status: 'not_begun', endsAt: null },
  ...{ extraPercent: 0, extraMinutes: 0, isExcused: false, isNamed: false, reason: null, reasonBy: null, seen: null },
  ...one,
})

test.each([
  [said({ status: 'on_device', onDeviceSince: at }), 'Ready, not heard yet', 'Fri 20 Nov 2026, 6:32\u00a0pm'],
  [said({ readiness: { why: null, at } }), 'Ready', 'Fri 20 Nov 2026, 6:32\u00a0pm'],
  [said({ readiness: { why: 'begun', at } }), 'Tried, not finished', 'Fri 20 Nov 2026, 6:32\u00a0pm'],
  [said({ readiness: { why: 'no_space', at } }), 'No space on the device', 'Fri 20 Nov 2026, 6:32\u00a0pm'],
  [said({ readiness: { why: 'changed', at: null } }), 'Paper changed since', ''],
  [said({ readiness: { why: 'never', at: null } }), 'Never tried', ''],
  [said({}), '', ''],
  [said({ status: 'running', readiness: { why: null, at } }), '', ''],
])('the file of candidates says what a device has of the paper, and since when', (row, state, since) => {
  for (const file of [candidateFile, colleagueFile]) {
    const columns = exportOf(candidateList, file)
    expect(columns.Device?.(row)).toBe(state)
    expect(columns['Device since']?.(row)).toBe(since)
  }
  expect(columnsNeeded([row], true).hasDevice).toBe(state !== '')
})

test('on a phone the row of who can get ready says what their device has, and not also that nobody has begun', () => {
  expect(phoneLine(said({ readiness: { why: null, at } }))).toMatch(/^Ready · Fri 20 Nov/)
  expect(phoneLine(said({ readiness: { why: 'never', at: null } }))).toBe('Never tried · GF/1 · SS2B')
  expect(phoneLine(said({}))).toBe('Not started · GF/1 · SS2B')
})
