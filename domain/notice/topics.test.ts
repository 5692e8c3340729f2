import { describe, expect, it, test } from 'vitest'
import { roles } from '../people/role.ts'
import { type NoticeKind, noticeKinds, noticeOf } from './notice-text.ts'
import {
  endedBy,
  isMailed,
  isTold,
  type SchoolSwitches,
  type Topic,
  topicFacts,
  topicNames,
  topicsOf,
  unswitched,
} from './topics.ts'

const allOn: SchoolSwitches = { emailNotifications: true, examReminders: true, resultNotifications: true }

test('every kind of notice is in one topic, or among what no switch ends, and only there', () => {
  const placed: NoticeKind[] = [
    ...topicNames.flatMap((topic) => topicFacts(topic).notices),
    ...unswitched.account.notices,
  ]
  placed.push(...unswitched.sent_by_staff.notices)
  expect([...placed].sort()).toEqual([...noticeKinds].sort())
})

test.each(noticeKinds)('%s is declared under its own name, and emailed by the topic it stands in', (kind) => {
  const topic = topicNames.find((name) => topicFacts(name).notices.includes(kind))
  const mailed = topic === undefined ? null : { topic, collectsForMinutes: topicFacts(topic).collectsFor }
  expect(noticeOf(kind)).toMatchObject({ kind, mailed })
})

test('every role has what concerns it', () => {
  expect(Object.fromEntries(roles.map((role) => [role, topicsOf(role)]))).toEqual({
    super_admin: ['report_ready'],
    school_admin: ['late_answers', 'report_ready'],
    teacher: ['late_answers', 'report_ready'],
    student: ['exam_published', 'exam_changed', 'exam_reminder', 'results_released'],
  })
})

describe('an email goes out', () => {
  const onlyOff: Record<Topic, boolean> = {
    ...{ exam_published: true, exam_changed: true, exam_reminder: true, results_released: true, late_answers: true },
    report_ready: false,
  }
  it.each(Object.entries(onlyOff) as [Topic, boolean][])('of %s to who never said: %j', (topic, byEmail) => {
    expect(isMailed(topic, allOn, { own: null, hasAddress: true })).toBe(byEmail)
    expect(isMailed(topic, allOn, { own: true, hasAddress: true })).toBe(true)
    expect(isMailed(topic, allOn, { own: false, hasAddress: true })).toBe(false)
    expect(isMailed(topic, allOn, { own: true, hasAddress: false })).toBe(false)
    expect(isMailed(topic, { ...allOn, emailNotifications: false }, { own: true, hasAddress: true })).toBe(false)
  })
})

test.each<[Topic, keyof SchoolSwitches]>([
  ['exam_reminder', 'examReminders'],
  ['results_released', 'resultNotifications'],
])('%s is told by neither bell nor email while %s is off', (topic, name) => {
  const off = { ...allOn, [name]: false }
  expect(isTold(topic, off)).toBe(false)
  expect(endedBy(topic, off)).toBe('topic')
  expect(isMailed(topic, off, { own: true, hasAddress: true })).toBe(false)
  for (const other of topicNames)
    if (other !== topic) expect([isTold(other, off), endedBy(other, off)]).toEqual([true, null])
})

test('all emails switched off end the emails and leave the bell', () => {
  const off = { ...allOn, emailNotifications: false }
  for (const topic of topicNames) expect([isTold(topic, off), endedBy(topic, off)]).toEqual([true, 'email'])
})
