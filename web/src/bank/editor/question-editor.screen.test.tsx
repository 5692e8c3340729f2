import type { BankQuestion } from '@sabimark/contract/answers.ts'
import { demoAccounts } from '@sabimark/domain/people/demo-accounts.ts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import { queryClient } from '../../platform/queries.ts'
import QuestionsPage from '../list/questions-page.tsx'
import QuestionEditorPage from './question-editor-page.tsx'

const path = '/dashboard/questions/$questionId'
const text = () => page.getByRole('textbox', { name: 'Question', exact: true })
const keptIds = () => Object.keys(localStorage).flatMap((name) => /^sabimark_question:.*:(.*)$/.exec(name)?.[1] ?? [])
const open = (questionId: string, as: 'school_admin' | 'teacher' = 'school_admin', answers: Answers = {}) =>
  showScreen(QuestionEditorPage, { at: `/dashboard/questions/${questionId}`, path, as, answers })

afterEach(() => localStorage.clear())

test('what is written in the dialog goes on in the full editor, stays through a reload, and nobody else sees it', async () => {
  await showScreen(QuestionsPage)
  await page.getByRole('button', { name: 'Add Question' }).click()
  await userEvent.keyboard('Half of a question with $x^2$')
  await page.getByRole('button', { name: 'Open full editor' }).click()
  await expect.poll(keptIds).toHaveLength(1)
  const [begun = ''] = keptIds()

  await open(begun)
  await expect.element(text()).toHaveValue('Half of a question with $x^2$')
  await expect.element(page.getByText(/^Kept on this computer: /)).toBeVisible()
  await text().fill('Half of it')
  await page.getByRole('textbox', { name: 'Option B' }).fill('Two')
  await expectAccessible()

  await open(begun, 'teacher')
  await expect.element(text()).toHaveValue('')

  await open(begun)
  await expect.element(text()).toHaveValue('Half of it')
  await expect.element(page.getByRole('textbox', { name: 'Option B' })).toHaveValue('Two')
  await showScreen(QuestionsPage)
  await expect.element(page.getByRole('list', { name: 'Not saved yet' })).toMatchTextContent(/Half of it/)

  await open(begun)
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect.poll(keptIds).toEqual([])
  await open(begun)
  await expect.element(text()).toHaveValue('')
})

