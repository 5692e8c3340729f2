import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { type Answers, showScreen } from '../../test/screen.tsx'
import type { Client } from '../platform/client.ts'
import QuestionsPage from './list/questions-page.tsx'

type Sent = Parameters<Client['bank']['addQuestion']>[0]

const id = '0199ffff-ffff-7fff-8fff-0000000000aa'
const river = { id, text: 'The river rose in the night.', revision: 3, questionsCount: 4 }

const dialog = () => page.getByRole('dialog')
const field = (name: string) => dialog().getByRole('textbox', { name, exact: true })
const kind = () => dialog().getByRole('combobox', { name: 'Passage' })
const send = () => dialog().getByRole('button', { name: 'Add Question' }).click()

/** Opens the form with all a question needs beside its passage; answers with the passages that are sent. */
async function openForm() {
  const sent: Sent['passage'][] = []
  const searched: (string | undefined)[] = []
  const answers: Answers = {
    bank: {
      addQuestion: ({ passage }) => {
        sent.push(passage)
        throw new Error('Nothing is stored here.')
      },
      listPassages: ({ search }) => {
        searched.push(search)
        return { passages: search === 'hill' ? [] : [river] }
      },
    },
  }
  await showScreen(QuestionsPage, { answers })
  await page.getByRole('button', { name: 'Add Question' }).click()
  await dialog().getByRole('combobox', { name: 'Subject' }).selectOptions('Physics')
  await dialog().getByRole('combobox', { name: 'Type' }).selectOptions('True or false')
  await field('Question').fill('It rose by day.')
  await dialog().getByRole('radio').nth(1).click({ force: true })
  await field('Topic').fill('Reading')
  return { sent, searched }
}

test('a passage of the bank is found by its words, and who changes it is told what else changes with it', async () => {
  const { sent, searched } = await openForm()
  await kind().selectOptions('A passage of the bank')
  await send()
  await expect.element(dialog().getByText('Choose a passage, or choose “No passage”.')).toBeVisible()
  await field('Find a passage').fill('hill')
  await expect.element(dialog().getByText('No passage has these words.')).toBeVisible()
  await field('Find a passage').fill('river')
  await expectAccessible()
  await dialog()
    .getByRole('button', { name: /The river rose/ })
    .click()
  expect(searched).toContain('river')
  await expect
    .element(field('Text of the passage'))
    .toHaveAccessibleDescription(/also changes it for the 4 other questions that have it/)
  await send()
  await expect.poll(() => sent).toEqual([{ id }])
  await field('Text of the passage').fill('The river fell.')
  await send()
  await expect.poll(() => sent[1]).toEqual({ id, revision: 3, text: 'The river fell.' })
  await dialog().getByRole('combobox', { name: 'Subject' }).selectOptions('Chemistry')
  await send()
  await expect.poll(() => sent[2]).toEqual({ text: 'The river fell.' })
})

test('a new passage is written with its question, shown in the preview, and none is sent once it is taken off', async () => {
  const { sent } = await openForm()
  await kind().selectOptions('Write a new passage')
  await send()
  await expect.element(dialog().getByText('Write the passage, or choose “No passage”.')).toBeVisible()
  await field('Text of the passage').fill('**Ọjọ́** kan.')
  // Open: who writes it sees what candidates read.
  await expect.element(dialog().getByRole('strong').filter({ hasText: 'Ọjọ́' })).toBeVisible()
  await send()
  await expect.poll(() => sent).toEqual([{ text: '**Ọjọ́** kan.' }])
  await kind().selectOptions('No passage')
  await send()
  await expect.poll(() => sent[1]).toBeNull()
  await kind().selectOptions('A passage of the bank')
  await kind().selectOptions('Write a new passage')
  await expect.element(field('Text of the passage')).toHaveValue('**Ọjọ́** kan.')
})
