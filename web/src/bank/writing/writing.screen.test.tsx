import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import QuestionsPage from '../list/questions-page.tsx'

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
const form = () => dialog('Add New Question')
const text = () => form().getByRole('textbox', { name: 'Question', exact: true })
const tool = (name: string) => form().getByRole('toolbar', { name: 'Tools for Question' }).getByRole('button', { name })
const press = (where: string, ...names: string[]) =>
  names.reduce<Promise<void>>(
    (before, name) => before.then(() => dialog(where).getByRole('button', { name, exact: true }).click()),
    Promise.resolve(),
  )

async function openForm(): Promise<void> {
  await showScreen(QuestionsPage)
  await page.getByRole('button', { name: 'Add Question' }).click()
  await expect.element(text()).toHaveFocus()
}

async function select(from: number, to: number): Promise<void> {
  const field = text().element() as HTMLTextAreaElement
  field.focus()
  field.setSelectionRange(from, to)
}

const written = () => (text().element() as HTMLTextAreaElement).value

test('words are marked by button and by key, and the browser takes it back', async () => {
  await openForm()
  await userEvent.keyboard('She went up the hill')
  await select(9, 11)
  await tool('Underline').click()
  expect(written()).toBe('She went __up__ the hill')
  await expect.element(text()).toHaveFocus()
  await userEvent.keyboard('{Control>}b{/Control}')
  expect(written()).toBe('She went __**up**__ the hill')
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
  expect(written()).toBe('She went up the hill')
  await expect.element(form().getByRole('region', { name: 'Preview' })).toMatchTextContent(/She went up the hill/)
  // One stop for the Tab key, and arrows within.
  ;(tool('Bold').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(tool('Underline')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(text()).toHaveFocus()
})

const preview = () => form().getByRole('region', { name: 'Preview' })
const drawn = () => [...preview().element().querySelectorAll<HTMLElement>('.katex')]
/** Pressed into: the page of another test may stand in front, and then no page is given the keyboard. */
const editorIsThere = async () => {
  const field = () => document.querySelector<HTMLElement>('math-field')
  // The first time it is fetched, which a busy machine takes long for.
  await expect.poll(field).not.toBeNull()
  await userEvent.click(field() ?? document.body)
}

test('a formula is made by buttons, drawn, opened again from the preview and changed in place', async () => {
  await openForm()
  await userEvent.keyboard('Work out  now')
  await select(9, 9)
  await tool('Formula').click()
  await editorIsThere()
  await press('Formula', 'Fraction', 'Insert')
  await expect.element(dialog('Formula').getByRole('alert')).toMatchTextContent(/A part of the formula is still empty/)
  expect(dialog('Formula').getByText('A part of the formula is still empty.').elements()).toHaveLength(1)
  await expectAccessible()
  await press('Formula', 'Numbers', '1', 'Next empty part', '2', 'Insert')
  expect(written()).toBe('Work out $\\frac{1}{2}$ now')
  await expect.element(text()).toHaveFocus()
  await expect.poll(() => drawn().length).toBe(1)
  drawn()[0]?.querySelector<HTMLElement>('.mord')?.click()
  await editorIsThere()
  await userEvent.keyboard('{End}+')
  await press('Formula', 'Letters', 'x', 'Shapes', 'Power', 'Numbers', '3', 'Change')
  expect(written()).toBe('Work out $\\frac{1}{2}+x^3$ now')
})

test('with a backslash nothing is begun, and what was made is not lost by Escape', async () => {
  await openForm()
  await tool('Formula').click()
  await editorIsThere()
  await userEvent.keyboard('\\sqrt')
  await press('Formula', 'Signs', 'Times')
  await userEvent.keyboard('{Escape}')
  await dialog('Leave without inserting?').getByRole('button', { name: 'Stay here' }).click()
  await press('Formula', 'Insert')
  expect(written()).toBe('$\\sqrt{\\times}$')
})

test('on a phone a reaction is typed plainly, with its signs from buttons', async () => {
  await page.viewport(360, 740)
  await openForm()
  await tool('Chemistry').click()
  await expect.element(dialog('Chemistry').getByRole('textbox')).toHaveFocus()
  await press('Chemistry', 'Insert')
  await expect.element(dialog('Chemistry').getByRole('alert')).toMatchTextContent(/Type a formula first/)
  await userEvent.keyboard('N2 + 3H2')
  await press('Chemistry', 'Equilibrium')
  await userEvent.keyboard('2NH3 {{')
  await press('Chemistry', 'Insert')
  await expect.element(dialog('Chemistry').getByRole('alert')).toMatchTextContent(/A { is never closed/)
  await userEvent.keyboard('{Backspace}')
  await expect.poll(() => dialog('Chemistry').element().querySelectorAll('.katex').length).toBe(1)
  await expectAccessible()
  const { scrollWidth, clientWidth } = dialog('Chemistry').element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  const { width, height } = dialog('Chemistry')
    .getByRole('button', { name: 'Gas', exact: true })
    .element()
    .getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await press('Chemistry', 'Insert')
  expect(written()).toBe('$\\ce{N2 + 3H2 <=> 2NH3}$')
  await select(8, 8)
  await tool('Formula').click()
  await expect.element(dialog('Chemistry').getByRole('textbox')).toHaveValue('N2 + 3H2 ⇌ 2NH3')
  await page.viewport(1280, 800)
})

test('a table is typed into boxes, and opens again where the caret stands in it', async () => {
  await openForm()
  await userEvent.keyboard('Look:')
  await tool('Table').click()
  await press('Table', 'Insert')
  await expect.element(dialog('Table').getByRole('alert')).toMatchTextContent(/Type something into the table first/)
  await dialog('Table').getByRole('combobox', { name: 'Columns' }).selectOptions('2')
  await dialog('Table').getByRole('combobox', { name: 'Rows, with the heading' }).selectOptions('3')
  await dialog('Table').getByRole('combobox', { name: 'Alignment of column 2' }).selectOptions('Right')
  await dialog('Table').getByRole('textbox', { name: 'Heading, column 1' }).fill('Town')
  await dialog('Table').getByRole('textbox', { name: 'Row 1, column 2' }).fill('a|b')
  await expectAccessible()
  await press('Table', 'Insert')
  expect(written()).toBe('Look:\n\n| Town |  |\n|---|--:|\n|  | a\\|b |')
  await expect.element(preview().getByRole('columnheader', { name: 'Town' })).toBeInTheDocument()
  await tool('Table').click()
  await dialog('Table').getByRole('textbox', { name: 'Row 1, column 1' }).fill('Aba')
  await press('Table', 'Change')
  expect(written()).toBe('Look:\n\n| Town |  |\n|---|--:|\n| Aba | a\\|b |')
})
