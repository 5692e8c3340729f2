import { expect, test } from 'vitest'
import { endOf } from './session-end.ts'
import { mostOfStaffMs, sessionSpanOf, staffIdleMs, studentSessionMs } from './session-watch.ts'

const staff = sessionSpanOf('teacher', { isOwnDevice: false })
const inHall = sessionSpanOf('student', { isOwnDevice: false })
const atHome = sessionSpanOf('student', { isOwnDevice: true })

test.each([
  ['staff without use', { ...staff, livedMs: staffIdleMs }, 'idle'],
  ['staff who worked all day', { ...staff, livedMs: 20 * staffIdleMs }, 'idle'],
  ['staff signed in twelve hours ago', { ...staff, livedMs: mostOfStaffMs }, 'time'],
  ['a student of this morning', { ...inHall, livedMs: studentSessionMs }, 'time'],
  ['a student who handed in', { ...inHall, livedMs: studentSessionMs / 6 }, 'exam'],
  ['a student with an own device', { ...atHome, livedMs: studentSessionMs }, 'time'],
  ['staff of a school that was suspended', { ...staff, livedMs: staffIdleMs, isEnded: true }, 'elsewhere'],
  ['nothing that is kept', undefined, 'elsewhere'],
] as const)('%s', (_what, session, end) => {
  expect(endOf(session)).toBe(end)
})
