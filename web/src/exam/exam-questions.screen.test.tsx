import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showScreen } from '../../test/screen.tsx'
import { ExamQuestions } from './exam-questions.tsx'

const rules: AnswerRules = {
  ...{ kind: 'number', before: 'It is', after: '', near: 'wrong' },
  accepted: [{ value: '2.5', tolerance: { kind: 'absolute', amount: '0.1' }, percent: 100 }],
  unit: { texts: ['km'], isRequired: true, withoutIt: 'wrong' },
}
const totals = {
  ...{ correctCount: 0, partlyCount: 0, wrongCount: 0, unansweredCount: 1, waitingCount: 0, questionCount: 1 },
  ...{ earnedHundredths: 0, availableHundredths: 200, percentage: 0 },
}
const id = 'question000000000001'
const shown = { kind: 'number' as const, before: 'It is', after: '', needsUnit: true as const }

test('a published number says how far an answer may be off, in the words of the bank', async () => {
  const preview = {
    ...{ title: 'Test', subject: 'Physics', instructions: '', durationMinutes: 60 },
    content: {
      rulesVersion: 2,
      questions: [
        { id, type: 'fill_blank' as const, text: 'How far?', marksHundredths: 200, options: [], rules: shown },
      ],
    },
    ...{ authorOrder: [{ questionId: id, optionIds: [] }], order: [{ questionId: id, optionIds: [] }] },
  }
  const marked = {
    ...{ questionId: id, outcome: 'unanswered' as const, earnedHundredths: 0, ofHundredths: 200 },
    ...{ correctOptionIds: [], accepted: ['2.5 km'], rules },
  }
  await showScreen(() => <ExamQuestions examId="0199ffff-ffff-7fff-8fff-000000000001" />, {
    answers: { attempt: { preview: () => preview }, marking: { markPreview: () => ({ totals, marked: [marked] }) } },
  })
  await expect.element(page.getByText('2.5 ± 0.1 km')).toBeVisible()
})
