import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showScreen } from '../../../test/screen.tsx'
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

type Sections = { title: string; instructions: string }[]

/** An exam of one question that asks for a number, in this section where there is one. */
async function showQuestions(sections?: Sections) {
  const asked = { id, type: 'fill_blank' as const, text: 'How far?', marksHundredths: 200, options: [], rules: shown }
  const preview = {
    ...{ title: 'Test', subject: 'Physics', instructions: '', durationMinutes: 60 },
    content: {
      rulesVersion: 4,
      questions: [{ ...asked, ...(sections && { section: 0 }) }],
      ...(sections && { sections }),
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
}

test('a published number says how far an answer may be off, in the words of the bank', async () => {
  await showQuestions()
  await expect.element(page.getByText('2.5 ± 0.1 km')).toBeVisible()
})

test('a section says its title, how many to answer, and its instructions as candidates read them', async () => {
  await showQuestions([{ title: 'Section A', instructions: 'Show your **working**.' }])
  await expect.element(page.getByText('Section A')).toBeVisible()
  await expect.element(page.getByText(/Answer the question\./)).toBeVisible()
  await expect.element(page.getByText('working', { exact: true })).toBeVisible()
})
