import { expect, test } from 'vitest'
import { type ActivityKind, type Happening, recentActivities } from './activity.ts'

const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}:00+01:00`)
const did = (
  kind: ActivityKind,
  when: Date,
  { actorId = 'ada' as string | null, subjectId = 'x' } = {},
): Happening => ({
  ...{ kind, at: when, actorId, subjectId },
})
const lines = (all: Happening[], limit = 8) =>
  recentActivities(all, limit).map(({ kind, times, actorId }) => `${kind} ${times} ${actorId}`)

test('the newest first, whatever order they come in, and no more than asked for', () => {
  const all = [
    did('exam_published', at('09:00')),
    did('exam_closed', at('11:00'), { actorId: null }),
    did('results_released', at('10:00')),
  ]
  expect(lines(all)).toEqual(['exam_closed 1 null', 'results_released 1 ada', 'exam_published 1 ada'])
  expect(lines(all, 1)).toEqual(['exam_closed 1 null'])
  expect(lines([])).toEqual([])
})

test('what one person added in a row is one line', () => {
  const students = ['09:00', '09:05', '09:10'].map((time) => did('student_added', at(time), { subjectId: time }))
  const [line] = recentActivities(students, 8)
  expect(line).toMatchObject({ times: 3, subjectId: '09:10', at: at('09:10') })
  expect(recentActivities(students, 8)).toHaveLength(1)
})

test.each([
  ['another person', did('student_added', at('09:05'), { actorId: 'bola' })],
  ['another kind', did('subject_added', at('09:05'))],
])('a row is broken by %s', (_what, between) => {
  const all = [did('student_added', at('09:00')), between, did('student_added', at('09:10'))]
  expect(recentActivities(all, 8).map(({ times }) => times)).toEqual([1, 1, 1])
})

test('a row ends with the day in Lagos', () => {
  const all = [did('student_added', at('23:59', '2026-11-19')), did('student_added', at('00:00'))]
  expect(lines(all)).toHaveLength(2)
})

test('two exams published in a row are two lines', () => {
  expect(lines([did('exam_published', at('09:00')), did('exam_published', at('09:01'))])).toHaveLength(2)
})

test('an exam somebody started is not said to have opened, too; one that opened by the clock is', () => {
  const opened = did('exam_opened', at('09:00'), { actorId: null })
  expect(lines([opened, did('exam_started', at('09:00'))])).toEqual(['exam_started 1 ada'])
  expect(lines([opened, did('exam_started', at('09:00'), { subjectId: 'another' })])).toHaveLength(2)
  expect(lines([opened, did('exam_started', at('08:00'))])).toHaveLength(2)
})
