import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import { queryClient } from '../../platform/queries.ts'
import type { Question } from '../questions.ts'
import QuestionsPage from '../questions-page.tsx'
import QuestionEditorPage from './question-editor-page.tsx'

const path = '/dashboard/questions/$questionId'
const text = () => page.getByRole('textbox', { name: 'Question', exact: true })
const open = (questionId: string, as: 'school_admin' | 'teacher' = 'school_admin', answers: Answers = {}) =>
  showScreen(QuestionEditorPage, { at: `/dashboard/questions/${questionId}`, path, as, answers })

afterEach(() => localStorage.clear())

test('what is written in the dialog goes on in the full editor, stays through a reload, and nobody else sees it', async () => {
  await showScreen(QuestionsPage)
  await page.getByRole('button', { name: 'Add Question' }).click()
  await userEvent.keyboard('Half of a question with $x^2$')
  await page.getByRole('button', { name: 'Open full editor' }).click()
  await expect
    .poll(() => Object.keys(localStorage).filter((name) => name.startsWith('sabimark_question:')))
    .toHaveLength(1)

  await open('new')
  await expect.element(text()).toHaveValue('Half of a question with $x^2$')
  await expect.element(page.getByText(/^Kept on this computer: /)).toBeVisible()
  await text().fill('Half of it')
  await page.getByRole('textbox', { name: 'Option B' }).fill('Two')
  await expectAccessible()

  await open('new', 'teacher')
  await expect.element(text()).toHaveValue('')

  await open('new')
  await expect.element(text()).toHaveValue('Half of it')
  await expect.element(page.getByRole('textbox', { name: 'Option B' })).toHaveValue('Two')
  await showScreen(QuestionsPage)
  await expect.element(page.getByRole('list', { name: 'Not saved yet' })).toMatchTextContent(/“Half of it”/)

  await open('new')
  await page.getByRole('button', { name: 'Throw away' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click()
  await open('new')
  await expect.element(text()).toHaveValue('')
})

test('on a phone, two editors of one question both keep what they wrote', async () => {
  await page.viewport(360, 740)
  await showScreen(QuestionsPage)
  await expect.element(page.getByRole('article').first()).toBeVisible()
  const listed = queryClient.getQueriesData<{ items?: Question[] }>({}).flatMap(([, data]) => data?.items ?? [])
  const stored = listed.find((one) => 'question' in one)
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
