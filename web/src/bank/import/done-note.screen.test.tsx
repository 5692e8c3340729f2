import type { Subject } from '@sabimark/contract/answers.ts'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { forgetKeptImport } from '../../../test/kept-import.ts'
import { begin, choose, id, start } from '../../../test/question-import.ts'
import { showScreen } from '../../../test/screen.tsx'
import ImportPage from './import-page.tsx'

beforeEach(forgetKeptImport)

test('what is done says what was added and left out, asks nothing more, and an undo says what stays', async () => {
  await page.viewport(360, 640)
  const subject = (name: string, code: string, place: number): Subject => ({
    ...{ id: id(place), name, code, description: '', color: '#0B6B4F', status: 'active', revision: 1 },
    ...{ difficulty: 'Medium', durationMinutes: 60, questionsCount: 0, examsCount: 0 },
  })
  const here = [subject('Biology', 'BIO', 60)]
  let isRefused = true
  await showScreen(ImportPage, {
    as: 'school_admin',
    answers: {
      bank: {
        checkDuplicates: () => ({ duplicates: [] }),
        startImport: () => {
          if (isRefused) throw new TypeError('Failed to fetch')
          return { importId: id(1) }
        },
        importQuestions: ({ questions }) => ({
          answers: questions.map(({ position }) => ({ position, id: id(10 + position), fields: [] })),
        }),
      },
      school: {
        listSubjects: () => ({ items: [...here], nextCursor: null, total: here.length }),
        addSubject: ({ name, code }) => {
          const one = subject(name, code, 60 + here.length)
          here.push(one)
          return { subject: one }
        },
        undo: () => ({ batch: null, doneCount: 2, skipped: [], effects: ['2 questions are deleted.'] }),
      },
    },
  })
  const row = (question: string, named: string) => `Multiple choice,${question},Yes,No,A,1,1,Easy,${named},Mock`
  const rows = [row('Is it alive?', 'Biology'), row('Is it gold?', 'Alchemy'), row('Is it beer?', 'Zymurgy')]
  await choose('Three.csv', ['Type,Question,A,B,Answer,Marks,Minutes,Difficulty,Subject,Topic', ...rows].join('\n'))
  await page.getByRole('button', { name: 'Look at the questions' }).click()
  const named = page.getByRole('region', { name: 'Subjects in the file' })
  await named.getByRole('combobox', { name: 'Alchemy (1 question)' }).selectOptions('Add Alchemy')
  await named.getByRole('combobox', { name: 'Zymurgy (1 question)' }).selectOptions('Leave it out')
  const add = page.getByRole('button', { name: /[Aa]dd 2 questions$/ })
  await add.click()
  // The network went between the subject and its questions.
  const note = page.getByRole('status').filter({ hasText: 'The subject Alchemy was added.' })
  await expect.element(note).toMatchTextContent(/^The subject Alchemy was added\.$/)
  // What was added is the reader's by now, and no longer to be chosen.
  await expect.element(named.getByRole('combobox', { name: /^Alchemy/ })).not.toBeInTheDocument()
  await expect.element(named.getByRole('combobox', { name: /^Zymurgy/ })).toBeVisible()
  isRefused = false
  await add.click()
  const heading = page.getByRole('heading', { level: 1, name: 'The import is done' })
  await expect.element(heading).toHaveFocus()
  const whole = /^2 questions were added to the bank\. The subject Alchemy was added\. 1 question was left out\./
  await expect.element(note).toMatchTextContent(whole)
  // No news lies over the heading.
  expect(note.elements().length).toBe(1)
  await expect.element(named).not.toBeInTheDocument()
  await expectAccessible()

  await page.getByRole('button', { name: 'Undo' }).click()
  const asked = page.getByRole('dialog', { name: 'Undo this import?' })
  await expect.element(asked).toMatchTextContent(/2 questions are deleted\.\s*The subject Alchemy stays\./)
  await asked.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('3 found: 2 ready, 1 left out.')).toBeInTheDocument()
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Check the import' })).toHaveFocus()
  await page.viewport(1280, 800)
})

test.each([360, 1280])(
  'at %i pixels the focus is at the question that is left, and a duplicate is not called left to add',
  async (width) => {
    onTestFinished(() => page.viewport(1280, 800))
    await page.viewport(width, 640)
    await start({
      bank: {
        // The second one.
        checkDuplicates: () => ({ duplicates: [{ position: 1, id: id(9), isArchived: false }] }),
        startImport: () => ({ importId: id(1) }),
        importQuestions: ({ questions }) => ({
          answers: questions.map(({ position }) => ({ position, id: id(10 + position), fields: [] })),
        }),
      },
    })
    await choose(
      'Three.csv',
      [
        'Question,A,B,Answer,Topic',
        'Is it new?,Yes,No,A,Mock',
        'Is it old?,Yes,No,A,Mock',
        'Is it odd?,Yes,No,,Mock',
      ].join('\n'),
    )
    await begin('Mock')
    const pane = page.getByRole('region', { name: 'Becomes' })
    await expect.element(pane).toMatchTextContent(/Is it new\?/)
    await page.getByRole('button', { name: 'Add 1 question' }).click()
    await expect.element(pane).toMatchTextContent(/Is it odd\?/)
    await expect.element(pane).toHaveFocus()
    await expect.element(pane.getByRole('heading', { name: 'Becomes' })).toBeInViewport()
    await page.getByRole('button', { name: 'Finish' }).click()
    const asked = page.getByRole('dialog', { name: 'Finish now?' })
    await expect.element(asked).toMatchTextContent(/Not added yet: 1 question\./)
    await asked.getByRole('button', { name: 'Finish' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Import Questions' })).toHaveFocus()
    expect(window.scrollY).toBe(0)
  },
)
