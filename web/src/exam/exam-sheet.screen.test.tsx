import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { showScreen } from '../../test/screen.tsx'
import { ExamSheet } from './exam-sheet.tsx'
import type { ExamDetail } from './exams.ts'

const draft: ExamDetail['draft'] = {
  ...{ title: 'First term mock', subjectId: '0199ffff-ffff-7fff-8fff-000000000002', classIds: [], examType: 'mock' },
  ...{ durationMinutes: 60, scheduledDate: '2026-11-20', scheduledTime: '09:00', passingScore: 50 },
  ...{ totalMarksHundredths: 4_000, location: '', instructions: '', questions: [], attemptsAllowed: 1 },
  ...{ showResults: 'immediate', shuffleQuestions: true, shuffleOptions: true, secondMarker: 'none' },
}
const exam: ExamDetail = {
  ...{ id: '0199ffff-ffff-7fff-8fff-000000000001', title: 'First term mock', subject: 'Mathematics' },
  ...{ classes: ['SS2B'], examType: 'mock', status: 'draft', durationMinutes: 60, questionCount: 20 },
  ...{ totalMarksHundredths: 4_000, opensAt: '2026-11-20T08:00:00.000Z', closesAt: '2026-11-20T11:00:00.000Z' },
  ...{ createdBy: 'Ada Example', seesQuestions: false, startedCount: 0, submittedCount: 0 },
  ...{ createdAt: '2026-11-19T09:00:00.000Z', subjectId: draft.subjectId, draft, sittingId: null, isReleased: false },
  ...{ classItems: [], questionItems: [] },
}

test('a colleague’s exam says who sees its questions, and offers nothing that would show them', async () => {
  const asked: string[] = []
  const preview = () => {
    asked.push('preview')
    throw new Error('refused')
  }
  await showScreen(() => <ExamSheet exam={exam} onActed={() => undefined} />, {
    as: 'teacher',
    answers: { attempt: { preview } },
  })
  const sentence = 'Until this exam is over, only Ada Example and the administrators see what it asks.'
  await expect.element(page.getByText(sentence)).toBeVisible()
  for (const name of ['Preview', 'Results'])
    await expect.element(page.getByRole('link', { name })).not.toBeInTheDocument()
  expect(asked).toEqual([])
  await expectAccessible()
})
