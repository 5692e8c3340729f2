import { expect, test } from 'vitest'
import { checkRows } from './check-rows.ts'
import { emptyExam } from './exam-draft.ts'

const begins = { defaultDuration: 45, maxAttempts: 2, showResults: 'after_exam' as const, randomizeQuestions: true }
const empty = emptyExam(new Date('2026-11-29T09:30:00Z'), begins)
const nothing = { subjectName: '', classNames: [], minutes: 0, code: null }
const lines = (...of: Parameters<typeof checkRows>) =>
  checkRows(...of).map(({ label, value, note, part }) => [label, value, note ?? '', part].join(' | '))

test('a new exam says what is set already, and leaves open what is not', () => {
  expect(lines(empty, nothing)).toEqual([
    'Paper |  | No instructions | details',
    'Questions |  |  | questions',
    'Marks |  | Pass mark 50% | rules',
    'Who |  |  | who',
    'When | Sun 29 Nov 2026, 11:00\u00a0am | Closes Sun 29 Nov 2026, 11:59\u00a0pm | who',
    'Time | 45 minutes |  | who',
    'Rules | 2 attempts | Questions and options shuffled · no access code | rules',
    'Scores | When the exam has closed |  | rules',
  ])
})

test('a whole paper is summed up as candidates get it', () => {
  const form = {
    ...empty,
    ...{ subject: 'm', class: ['a', 'b'], instructions: 'Write clearly.', location: 'Hall 2', hasSecondMarker: true },
    ...{ negative: 'quarter' as const, students: [{ id: 's', name: 'Ada Sample' }], randomizeQuestions: false },
    sections: [{ title: 'Section A', instructions: '', count: '', which: 'best' as const }],
    questions: [
      { questionId: '1', marks: '2', section: 0 },
      { questionId: '2', marks: '2.5', section: 0 },
    ],
  }
  const named = { subjectName: 'Mathematics', classNames: ['SS2A', 'SS2B'], minutes: 3.5, code: 'K7P4Q2' }
  expect(lines(form, named)).toEqual([
    'Paper | Mathematics · Assessment | Starts with your instructions | details',
    'Questions | 2 questions | In 1 section | questions',
    'Marks | 4.5 marks | Pass mark 50% · a wrong answer costs 25% of the marks of the question · two people mark each essay | rules',
    'Who | SS2A, SS2B and 1 named student |  | who',
    'When | Sun 29 Nov 2026, 11:00\u00a0am | Closes Sun 29 Nov 2026, 11:59\u00a0pm · Hall 2 | who',
    'Time | 45 minutes | The questions add up to 3.5 minutes | who',
    'Rules | 2 attempts | Options shuffled · access code K7P4Q2 | rules',
    'Scores | When the exam has closed |  | rules',
  ])
})

test('what is typed wrong is not set', () => {
  const wrong = { ...empty, duration: 'long', maxAttempts: '', passingScore: '5.5', scheduledDate: '' }
  const values = checkRows(wrong, nothing).map(({ label, value, note }) => [label, value, note])
  expect(values).toContainEqual(['Time', '', undefined])
  expect(values).toContainEqual(['When', '', undefined])
  expect(values).toContainEqual(['Marks', '', ''])
  expect(values.find(([label]) => label === 'Rules')?.[1]).toBe('')
})
