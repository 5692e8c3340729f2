import katex from 'katex'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asked, bankOf, figures } from '../../../test/asked-questions.ts'
import { expectAccessible } from '../../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import QuestionsPage from './questions-page.tsx'

const cards = () => page.getByRole('article')
const asCards = () => page.getByRole('button', { name: 'Cards' }).click()
beforeEach(() => localStorage.clear())
const search = () => page.getByRole('searchbox', { name: 'Search by question, subject or topic' })

test('nothing is drawn again while somebody types above the list', async () => {
  const broken = asked(3, String.raw`What is $\foo$?`)
  await showScreen(QuestionsPage, { answers: bankOf(asked(1, 'What is $x^2$?'), asked(2, 'And $y_1$?'), broken) })
  // Two in the rows and one in the pane; the third is looked at once, among cards.
  await expect.poll(() => document.querySelectorAll('.katex').length).toBe(4)
  await asCards()
  await expect.poll(() => document.querySelectorAll('.katex').length).toBe(3)
  await expect.element(cards().nth(2)).toMatchTextContent(/there is no command/)
  await expectAccessible()
  const tried = vi.spyOn(katex, 'renderToString')
  const drawn = vi.spyOn(katex, 'render')
  for (const typed of ['w', 'wh', 'wha', 'what']) await search().fill(typed)
  await expect.element(page.getByText('Searching...')).toBeVisible()
  expect([tried.mock.calls.length, drawn.mock.calls.length]).toEqual([0, 0])
  vi.restoreAllMocks()
})

/** Specification part 2, section 2: Question Bank. */
test('title, figures, search and the words for nothing', async () => {
  await showScreen(QuestionsPage, { answers: bankOf(asked(1, 'What falls?')) })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Question Bank' })).toBeInTheDocument()
  for (const [label, value] of [
    ['Total Questions', '2,014'],
    ['Multiple Choice', '1,500'],
    ['Subjects', '8'],
    ['Avg. Time', '1.3 minutes'],
  ] as const) {
    await expect.element(page.getByText(label, { exact: true })).toBeInTheDocument()
    await expect.element(page.getByText(value, { exact: true })).toBeInTheDocument()
  }
  await expect.element(search()).toBeInTheDocument()
  // The three of the header, in their order.
  const buttons = [...document.querySelectorAll('header a, header button')].map((one) => one.textContent?.trim())
  expect(buttons).toEqual(['Import', 'Export', 'Add Question'])
  await expectAccessible()
})

test('an export says before what its format cannot hold, and is fetched once whatever formats are tried', async () => {
  const asks: unknown[] = []
  const several = asked(2, 'Which float?', {
    correctOptionIds: ['a', 'b'],
    rules: { kind: 'several', partial: 'all' },
  })
  const answers: Answers = {
    bank: {
      ...bankOf(asked(1, 'What falls?'), several).bank,
      listQuestions: ({ purpose }) => {
        if (purpose) asks.push(purpose)
        return { items: [asked(1, 'What falls?'), several], nextCursor: null, total: 2 }
      },
    },
  }
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await showScreen(QuestionsPage, { answers })
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = form('Export Questions')
  await dialog.getByRole('combobox', { name: 'Format' }).selectOptions('aiken')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const losses = dialog.getByRole('alert')
  await expect.element(losses).toMatchTextContent(/1 question with several right answers cannot be written as Aiken/)
  await expectAccessible()
  expect(saved).toEqual([])
  await dialog.getByRole('combobox', { name: 'Format' }).selectOptions('csv')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  await expect.element(page.getByText('2 questions exported.')).toBeInTheDocument()
  expect([saved, asks]).toEqual([['questions.csv'], ['export']])
  click.mockRestore()
})

