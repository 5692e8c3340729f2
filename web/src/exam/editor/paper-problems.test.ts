import { expect, test } from 'vitest'
import { type ExamForm, emptyExam } from './exam-draft.ts'
import { paperProblems, rowProblems } from './paper-problems.ts'

const begins = { defaultDuration: 60, maxAttempts: 1, showResults: 'immediate', randomizeQuestions: true } as const
const section = (title: string, count = '') => ({ title, instructions: '', count, which: 'best' as const })
const ready: ExamForm = {
  ...emptyExam(new Date('2026-11-20T09:00:00Z'), begins, ['subject']),
  ...{ title: 'Mock', class: ['class'], totalMarks: '6', totalQuestions: '3' },
  questions: ['a', 'b', 'c'].map((questionId) => ({ questionId, marks: '2', section: 0 })),
}

test.each<[string, Partial<ExamForm>, object]>([
  ['nothing, where all fits', {}, {}],
  [
    'that the marks come to another sum',
    { totalMarks: '10' },
    { totalMarks: 'The questions come to 6 marks, not 10.' },
  ],
  ['that others are meant', { totalQuestions: '5' }, { totalQuestions: '3 questions are chosen, not 5.' }],
  [
    'that a section is empty',
    { sections: [section('Section A'), section('Section B')] },
    { questions: 'Section B has no questions yet.' },
  ],
  [
    'that a section has too few',
    { sections: [section('Section A', '4')] },
    { questions: 'Section A has 3 questions, and 4 are to be answered.' },
  ],
  [
    'that candidates would choose among unlike marks',
    {
      sections: [section('Section A', '1')],
      questions: ready.questions.map((one, place) => ({ ...one, marks: `${place + 2}` })),
      totalMarks: '4',
    },
    { questions: 'Where candidates choose, all questions have equal marks: those of Section A differ.' },
  ],
])('before it is published a paper says %s', (_what, change, problems) => {
  expect(paperProblems({ ...ready, ...change })).toEqual(problems)
})

test('a row says what is wrong with its question: its marks, where all are to be equal, or that it left the bank', () => {
  const known = new Map(
    ['a', 'b', 'c', 'd'].map((id) => [id, { id, question: id, type: 'essay' as const, topic: 'Sums', minutes: 1 }]),
  )
  const marks = { a: '12', b: '12', c: '10', d: 'x', e: '12' }
  const questions = Object.entries(marks).map(([questionId, typed]) => ({ questionId, marks: typed, section: 0 }))
  expect(Object.fromEntries(rowProblems({ questions, sections: [section('Section A', '2')] }, known))).toEqual({
    c: 'Worth 10, not 12',
    d: 'Not a number',
    e: 'Not in the bank',
  })
  expect(Object.fromEntries(rowProblems({ questions, sections: [] }, known))).toEqual({
    d: 'Not a number',
    e: 'Not in the bank',
  })
})
