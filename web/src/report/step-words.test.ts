import { expect, test } from 'vitest'
import type { Waiting } from './reports.ts'
import { stepWords } from './step-words.ts'

const examId = '0199ffff-ffff-7fff-8fff-000000000001'
const waits = (kind: Waiting['kind'], count: number): Waiting => ({
  kind,
  examId,
  title: 'Biology',
  count,
  closesAt: null,
  by: null,
})

test('the last step leads to the marking desk while answers wait for a marker, and else to the results', () => {
  expect(stepWords('marks', 'teacher', [waits('mark', 2), waits('mark', 1), waits('open', 4)])).toEqual({
    title: 'Mark the first answers',
    text: '3 answers wait for you. There is a score when all are marked.',
    button: 'Mark',
    page: { to: '/marking/$examId', params: { examId } },
  })
  expect(stepWords('marks', 'teacher', [waits('open', 4)])).toMatchObject({
    button: 'View results',
    page: { to: '/results' },
  })
  expect(stepWords('exam', 'teacher', [waits('mark', 2)])).toMatchObject({ button: 'Create New Exam' })
})
