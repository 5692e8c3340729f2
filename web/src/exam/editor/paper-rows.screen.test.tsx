import { useForm } from '@mantine/form'
import type { BankQuestion } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { latestNews } from '../../platform/news/announcer.ts'
import { type ExamForm, emptyExam } from './exam-draft.ts'
import { QuestionChoice } from './question-choice.tsx'
import { TitleField } from './words-fields.tsx'

const begins = { defaultDuration: 60, maxAttempts: 1, showResults: 'immediate', randomizeQuestions: true } as const
const subjectId = '0199ffff-ffff-7fff-8fff-0000000000aa'
const idOf = (place: number) => `0199ffff-ffff-7fff-8fff-${String(place).padStart(12, '0')}`
const bank = Array.from(
  { length: 50 },
  (_, place): BankQuestion => ({
    ...{ id: idOf(place + 1), subjectId, subject: 'Mathematics', type: 'multiple_choice', passage: null },
    ...{ question: `Question ${place + 1}`, rules: { kind: 'one' }, explanation: '', difficulty: 'Easy', tags: [] },
    options: [
      { id: 'a', text: 'Lagos' },
      { id: 'b', text: 'Abuja' },
    ],
    ...{ correctOptionIds: ['b'], topic: 'Sums', marksHundredths: 100, timeAllocationMinutes: 1, status: 'active' },
    ...{ owner: 'Ada Example', mayAct: true, isReadyMade: false, examsCount: 0 },
    ...{ createdAt: '2026-11-20T09:00:00.000Z', revision: 1 },
  }),
)
const section = (title: string) => ({ title, instructions: '', count: '', which: 'best' as const })
let held: ExamForm

async function show(count: number, theme: 'light' | 'dark' = 'light', sections: ExamForm['sections'] = []) {
  const chosen = bank.slice(0, count)
  function Choice() {
    const form = useForm<ExamForm>({
      initialValues: {
        ...emptyExam(new Date('2026-11-20T09:00:00Z'), begins, [subjectId]),
        ...{ sections, questions: chosen.map(({ id }) => ({ questionId: id, marks: '1', section: 0 })) },
      },
    })
    held = form.values
    return (
      <div>
        <h1>Create New Exam</h1>
        <TitleField form={form} />
        <div style={{ height: 600 }}>
          <QuestionChoice
            form={form}
            known={chosen.map(({ id, question, type, topic }) => ({ id, question, type, topic, minutes: 1 }))}
          />
        </div>
      </div>
    )
  }
  await showScreen(Choice, {
    theme,
    answers: {
      bank: {
        listQuestions: () => ({ items: bank, nextCursor: null, total: bank.length }),
        getQuestion: ({ id }) => bank.find((one) => one.id === id) ?? Promise.reject(new Error(id)),
      },
    },
  })
  await expect.element(page.getByRole('checkbox', { name: 'Add: Question 50', exact: true })).toBeInTheDocument()
}
const order = () => held.questions.map(({ questionId }) => Number(questionId.slice(-3))).join(' ')
const row = (number: number) => page.getByRole('button', { name: new RegExp(`^Question ${number}:`) })
const focus = (number: number) => (row(number).element() as HTMLElement).focus()

/** What React drew each row from: another object once the row is drawn again, though it may look the same. */
const drawnFrom = () =>
  [...document.querySelectorAll('[data-question]')].map((row) =>
    Reflect.get(row, Object.keys(row).find((key) => key.startsWith('__reactProps$')) ?? ''),
  )

test('a key in the title draws no row of the paper, and one in the marks draws its own', async () => {
  await show(40)
  const first = drawnFrom()
  expect(first.filter((one) => typeof one === 'object')).toHaveLength(40)
  await page.getByRole('textbox', { name: 'Title' }).fill('Mock')
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Mock')
  expect(drawnFrom().map((one, place) => one === first[place])).toEqual(first.map(() => true))
  await page.getByRole('textbox', { name: 'Marks of question 7', exact: true }).fill('2')
  const isDrawnAnew = () => drawnFrom().flatMap((one, place) => (one === first[place] ? [] : [place + 1]))
  await expect.poll(isDrawnAnew).toEqual([7])
})

test('forty questions are chosen by keyboard alone, with two presses each', async () => {
  await show(0)
  ;(page.getByRole('searchbox').element() as HTMLElement).focus()
  let presses = 0
  const press = (key: string) => {
    presses += 1
    return userEvent.keyboard(key)
  }
  while (held.questions.length < 40) {
    await press('{ArrowDown}')
    await press(' ')
  }
  expect(presses).toBe(80)
  expect(order()).toBe(Array.from({ length: 40 }, (_, place) => place + 1).join(' '))
})

test('Alt and an arrow take a question along, over the edge of a section, and say where it is', async () => {
  await show(3, 'light', [section('Section A'), section('Section B')])
  focus(1)
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(order()).toBe('2 1 3')
  expect(latestNews()?.text).toBe('Question 1 is question 2 of 3 now, in Section A.')
  await expect.element(row(2)).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
  expect(latestNews()?.text).toBe('Question 3 is question 3 of 3 now, in Section B.')
  expect(held.questions.map((one) => one.section)).toEqual([0, 0, 1])
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(latestNews()?.text).toBe('Question 3 cannot go further.')
  await userEvent.keyboard('{ArrowUp}{Delete}')
  expect(order()).toBe('2 1')
  expect(latestNews()?.text).toBe('Question 2 is out of the paper.')
})

test('a row is dragged by its grip, and put down where the line is', async () => {
  await show(3)
  const grip = document.querySelector<HTMLElement>(`[data-question="${idOf(3)}"] [data-grip]`)
  const first = document.querySelector(`[data-question="${idOf(1)}"]`)
  if (!grip || !first) throw new Error('no row')
  await userEvent.dragAndDrop(page.elementLocator(grip), page.elementLocator(first), {
    targetPosition: { x: 100, y: 6 },
  })
  await expect.poll(order).toBe('3 1 2')
})

test.each(['light', 'dark'] as const)('a question is read beside the paper, with its key, in the %s', async (theme) => {
  await show(3, theme)
  await row(2).click()
  const pane = page.getByRole('region', { name: 'The question' })
  await expect.element(pane.getByText(/^Abuja/).first()).toBeVisible()
  await expect.element(pane.getByText('Correct')).toBeVisible()
  if (theme === 'light') await expectAccessible()
  else await expectReadable()
  // The pane goes along with the keyboard.
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(pane.getByRole('heading', { name: 'Question 3' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(pane).not.toBeInTheDocument()
  await expect.element(row(3)).toHaveFocus()
})
