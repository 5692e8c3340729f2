import { expect } from 'vitest'
import { page } from 'vitest/browser'
import ImportPage from '../src/bank/import/import-page.tsx'
import { type Answers, showScreen } from './screen.tsx'

/** An import of questions as its tests begin it. */
export const id = (place: number) => `0199ffff-ffff-7fff-8fff-0000000000${String(place).padStart(2, '0')}`

/** Four questions: one without its answer, one that stands there twice, one that would do harm. */
export const sheet = [
  'Question,A,B,C,D,Answer,Topic',
  'What is the function of the ribosome?,Protein,Fat,Sugar,Salt,A,Cells',
  'The organelle in the diagram is called the,nucleus,chloroplast,mitochondrion,vacuole,,Cells',
  'What is the function of the ribosome?,Fat,Protein,Sugar,Salt,B,Cells',
  '<script>alert(1)</script> <b>Bold</b>?,=1+1,-2,@x,+3,C,Ẹ̀jẹ̀',
].join('\n')

export const start = async (answers: Answers = {}, theme: 'light' | 'dark' = 'light') => {
  await showScreen(ImportPage, { as: 'teacher', answers, theme })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Import Questions' })).toBeInTheDocument()
}

export const choose = async (name: string, content: string | Uint8Array<ArrayBuffer>) => {
  await expect.element(page.getByLabelText('File of questions')).toBeInTheDocument()
  // As the browser does it: what a test uploads goes through its own wire first, and takes seconds for a large one.
  const files = new DataTransfer()
  files.items.add(new File([content], name))
  const input = page.getByLabelText('File of questions').element() as HTMLInputElement
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Says what holds for all, with the first subject there is. */
export const begin = async (topic = 'Cells') => {
  const dialog = page.getByRole('dialog', { name: 'Settings for every question' })
  await expect.element(dialog).toBeInTheDocument()
  const subject = dialog.getByRole('combobox', { name: 'Subject' })
  const [, first] = (subject.element() as HTMLSelectElement).options
  await subject.selectOptions(first?.value ?? '')
  const field = dialog.getByRole('textbox', { name: 'Topic' })
  if (field.elements().length > 0) await field.fill(topic)
  await dialog.getByRole('button', { name: 'Look at the questions' }).click()
}

export const tab = (name: RegExp) => page.getByRole('group', { name: 'Show' }).getByRole('button', { name })
