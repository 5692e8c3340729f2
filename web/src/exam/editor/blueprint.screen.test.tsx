import { useForm } from '@mantine/form'
import { ORPCError } from '@orpc/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { type Answers, showScreen } from '../../../test/screen.tsx'
import { type ExamForm, emptyExam, examProblems } from './exam-draft.ts'
import { QuestionChoice } from './question-choice.tsx'
import { SaveBar } from './save-bar.tsx'

const begins = { defaultDuration: 10, maxAttempts: 1, showResults: 'immediate', randomizeQuestions: true } as const
const subjectId = '0199ffff-ffff-7fff-8fff-0000000000aa'
const idOf = (place: number) => `0199ffff-ffff-7fff-8fff-${String(place).padStart(12, '0')}`
let held: ExamForm
let asked: unknown[] = []

const exam: Answers['exam'] = {
  countDrawable: ({ except = [] }) => ({
    kinds: [
      { topic: 'Algebra', difficulty: 'Easy', type: 'multiple_choice', count: 12 - Math.min(12, except.length) },
      { topic: 'Algebra', difficulty: 'Hard', type: 'essay', count: 3 },
      { topic: 'Geometry', difficulty: 'Easy', type: 'multiple_choice', count: 4 },
    ],
  }),
  drawQuestions: (input) => {
    asked.push(input)
    const [row] = input.rows
    if (row && row.count > 15) {
      const data = { rows: [{ row: 0, missing: row.count - 15 }] }
      throw new ORPCError('NOT_ENOUGH_QUESTIONS', { defined: true, data, message: 'Nothing was drawn.' })
    }
    const questions = Array.from({ length: row?.count ?? 0 }, (_, place) => ({
      ...{
        id: idOf(place + 1 + (input.except?.length ?? 0)),
        question: `Drawn ${place + 1}`,
        type: 'multiple_choice' as const,
        topic: 'Algebra',
        minutes: 4,
        marksHundredths: 100,
        row: 0,
      },
    }))
    return { questions }
  },
}

async function show() {
  asked = []
  function Choice() {
    const form = useForm<ExamForm>({
      initialValues: emptyExam(new Date('2026-11-20T09:00:00Z'), begins, [subjectId]),
    })
    held = form.values
    const bar = {
      error: null,
      conflict: null,
      onKeepAnew: null,
      hasErrors: false,
      isWorking: false,
      isAsked: false,
    }
    const nothing = () => undefined
    return (
      <div>
        <h1>Create New Exam</h1>
        <div style={{ height: 600 }}>
          <QuestionChoice form={form} known={[]} />
        </div>
        <SaveBar
          {...bar}
          form={form.values}
          minutes={12}
          bytes={1_240_000}
          problemCount={2}
          onProblems={nothing}
          onAskApproval={null}
          onPublish={nothing}
          onStart={nothing}
        />
      </div>
    )
  }
  await showScreen(Choice, { answers: { exam } })
}

const row = (place: number) => page.getByRole('group', { name: `Row ${place}` })
const actOn = async (name: string, act: string) => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}
afterEach(() => page.viewport(1280, 800))

test('rows say how many there are, draw what they ask for into the chosen section, and what is too few is said at its row', async () => {
  await show()
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('button', { name: 'Blueprint' }).click()
  await expect.element(row(1).getByText('19 in the bank')).toBeVisible()
  await row(1).getByLabelText('Topic').selectOptions('Algebra')
  await expect.element(row(1).getByText('15 in the bank')).toBeVisible()
  await row(1).getByLabelText('How many').fill('16')
  await row(1).getByLabelText('Marks each').fill('2.5')
  await page.getByRole('button', { name: 'Draw 16 questions into Section B' }).click()
  await expect.element(row(1).getByText('1 too few for this row')).toBeVisible()
  expect(held.questions).toEqual([])
  await row(1).getByLabelText('How many').fill('3')
  await page.getByRole('button', { name: 'Draw 3 questions into Section B' }).click()
  await expect
    .element(page.getByRole('region', { name: 'Section B' }).getByRole('button', { name: /Drawn 3/ }))
    .toBeVisible()
  expect(held.questions).toEqual([1, 2, 3].map((place) => ({ questionId: idOf(place), marks: '2.5', section: 1 })))
  expect(held).toMatchObject({ totalMarks: '7.5', totalQuestions: '3' })
  expect(asked.at(-1)).toMatchObject({
    rows: [{ topic: 'Algebra', difficulty: null, type: null, count: 3 }],
  })
  await expectAccessible()
  // What is in the paper is still in the bank.
  await row(1).getByLabelText('How many').fill('9')
  await expect.element(row(1).getByText('15 in the bank, 3 in this paper')).toBeVisible()
  await row(1).getByLabelText('Difficulty').selectOptions('Easy')
  await page.getByRole('button', { name: 'Draw 9 questions into Section B' }).click()
  await expect.element(row(1).getByText('12 in the bank, all in this paper')).toBeVisible()
  await expect.element(page.getByText(/^There is nothing left to draw for row 1\./)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Draw 9 questions/ })).toBeDisabled()
})

test('sections are named, ask for some of their questions, and the sums at the foot follow', async () => {
  await show()
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('button', { name: 'Blueprint' }).click()
  await page.getByRole('button', { name: 'Draw 5 questions into Section A' }).click()
  const section = page.getByRole('region', { name: 'Section A' })
  await expect.element(section.getByText('5 marks')).toBeVisible()
  await actOn('Section A', 'Edit')
  await section.getByLabelText('Questions to answer').fill('2')
  await section.getByLabelText('If more are answered').selectOptions('The first answers count')
  await expect.element(section.getByText(/^Answer 2 of 5/)).toBeVisible()
  await expect.poll(() => document.body.textContent).toContain('2 of 2 marks')
  expect(document.body.textContent).toContain('12 of 10 min')
  await expect.element(page.getByText('1.2 MB a candidate')).toBeVisible()
  expect(held.sections).toEqual([{ title: 'Section A', instructions: '', count: '2', which: 'first' }])
  expect(examProblems({ ...held, title: 'Mock' })).toEqual({})
  await actOn('question 1', 'Move down')
  expect(held.questions[0]?.questionId).toBe(idOf(2))
  await actOn('Section A', 'Remove')
  await expect.element(section).not.toBeInTheDocument()
  expect(held.questions).toHaveLength(5)
})

test('on a phone sections and blueprint stay inside the screen', async () => {
  await page.viewport(360, 740)
  await show()
  await page.getByRole('button', { name: 'Add section' }).click()
  await actOn('Section A', 'Edit')
  await page.getByRole('button', { name: 'Add questions' }).click()
  await page.getByRole('button', { name: 'Blueprint' }).click()
  await expect.element(row(1)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
})