test('on a phone what is kept is one line above both buttons', async () => {
  await page.viewport(360, 740)
  await open('new')
  await text().fill('Written on a phone')
  await expect.element(page.getByText(/^Kept on this computer: \d+:\d\d\s[ap]m$/)).toBeVisible()
  const tops = ['Discard', 'Save and add another', 'Add Question'].map(
    (name) => page.getByRole('button', { name }).element().getBoundingClientRect().top,
  )
  expect(tops[1]).toBe(tops[2])
  expect(tops[1]).toBeGreaterThan(tops[0] ?? 0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.viewport(1280, 800)
})

test('two new questions that are written side by side are both kept', async () => {
  for (const written of ['The first', 'The second']) {
    await open('new')
    await text().fill(written)
    await expect.element(page.getByText(/^Kept on this computer: /)).toBeVisible()
  }
  expect(keptIds()).toHaveLength(2)
  await showScreen(QuestionsPage)
  await expect.element(page.getByRole('list', { name: 'Not saved yet' })).toMatchTextContent(/The second.*The first/)
})

test('a refused save leads to the first wrong field, and one that is saved to the next question', async () => {
  const sent: string[] = []
  await open('new', 'school_admin', {
    bank: {
      addQuestion: ({ question }) => {
        sent.push(question)
        if (sent.length > 1) return {} as never
        throw refusal('INVALID_QUESTION', {
          fields: [
            { field: 'topic', message: 'Topic is wrong.' },
            { field: 'question', message: 'Question is wrong.' },
          ],
        })
      },
    },
  })
  await page.getByRole('combobox', { name: 'Subject' }).selectOptions('Physics')
  await text().fill('Which?')
  await page.getByRole('textbox', { name: 'Topic' }).fill('Sums')
  await page.getByRole('textbox', { name: 'Option A' }).fill('x')
  await page.getByRole('radio', { name: 'A is correct' }).click({ force: true })
  await page.getByRole('button', { name: 'Add Question' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Option B' })).toHaveFocus()

  await page.getByRole('combobox', { name: 'Type' }).selectOptions('True or false')
  await page.getByRole('radio', { name: 'A is correct' }).click({ force: true })
  await page.getByRole('button', { name: 'Save and add another' }).click()
  await expect.element(page.getByText('Question is wrong.')).toBeVisible()
  await expect.element(text()).toHaveFocus()

  const withPicture = (last: number) => `Which is it? ![A cell](file:0199ffff-ffff-7fff-8fff-00000000000${last})`
  await text().fill(withPicture(1))
  await expect.element(text()).toHaveValue('Which is it? ![A cell](picture-1)')
  await page.getByRole('button', { name: 'Save and add another' }).click()
  await expect.element(page.getByText('The question was added. Write the next one.')).toBeVisible()
  await expect.element(text()).toHaveValue('')
  await expect.element(text()).toHaveFocus()
  expect(sent).toEqual(['Which?', withPicture(1)])
  expect(keptIds()).toEqual([])
  // The next has pictures of its own, numbered anew.
  await text().fill(withPicture(2))
  await expect.element(text()).toHaveValue('Which is it? ![A cell](picture-1)')
})

test('on a phone, two editors of one question both keep what they wrote', async () => {
  await page.viewport(360, 740)
  await showScreen(QuestionsPage)
  const listed = () =>
    queryClient
      .getQueriesData<{ items?: BankQuestion[] }>({})
      .flatMap(([, data]) => data?.items ?? [])
      .find((one) => 'question' in one)
  await expect.poll(listed).toBeDefined()
  const stored = listed()
  if (!stored) throw new Error('The demo has no question')
  const theirs = { ...stored, question: 'As somebody else has it', revision: stored.revision + 1 }
  let hasRefused = false
  const sent: number[] = []
  const answers: Answers = {
    bank: {
      getQuestion: () => (hasRefused ? theirs : stored),
      updateQuestion: ({ revision }) => {
        sent.push(revision)
        if (hasRefused) return { question: theirs } as never
        hasRefused = true
        throw refusal('CHANGED_MEANWHILE', { by: 'Bola Example', at: new Date() })
      },
    },
  }
  await open(stored.id, 'school_admin', answers)
  await text().fill('As I have it')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .element(page.getByRole('region', { name: 'Their version' }))
    .toMatchTextContent(/As somebody else has it/)
  await expect.element(text()).toHaveValue('As I have it')
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  // The state it is compared with is kept, too.
  await open(stored.id, 'school_admin', answers)
  await expect.element(text()).toHaveValue('As I have it')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => sent).toEqual([stored.revision, stored.revision + 1])
  await expect.poll(() => Object.keys(localStorage).filter((name) => name.startsWith('sabimark_question:'))).toEqual([])
  await page.viewport(1280, 800)
})

test('a colleague’s question is not opened for writing, and says who can', async () => {
  const { answer } = await import('@sabimark/demo/demo.ts')
  const { items } = (await answer(
    ['bank', 'listQuestions'],
    {},
    { email: demoAccounts[2].email, leave: () => undefined },
  )) as {
    items: BankQuestion[]
  }
  const [first] = items
  if (!first) throw new Error('The demo has no question.')
  await open(first.id, 'teacher', { bank: { getQuestion: () => ({ ...first, owner: 'Bola Example', mayAct: false }) } })
  await expect.element(page.getByText('This question belongs to Bola Example')).toBeVisible()
  await expect.element(text()).not.toBeInTheDocument()
})

test.each([
  ['teacher', refusal('UNKNOWN_QUESTION'), /or a colleague asks it in an exam that is not over yet\.$/],
  ['school_admin', refusal('UNKNOWN_QUESTION'), 'It was deleted, or its address is wrong.'],
  ['school_admin', refusal('BAD_REQUEST'), 'It was deleted, or its address is wrong.'],
] as const)(
  'a question that a %s does not find is spoken of as a question, with the way back to the bank',
  async (as, why, said) => {
    await open('0199a000-0005-7000-8000-0000000000aa', as, { bank: { getQuestion: () => Promise.reject(why) } })
    await expect.element(page.getByText('This question is not in your question bank')).toBeVisible()
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.element(page.getByText(/chosen/)).not.toBeInTheDocument()
    const way = page.getByRole('link', { name: 'Go to the Question Bank' })
    await expect.element(way).toHaveAttribute('href', '/dashboard/questions')
    await expectAccessible()
  },
)
