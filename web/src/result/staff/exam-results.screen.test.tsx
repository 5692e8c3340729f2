import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showScreen } from '../../../test/screen.tsx'
import { type ExamResult, useExamResults } from './exam-results.ts'

const examId = '0199ffff-ffff-7fff-8fff-000000000001'
const ada: ExamResult = {
  ...{ attemptId: '0199ffff-ffff-7fff-8fff-000000000002', student: 'Ada Eze', studentId: 'GC/1', className: 'SS2B' },
  ...{ attemptNumber: 1, state: 'in_progress', endedBy: null, submittedAt: null, submittedOnDeviceAt: null },
  ...{ score: null, lateCount: 0, lateDecision: null, afterEnd: null },
}

function Names() {
  const { query, rows } = useExamResults(examId, true)
  return (
    <button type="button" onClick={() => query.refetch()}>
      {rows.map(({ student, state }) => `${student}: ${state}`).join(', ')}
    </button>
  )
}

test('what has not changed is not sent again, and stays', async () => {
  const asked: (string | undefined)[] = []
  let state: ExamResult['state'] = 'in_progress'
  const listForExam = ({ known }: { known?: string | undefined }) => {
    asked.push(known)
    const isUnchanged = known === state
    const items = isUnchanged ? [] : [{ ...ada, state }]
    const head = { title: 'Term test', isReleased: false, rightAnswers: null }
    return { ...head, fingerprint: state, isUnchanged, items, nextCursor: null }
  }
  await showScreen(Names, { answers: { result: { listForExam } } })
  const names = page.getByRole('button')
  await expect.element(names).toMatchTextContent('Ada Eze: in_progress')
  await names.click()
  await expect.poll(() => asked).toEqual([undefined, 'in_progress'])
  await expect.element(names).toMatchTextContent('Ada Eze: in_progress')
  state = 'submitted'
  await names.click()
  await expect.element(names).toMatchTextContent('Ada Eze: submitted')
  expect(asked).toEqual([undefined, 'in_progress', 'in_progress'])
})
