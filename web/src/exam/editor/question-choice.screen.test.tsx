import { useForm } from '@mantine/form'
import type { BankQuestion } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { type Answers, showScreen } from '../../../test/screen.tsx'
import { type ExamForm, emptyExam } from './exam-draft.ts'
import { QuestionChoice } from './question-choice.tsx'

const begins = { defaultDuration: 60, maxAttempts: 1, showResults: 'immediate', randomizeQuestions: true } as const
const subjectId = '0199ffff-ffff-7fff-8fff-0000000000aa'
const idOf = (place: number) => `0199ffff-ffff-7fff-8fff-${String(place).padStart(12, '0')}`
const aQuestion = (place: number): BankQuestion => ({
  ...{
    id: idOf(place),
    subjectId,
    subject: 'Mathematics',
    type: 'multiple_choice',
    passage: null,
    question: `Question ${place}`,
  },
  ...{
    rules: { kind: 'one' },
    options: [],
    correctOptionIds: [],
    explanation: '',
    difficulty: place % 2 ? 'Easy' : 'Hard',
    tags: [],
  },
  ...{ topic: place <= 60 ? 'Sums' : 'Angles', marksHundredths: 100, timeAllocationMinutes: 1, status: 'active' },
  ...{
    owner: 'Ada Example',
    mayAct: true,
    isReadyMade: false,
    examsCount: 0,
    createdAt: '2026-11-20T09:00:00.000Z',
    revision: 1,
  },
})

/** A bank of so many, asked as the server is. */
function bankOf(count: number, asked: unknown[] = []): Answers['bank'] {
  const all = Array.from({ length: count }, (_, place) => aQuestion(place + 1))
  return {
    listQuestions: (input) => {
      asked.push(input)
      const { cursor = '0', search = '', difficulty, topic, size = 50 } = input
      const found = all
        .filter(({ question }) => question.includes(search))
        .filter((one) => difficulty === undefined || one.difficulty === difficulty)
        .filter((one) => topic === undefined || one.topic === topic)
      const [from, most] = [Number(cursor), Number(size)]
      return {
        items: found.slice(from, from + most),
        nextCursor: found.length > from + most ? String(from + most) : null,
        total: from === 0 ? found.length : null,
      }
    },
    questionFigures: () => {
      const topics = ['Angles', 'Sums']
      return { total: count, multipleChoice: count, subjects: 1, averageMinutes: 1, topics }
    },
  }
}

let sent = 0
let held: ExamForm

const kept = {
  known: [{ id: idOf(3), question: 'Question 3', type: 'multiple_choice' as const, topic: 'Sums', minutes: 1 }],
  questions: [{ questionId: idOf(3), marks: '2', section: 0 }],
}

async function show(bank: Answers['bank'], { known, questions }: Partial<typeof kept> = {}) {
  sent = 0
  function Choice() {
    const form = useForm<ExamForm>({
      initialValues: {
        ...emptyExam(new Date('2026-11-20T09:00:00Z'), begins, [subjectId]),
        questions: questions ?? [],
      },
    })
    held = form.values
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent += 1
        }}
      >
        <h1>Create New Exam</h1>
        <div style={{ height: 600 }}>
          <QuestionChoice form={form} known={known ?? []} />
        </div>
        <button type="submit">Save</button>
      </form>
    )
  }
  await showScreen(Choice, { answers: { bank } })
}

const inExam = () => page.getByRole('group', { name: 'Questions of this exam' })
const bank = () => page.getByRole('region', { name: 'Question bank' })
const search = () => bank().getByRole('searchbox')
const chosen = () => held.questions.map(({ questionId }) => questionId)

test('the bank is asked for by pages, and what is chosen stays whatever hides it', async () => {
  const asked: unknown[] = []
  await show(bankOf(120, asked), kept)
  await expect.element(bank().getByText('1–50 of 120')).toBeVisible()
  await expect.element(inExam().getByRole('button', { name: 'Question 1: Question 3' })).toBeVisible()
  expect(asked[0]).toMatchObject({ subjectId, sort: 'newest', order: 'asc', size: 50 })
  await expectAccessible()
  await bank().getByRole('button', { name: 'Next page' }).click()
  await expect.element(bank().getByText('51–100 of 120')).toBeVisible()
  await bank().getByRole('checkbox', { name: 'Add: Question 60' }).click({ force: true })
  await bank().getByRole('combobox', { name: 'Topic' }).selectOptions('Angles')
  await expect.element(bank().getByText('1–50 of 60')).toBeVisible()
  await bank().getByRole('combobox', { name: 'Difficulty' }).selectOptions('Hard')
  await expect.element(bank().getByText('1–30 of 30')).toBeVisible()
  await search().fill('Question 11')
  await expect.element(bank().getByText('1–5 of 5')).toBeVisible()
  await expect.element(inExam().getByRole('button', { name: 'Question 2: Question 60' })).toBeVisible()
  await expect.element(inExam().getByRole('button', { name: 'Question 1: Question 3' })).toBeVisible()
  expect(chosen()).toEqual([idOf(3), idOf(60)])
  await bank().getByRole('combobox', { name: 'Used' }).selectOptions('Never')
  await expect.poll(() => asked.at(-1)).toMatchObject({ used: 'never' })
  expect(asked.at(-1)).toMatchObject({
    subjectId,
    searched: 'choice',
    search: 'Question 11',
    topic: 'Angles',
    difficulty: 'Hard',
  })
})

test('a question that is added is marked in its place, and taken out there, too', async () => {
  await show(bankOf(2))
  const add = bank().getByRole('checkbox', { name: 'Add: Question 1' })
  await add.click({ force: true })
  await expect.element(add).toBeChecked()
  await expect.element(add).toHaveFocus()
  expect(chosen()).toEqual([idOf(1)])
  await add.click({ force: true })
  await expect.element(add).not.toBeChecked()
  expect(chosen()).toEqual([])
})

test('all that match are added, on whichever page they stand, each once and in the order they were written', async () => {
  await show(bankOf(120), kept)
  await bank().getByRole('button', { name: 'Add all (120)' }).click()
  await expect.poll(() => chosen().length).toBe(120)
  expect(chosen()[0]).toBe(idOf(3))
  expect(chosen().slice(1, 4)).toEqual([idOf(1), idOf(2), idOf(4)])
})

test('how many of those that match are new is said, also where some are in the paper', async () => {
  await show(bankOf(20), kept)
  await bank().getByRole('button', { name: 'Add 19 new' }).click()
  await expect.poll(() => chosen().length).toBe(20)
  await expect.element(bank().getByText('All of them are in this paper.')).toBeVisible()
})

test('more than an exam can have is refused in a sentence, and nothing is added', async () => {
  await show(bankOf(301))
  await bank().getByRole('button', { name: 'Add 301 new' }).click()
  await expect.element(bank().getByRole('alert')).toMatchTextContent(/^An exam has 300 questions at most/)
  expect(chosen()).toEqual([])
})

test('Enter in the search keeps no draft', async () => {
  await show(bankOf(2))
  await search().fill('Question 2')
  await userEvent.keyboard('{Enter}')
  await expect.element(bank().getByText('1–1 of 1')).toBeVisible()
  expect(sent).toBe(0)
})

test('a question that left the bank is named as that, and a subject without questions leads to the bank', async () => {
  await show(bankOf(0), { questions: kept.questions })
  await expect.element(inExam().getByRole('button', { name: /A question that is no longer in the bank/ })).toBeVisible()
  await expect.element(bank().getByRole('link', { name: 'Go to the question bank' })).toBeVisible()
})
