import { demoAccounts } from '@sabimark/domain/people/demo-accounts.ts'
import { activitiesShown } from '@sabimark/domain/report/activity.ts'
import { expect, test } from 'vitest'
import { sampleExams } from '../exam/exams.ts'
import { sampleSitting } from '../exam/time/candidates.ts'
import { sampleBoard } from '../hall/board.ts'
import { sampleActivities } from './activities.ts'
import { averageScore, changes, subjectFigures, topStudents, waitingExams } from './home-figures.ts'

const now = new Date('2026-11-20T09:00:00Z')

test('the home has its fixed figures: 73.5, a change for each card, five students, five bars, the best first', () => {
  expect(averageScore).toBe(73.5)
  expect(Object.keys(changes)).toEqual(['students', 'teachers', 'activeExams', 'averageScore'])
  for (const rows of [topStudents(now), subjectFigures]) {
    const averages = rows.map((row) => row.averageScore)
    expect(averages).toHaveLength(5)
    expect(averages).toEqual([...averages].sort((one, other) => other - one))
  }
})

test('the exams that are open need somebody, and no other sample does', () => {
  const waiting = waitingExams(sampleExams(now))
  expect(waiting.map(({ kind, examsCount }) => [kind, examsCount])).toEqual([
    ['open', 2],
    ['open', 2],
  ])
  expect([...waiting].sort((one, other) => one.at.localeCompare(other.at))).toEqual(waiting)
})

test('how many have begun an exam is the same in its list, among its candidates, in its hall and in what needs staff', () => {
  const waiting = waitingExams(sampleExams(now))
  for (const exam of sampleExams(now).filter(({ status }) => status === 'active')) {
    const asked = { examId: exam.id, sittingId: exam.sittingId }
    const writing = exam.startedCount - exam.submittedCount
    expect(writing).toBeGreaterThan(0)
    expect(sampleSitting(asked, now).counts).toMatchObject({ expected: exam.studentsRegistered, running: writing })
    const { counts } = sampleBoard(asked, now)
    expect(counts.writing + counts.quiet).toBe(writing)
    expect(waiting.find(({ examId }) => examId === exam.id)?.count).toBe(writing)
  }
})

test('activities stand newest first; every exam of theirs is a sample, and each says what is one’s own', () => {
  for (const account of demoAccounts) {
    const items = sampleActivities(account, now)
    expect(items).toHaveLength(activitiesShown)
    const ago = items.map(({ agoMs }) => agoMs)
    expect(ago).toEqual([...ago].sort((one, other) => one - other))
    for (const { kind, examId, at, agoMs, actor, isMine } of items) {
      expect(examId !== null, kind).toBe(/^(exam|results)_/.test(kind))
      expect(now.getTime() - Date.parse(at)).toBe(agoMs)
      expect(isMine).toBe(actor === account.name)
    }
  }
})
