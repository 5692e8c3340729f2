import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asked, bankOf } from '../../../test/asked-questions.ts'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import QuestionsPage from './questions-page.tsx'

const falling = (place: number) =>
  asked(place, `What falls ${place}?`, {
    ...{ explanation: 'All that is heavy.', tags: ['SS2'], correctOptionIds: ['b'], examsCount: 2 },
    ...{ marksHundredths: 250, timeAllocationMinutes: 2 },
    options: ['Iron', 'electromagnetism', 'Oil', 'Air'].map((text, at) => ({ id: 'abcd'.charAt(at), text })),
  })
const pane = () => page.getByRole('region', { name: 'The question' })
const row = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 800)
})

test('sixty rows of forty pixels beside the one that is open; J and K and the arrows go on', async () => {
  await showScreen(QuestionsPage, { answers: bankOf(...Array.from({ length: 60 }, (_, place) => falling(place))) })
  await expect.element(pane()).toMatchTextContent(/What falls 0\?/)
  await expect.element(pane()).toMatchTextContent(/B\)electromagnetism Correct/)
  for (const said of ['2.5 marks, 2 minutes', 'Physics, Forces', 'in 2 exams', 'All that is heavy.', 'SS2', 'Easy']) {
    await expect.element(pane().getByText(said)).toBeInTheDocument()
  }
  await expectAccessible()
  expect(document.querySelector('tbody tr')?.getBoundingClientRect().height).toBe(40)
  // A word is whole, whatever stands beside it: one line of it, and "Correct" at its end or below.
  const word = document.querySelector('[data-pane] [data-correct=true] [class*=words]')
  const range = document.createRange()
  range.selectNodeContents(word?.firstChild ?? document.body)
  expect(range.getClientRects().length).toBe(1)
  row('What falls 0?').element().focus()
  await userEvent.keyboard('j{ArrowDown}jk')
  await expect.element(row('What falls 2?')).toHaveFocus()
  await expect.element(row('What falls 2?')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(pane()).toMatchTextContent(/What falls 2\?/)
  page
    .getByRole('row', { name: /What falls 2\?/ })
    .getByRole('button', { name: /^Actions for/ })
    .element()
    .focus()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(pane()).toMatchTextContent(/What falls 2\?/)
  await pane().getByRole('button', { name: 'Edit' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Edit Question' })).toBeVisible()
})

test('rows or cards: what was chosen is there again', async () => {
  const answers = bankOf(falling(1), falling(2), falling(3))
  await showScreen(QuestionsPage, { answers })
  await expect.element(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Cards' }).click()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'What falls 3?' })).toBeVisible()
  await showScreen(QuestionsPage, { answers })
  await expect.element(page.getByRole('listitem').filter({ hasText: 'What falls 3?' })).toBeVisible()
  await showScreen(QuestionsPage, { as: 'teacher', answers })
  await expect.element(row('What falls 3?')).toBeVisible()
})

test('on a phone a row opens its question as a page, and the way back leads to it', async () => {
  await page.viewport(360, 740)
  await showScreen(QuestionsPage, { theme: 'dark', answers: bankOf(falling(1), falling(2), falling(3)) })
  await expect.element(page.getByText('2.5 marks · Choice · Easy · Forces').first()).toBeVisible()
  await expectAccessible()
  await row('What falls 2?').click()
  await expect.element(pane()).toMatchTextContent(/What falls 2\?/)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect.element(row('What falls 2?')).toHaveFocus()
})

test.each([360, 1280])(
  'at %i pixels a row that is ticked is tinted as one, whatever was pressed last',
  async (width) => {
    await page.viewport(width, 740)
    await showScreen(QuestionsPage, { answers: bankOf(falling(1), falling(2), falling(3)) })
    const ticked = page.getByRole('row').filter({ hasText: 'What falls 2?' })
    await expect.element(ticked).toBeVisible()
    // The box is hidden below its drawing.
    ;(ticked.getByRole('checkbox').element() as HTMLElement).click()
    await ticked.hover()
    const tints = () =>
      [ticked.element(), ...ticked.element().children].map((one) => getComputedStyle(one).backgroundColor)
    const none = 'rgba(0, 0, 0, 0)'
    await expect.poll(() => tints()[0]).not.toBe(none)
    const [own, ...inside] = tints()
    expect(inside.every((tint) => tint === none)).toBe(true)
    await page.getByRole('row').filter({ hasText: 'What falls 3?' }).hover()
    await expect.poll(() => tints()[0]).toBe(own)
  },
)
