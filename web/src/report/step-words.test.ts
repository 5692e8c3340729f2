import { expect, test } from 'vitest'
import type { Waiting } from './reports.ts'
import { stepWords } from './step-words.ts'

const examId = '0199ffff-ffff-7fff-8fff-000000000001'
const waits = (kind: Waiting['kind'], count: number): Waiting => ({
  kind,
  examId,
  title: 'Biology',
  count,
  at: null,
  by: null,
  examsCount: 1,
  countInAll: count,
})

test('the last step leads to the marking desk while answers wait for a marker, and else to the results', () => {
  expect(stepWords('marks', 'teacher', [waits('mark', 3), waits('open', 4)])).toEqual({
    title: 'Mark the first answers',
    text: '3 answers wait for you. There is a score when all are marked.',
    button: 'Mark',
    page: { to: '/marking/$examId', params: { examId } },
  })
  const ofTwo = { ...waits('mark', 3), examsCount: 2, countInAll: 4 }
  expect(stepWords('marks', 'teacher', [ofTwo])).toMatchObject({
    text: expect.stringMatching(/^4 answers wait/),
    page: { to: '/marking' },
  })
  expect(stepWords('marks', 'teacher', [waits('open', 4)])).toMatchObject({
    button: 'View results',
    page: { to: '/results' },
  })
  expect(stepWords('exam', 'teacher', [waits('mark', 2)])).toMatchObject({ button: 'Create New Exam' })
})
