import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { forgetKeptImport } from '../../../test/kept-import.ts'
import { begin, choose, sheet, start } from '../../../test/question-import.ts'

beforeEach(forgetKeptImport)

test('what was pasted stands in the box again when the settings are cancelled, and not once it was looked at', async () => {
  await start({ bank: { checkDuplicates: () => ({ duplicates: [] }) } })
  const box = page.getByRole('textbox', { name: 'Or paste it here' })
  const text = 'Is it alive?\nA. Yes\nB. No\nANSWER: A'
  await box.fill(text)
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings for every question' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(box).toHaveValue(text)
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await dialog.getByRole('combobox', { name: 'Subject' }).selectOptions('Physics')
  await dialog.getByRole('textbox', { name: 'Topic' }).fill('Mock')
  await dialog.getByRole('button', { name: 'Look at the questions' }).click()
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose another file' }).click()
  await expect.element(box).toHaveValue('')
})

test.each<[string, string | Uint8Array<ArrayBuffer>, RegExp]>([
  ['Mock.pdf', '%PDF-1.7 x', /A PDF holds a picture of the paper/],
  [
    'Mock.doc',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...new TextEncoder().encode('WordDocument'.split('').join('\0'))]),
    /old/,
  ],
  ['Mock.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), /./],
  ['empty.csv', '', /This file is empty/],
  ['letter.txt', 'Dear parents, school is closed.', /No question was recognised/],
])('%s is refused with a sentence, and another file can be chosen', async (name, content, sentence) => {
  await start()
  await choose(name, content)
  await expect.element(page.getByRole('alert')).toMatchTextContent(sentence)
  await expect.element(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled()
})

test('a line of 50 MB is not even opened, and one of 4 MB leaves the page alive', async () => {
  await start()
  await choose('long.csv', 'x'.repeat(50_000_000))
  await expect.element(page.getByRole('alert')).toMatchTextContent(/larger than 20 MB/)
  await choose('long.csv', `Question,A,B,Answer\n${'x'.repeat(4_000_000)}`)
  await begin()
  await expect.element(page.getByText('1 found: 1 left out.')).toBeInTheDocument()
  await expect.element(page.getByText('Its text is far longer than a question can be.')).toBeInTheDocument()
})

test('cells that were copied are read as a sheet', async () => {
  await start({ bank: { checkDuplicates: () => ({ duplicates: [] }) } })
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(sheet.replaceAll(',', '\t'))
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await begin()
  await expect.element(page.getByText('4 found: 2 ready, 1 needs you, 1 duplicate.')).toBeInTheDocument()
})

test('an example sheet is there to write into, and comes back as it went out', async () => {
  await start()
  const made: Blob[] = []
  const createObjectURL = URL.createObjectURL
  URL.createObjectURL = (blob: Blob) => {
    made.push(blob)
    return createObjectURL(blob)
  }
  try {
    await page.getByRole('button', { name: 'Download an example sheet' }).click()
    await expect.poll(() => made.length).toBe(1)
  } finally {
    URL.createObjectURL = createObjectURL
  }
  const bytes = await made[0]?.arrayBuffer()
  await choose('example.xlsx', new Uint8Array(bytes ?? new ArrayBuffer(0)))
  await expect.element(page.getByText('6 found: 6 ready.')).toBeInTheDocument()
})
