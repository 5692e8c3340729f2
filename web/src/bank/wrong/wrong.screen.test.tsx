import type { BankQuestion, WithdrawnQuestion } from '@sabimark/contract/answers.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import QuestionsPage from '../list/questions-page.tsx'

const ids = ['0199ffff-ffff-7fff-8fff-000000000011', '0199ffff-ffff-7fff-8fff-000000000012'] as const
const examId = '0199a000-0006-7000-8000-000000000001'
const question: BankQuestion = {
  ...{ id: ids[0], subjectId: examId, subject: 'Physics', question: 'Which unit?', type: 'multiple_choice' },
  ...{ passage: null, difficulty: 'Easy', topic: 'Units', explanation: '', tags: [], rules: { kind: 'one' } },
  ...{ correctOptionIds: ['a'], marksHundredths: 100, timeAllocationMinutes: 1, owner: 'Ada Example', revision: 1 },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', status: 'active', mayAct: true, isReadyMade: true, examsCount: 0 },
  options: ['a', 'b'].map((id) => ({ id, text: `Option ${id}` })),
}
const wrong = (id: string, changes: Partial<WithdrawnQuestion> = {}): WithdrawnQuestion => ({
  ...{ id, question: `What is $x$ of ${id.at(-1)}?`, subject: 'Physics', why: 'Two options were right.', exams: [] },
  ...{ isArchived: false, mayAct: true, isReplaceable: true },
  ...changes,
})
const listQuestions = () => ({
  items: [question, { ...question, id: ids[1], question: 'Which one?', isReadyMade: false }],
  nextCursor: null,
  total: 2,
})
beforeEach(() => localStorage.clear())
const dialog = () => page.getByRole('dialog')
const row = (name: string) => dialog().getByRole('listitem').filter({ hasText: name })

test('a ready-made question is reported with a reason, and no other is', async () => {
  const said: unknown[] = []
  let isRefused = true
  const reportQuestion = (input: unknown) => {
    if (isRefused) return Promise.reject(refusal('TOO_MANY_REPORTS'))
    said.push(input)
    return { isMailed: true }
  }
  await showScreen(QuestionsPage, { as: 'teacher', answers: { bank: { listQuestions, reportQuestion } } })
  await page.getByRole('button', { name: 'Cards' }).click()
  const menuOf = (name: RegExp) => page.getByRole('article').filter({ hasText: name }).getByRole('button').last()
  await menuOf(/Which one/).click()
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: /Report/ }).elements()).toHaveLength(0)
  await menuOf(/Which one/).click()
  await menuOf(/Which unit/).click()
  await page.getByRole('menuitem', { name: 'Report this question' }).click()
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Report' }).click()
  await expect.element(dialog().getByText('Say in a few words what is wrong.')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'What is wrong with it?' }).fill('B is right as well')
  await dialog().getByRole('button', { name: 'Report' }).click()
  await expect.element(dialog().getByText(/You have reported 20 questions/)).toBeVisible()
  isRefused = false
  await dialog().getByRole('button', { name: 'Report' }).click()
  await expect.element(page.getByText('Thank you: the question was reported.')).toBeVisible()
  expect(said).toEqual([{ id: ids[0], reason: 'B is right as well' }])
})

test.each([
  ['light', 1280],
  ['dark', 360],
] as const)(
  'what was found wrong is replaced or archived, and the key of an exam corrected, %s at %i',
  async (theme, width) => {
    await page.viewport(width, 800)
    const asked: unknown[] = []
    let items = [
      wrong(ids[0], { exams: [{ examId, title: 'First paper' }] }),
      wrong(ids[1], { isReplaceable: false }),
      wrong(examId, { mayAct: false, isArchived: true }),
    ]
    const without = ({ ids: done }: { ids: string[] }) => {
      asked.push(done)
      items = items.filter(({ id }) => !done.includes(id))
      return { batch: null, doneCount: 1, skipped: [], effects: [] }
    }
    const bank = {
      listQuestions,
      listWithdrawn: () => ({ items }),
      replaceWithdrawn: without,
      setQuestionsStatus: without,
    }
    await showScreen(QuestionsPage, { as: 'teacher', theme, answers: { bank } })
    await expect.element(page.getByText('3 of your ready-made questions were found wrong.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'See what to do' }).click()
    await expectAccessible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expect
      .element(row('First paper').getByRole('link', { name: 'correct its key' }))
      .toHaveAttribute('href', `/dashboard/results/exam/${examId}/corrections`)
    await expect.element(row('a colleague’s')).toMatchTextContent(/Archived/)
    expect(row('a colleague’s').getByRole('button').elements()).toHaveLength(0)
    await row('First paper').getByRole('button', { name: 'Replace' }).click()
    await expect.poll(() => dialog().getByRole('button', { name: 'Replace' }).elements().length).toBe(0)
    await dialog().getByRole('button', { name: 'Archive' }).click()
    await expect.poll(() => asked).toEqual([[ids[0]], [ids[1]]])
    await expect.element(dialog().getByRole('heading', { name: /^1 of your ready-made questions was/ })).toBeVisible()
  },
)

test('a replacement that was refused is not said any more once another is archived', async () => {
  let items = ids.map((id) => wrong(id))
  const bank = {
    listQuestions,
    listWithdrawn: () => ({ items }),
    replaceWithdrawn: () => Promise.reject(refusal('TRIAL_LIMIT')),
    setQuestionsStatus: () => {
      items = items.slice(1)
      return { batch: null, doneCount: 1, skipped: [], effects: [] }
    },
  }
  await showScreen(QuestionsPage, { answers: { bank } })
  await page.getByRole('button', { name: 'See what to do' }).click()
  await dialog().getByRole('button', { name: 'Replace' }).first().click()
  await expect.element(dialog().getByRole('alert')).toBeVisible()
  await dialog().getByRole('button', { name: 'Archive' }).first().click()
  await expect.poll(() => dialog().getByRole('listitem').elements().length).toBe(1)
  expect(dialog().getByRole('alert').elements()).toHaveLength(0)
})

test('where nothing was found wrong, nothing is said', async () => {
  await showScreen(QuestionsPage, { answers: { bank: { listQuestions, listWithdrawn: () => ({ items: [] }) } } })
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(2)
  expect(page.getByText(/found wrong/).elements()).toHaveLength(0)
})