const openMenu = async (item: string) => {
  await page.getByRole('button', { name: 'Actions for What falls?' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const form = (name: string) => page.getByRole('dialog', { name })
const textOf = (name: string) => form(name).getByRole('textbox', { name: 'Question', exact: true })

test('a question is edited on the state it was read in, and of two editors neither loses anything', async () => {
  const sent: { revision: number; question: string }[] = []
  const theirs = asked(1, 'What sinks?', { revision: 5 })
  const answers: Answers = {
    bank: {
      ...bankOf(asked(1, 'What falls?')).bank,
      getQuestion: () => theirs,
      updateQuestion: ({ revision, question }) => {
        sent.push({ revision, question })
        if (revision !== 5) throw refusal('CHANGED_MEANWHILE', { by: 'Bola Example', at: null, revision: 5 })
        return { ...theirs, question }
      },
    },
  }
  await showScreen(QuestionsPage, { answers })
  await openMenu('Edit')
  await textOf('Edit Question').fill('What floats?')
  await form('Edit Question').getByRole('button', { name: 'Save', exact: true }).click()
  const other = form('Edit Question').getByRole('region', { name: 'Their version' })
  await expect.element(other).toMatchTextContent(/Bola Example saved this.*What sinks\?/)
  await expect.element(textOf('Edit Question')).toHaveValue('What floats?')
  await form('Edit Question').getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('The question was saved.')).toBeInTheDocument()
  expect(sent).toEqual([
    { revision: 1, question: 'What floats?' },
    { revision: 5, question: 'What floats?' },
  ])
})

test('a duplicate is a new question that begins as the other', async () => {
  const added: string[] = []
  const answers: Answers = {
    bank: {
      ...bankOf(asked(1, 'What falls?')).bank,
      addQuestion: ({ question }) => {
        added.push(question)
        return asked(2, question)
      },
    },
  }
  await showScreen(QuestionsPage, { answers })
  await openMenu('Copy')
  await expect.element(textOf('Add New Question')).toHaveValue('What falls?')
  await form('Add New Question').getByRole('button', { name: 'Add Question' }).click()
  await expect.poll(() => added).toEqual(['What falls?'])
})

test('what stands in an exam is skipped when deleted, and the question says so before', async () => {
  const why = 'Is in 1 exam: archive it instead.'
  const answers: Answers = {
    bank: {
      ...bankOf(asked(1, 'What falls?')).bank,
      deleteQuestions: ({ ids: [id = ''] }) => ({
        ...{ batch: null, doneCount: 0, effects: [], skipped: [{ id, name: 'What falls?', why }] },
      }),
    },
  }
  await showScreen(QuestionsPage, { answers })
  await openMenu('Delete')
  await expect.element(form('Delete this question?')).toMatchTextContent(/Is in 1 exam: archive it instead\./)
  await expect.element(page.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled()
})

test('several are selected by keyboard, archived at once and brought back; a phone has the same at its foot', async () => {
  const sent: unknown[] = []
  const outcome = { batch: asked(9, '').id, doneCount: 2, skipped: [], effects: ['2 questions leave the list.'] }
  const answers: Answers = {
    bank: {
      ...bankOf(asked(1, 'What falls?'), asked(2, 'What floats?')).bank,
      setQuestionsStatus: (input) => {
        sent.push(input)
        return outcome
      },
    },
    school: { undo: (input) => ({ ...outcome, batch: input.batch, effects: [] }) },
  }
  await showScreen(QuestionsPage, { answers })
  const pick = page.getByRole('checkbox', { name: 'Select What falls?' })
  await expect.element(pick).toBeInTheDocument()
  pick.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('1 selected')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all questions on this page' }).click({ force: true })
  await expect.element(page.getByText('2 selected')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  const question = form('Archive 2 questions?')
  await expect.element(question).toMatchTextContent(/2 questions leave the list/)
  await question.getByRole('button', { name: 'Archive' }).click()
  await expect.element(page.getByText('2 questions archived.')).toBeVisible()
  expect(sent).toContainEqual({ ids: [asked(1, '').id, asked(2, '').id], status: 'archived' })
  await expect.element(page.getByText('selected')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('It was undone.')).toBeVisible()
  await page.viewport(360, 740)
  try {
    await showScreen(QuestionsPage, { answers, at: '/?status=archived' })
    await page.getByRole('checkbox', { name: 'Select What floats?' }).click({ force: true })
    await expect.element(page.getByRole('button', { name: 'Use again' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await page.getByRole('button', { name: 'More for the selection' }).click()
    const items = page.getByRole('menuitem').elements()
    expect(items.map(({ textContent }) => textContent)).toEqual(['Select all 2', 'Clear selection', 'Delete'])
  } finally {
    await page.viewport(1280, 800)
  }
})

test('a bank of archived questions alone keeps its filters, and leads to them', async () => {
  const old = asked(1, 'What falls?', { status: 'archived' })
  const listQuestions = ({ status }: { status?: string }) => {
    const items = status === 'archived' ? [old] : []
    return { items, nextCursor: null, total: items.length }
  }
  await showScreen(QuestionsPage, { answers: { bank: { listQuestions, questionFigures: () => figures } } })
  await expect.element(page.getByText('No questions in use')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Status' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Show the archived' }).click()
  await expect.element(page.getByText('What falls?').first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(page.getByText('No questions in use')).toBeVisible()
})

test('a colleague’s question says whose it is, and can be copied and nothing else', async () => {
  const theirs = asked(1, 'What falls?', { owner: 'Bola Example', mayAct: false })
  await showScreen(QuestionsPage, { as: 'teacher', answers: bankOf(theirs) })
  await expect
    .element(page.getByRole('region', { name: 'The question' }))
    .toMatchTextContent(/ByBola Example, 20 Nov 2026/)
  await asCards()
  await expect.element(page.getByText('by Bola Example')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for What falls?' }).click()
  await expect
    .element(page.getByRole('menuitem', { name: 'Copy', exact: true }))
    .toHaveAccessibleDescription('Makes one of your own. Only Bola Example and the administrators change this one.')
  expect(page.getByRole('menuitem').elements()).toHaveLength(1)
})
