import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { forgetKeptImport } from '../../../test/kept-import.ts'
import { begin, choose, id, sheet, start, tab } from '../../../test/question-import.ts'
import type { Answers } from '../../../test/screen.tsx'

beforeEach(forgetKeptImport)

test('a sheet is read beside the page, looked at, mended, added and undone', async () => {
  const sent: number[][] = []
  let isCutOff = true
  const undone: string[] = []
  const answers: Answers = {
    bank: {
      checkDuplicates: () => ({ duplicates: [] }),
      startImport: () => ({ importId: id(1) }),
      importQuestions: ({ questions }) => {
        sent.push(questions.map(({ position }) => position))
        // The network goes once.
        if (isCutOff) throw new TypeError('Failed to fetch')
        return { answers: questions.map(({ position }) => ({ position, id: id(10 + position), fields: [] })) }
      },
    },
    school: {
      undo: ({ batch }) => {
        undone.push(batch)
        return { batch: null, doneCount: 3, skipped: [], effects: [] }
      },
    },
  }
  await start(answers)
  await expectAccessible()
  await choose('Mock exam.csv', sheet)
  await begin()
  await expect.element(page.getByText('4 found: 2 ready, 1 needs you, 1 duplicate.')).toBeInTheDocument()
  await expectAccessible()
  expect(sent).toEqual([])

  await page.getByRole('button', { name: /Next to check/ }).click()
  const becomes = page.getByRole('region', { name: 'Becomes' })
  await expect.element(becomes.getByText('Which answer is right?')).toBeInTheDocument()
  await expect.element(becomes.getByText('The right answer is missing.')).toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'In the file' })).toMatchTextContent(/mitochondrion/)
  // By the keyboard alone.
  await userEvent.keyboard('c')
  await expect.element(becomes.getByRole('radio', { name: 'C mitochondrion' })).toBeChecked()
  await expect.element(page.getByText('4 found: 3 ready, 1 duplicate.')).toBeInTheDocument()

  await page.getByRole('button', { name: 'Add 3 questions' }).click()
  await expect.element(page.getByText(/^No network/)).toBeInTheDocument()
  isCutOff = false
  await page.getByRole('button', { name: 'Continue: add 3 questions' }).click()
  await expect.element(page.getByText('3 questions were added to the bank.')).toBeInTheDocument()
  await expect.element(page.getByText('Everything that is ready was added.')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Add \d/ })).not.toBeInTheDocument()
  expect(sent).toEqual([
    [0, 1, 3],
    [0, 1, 3],
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog', { name: 'Undo this import?' }).getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('4 found: 3 ready, 1 duplicate.')).toBeInTheDocument()
  // Rehearsed, then done.
  expect(undone).toEqual([id(1), id(1)])
})

test('what the server refuses is shown where it belongs, and mended in the form of the bank', async () => {
  const asked: string[] = []
  const answers: Answers = {
    bank: {
      checkDuplicates: () => ({ duplicates: [{ position: 0, id: id(9), isArchived: false }] }),
      startImport: () => ({ importId: id(1) }),
      importQuestions: ({ questions }) => ({
        answers: questions.map(({ position, question }) => {
          asked.push(question.question)
          const isFine = question.question.endsWith('!')
          const fields = isFine ? [] : [{ field: 'question', message: 'This asks nothing.' }]
          return { position, id: isFine ? id(20 + position) : null, fields }
        }),
      }),
    },
  }
  await start(answers)
  await choose('Mock exam.csv', sheet)
  await begin()
  await expect.element(page.getByText('4 found: 1 ready, 1 needs you, 2 duplicates.')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Add 1 question' }).click()
  await expect.element(tab(/^Needs you/)).toMatchTextContent(/Needs you 2/)
  await tab(/^Needs you/).click()
  await page.getByRole('button', { name: /<script>/ }).click()
  await expect.element(page.getByText('This asks nothing.')).toBeInTheDocument()
  expect(document.querySelector('main script, main b')).toBeNull()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Question' })
  await dialog.getByRole('textbox', { name: 'Question', exact: true }).fill('Which is bold!')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Add 1 question' })).toBeInTheDocument()
  await page.getByRole('button', { name: 'Add 1 question' }).click()
  await expect.element(page.getByText('1 question was added to the bank.')).toBeInTheDocument()
  expect(asked.at(-1)).toBe('Which is bold!')
})

test('while questions are added, and until a dialog is closed, what is added is what stands on the screen', async () => {
  const sent: string[][] = []
  let goOn: () => void = () => undefined
  let isCutOff = true
  const answers: Answers = {
    bank: {
      checkDuplicates: () => ({ duplicates: [] }),
      startImport: () => ({ importId: id(1) }),
      importQuestions: async ({ questions }) => {
        sent.push(questions.map(({ question }) => question.question))
        if (isCutOff) throw new TypeError('Failed to fetch')
        await new Promise<void>((resolve) => {
          goOn = resolve
        })
        return { answers: questions.map(({ position }) => ({ position, id: id(10 + position), fields: [] })) }
      },
    },
  }
  await start(answers)
  await choose('Mock exam.csv', sheet)
  await begin()
  await page.getByRole('button', { name: 'Add 2 questions' }).click()
  await expect.element(page.getByText(/^No network/)).toBeInTheDocument()
  // The network comes back while one of them is being mended.
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  isCutOff = false
  window.dispatchEvent(new Event('online'))
  const dialog = page.getByRole('dialog', { name: 'Edit Question' })
  await dialog.getByRole('textbox', { name: 'Question', exact: true }).fill('What does a ribosome make?')
  expect(sent.length).toBe(1)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => sent.at(-1)?.[0]).toBe('What does a ribosome make?')

  await expect.element(page.getByText(/0 of \d added\. Nothing can be changed/)).toBeInTheDocument()
  for (const name of ['Edit', 'Leave out'])
    await expect.element(page.getByRole('button', { name, exact: true })).not.toBeInTheDocument()
  for (const name of ['Change', 'Choose another file'])
    await expect.element(page.getByRole('button', { name, exact: true })).toBeDisabled()
  const right = page.getByRole('region', { name: 'Becomes' }).getByRole('radio', { name: /^A/ })
  await expect.element(right).toBeDisabled()
  await page.getByRole('button', { name: 'Next question' }).click()
  await userEvent.keyboard('c')
  await expect.element(page.getByText(/1 needs you/)).toBeInTheDocument()
  goOn()
  await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toBeInTheDocument()
})

test.each([
  [360, 'dark'],
  [1280, 'light'],
] as const)('what was added takes two lines at %i, and the way out stands beside the way on', async (width, theme) => {
  await page.viewport(width, 740)
  const rows = Array.from(
    { length: 12 },
    (_, at) => `What is ${at} and one?,${at},${at + 1},${at + 2},${at + 3},B,Sums`,
  )
  await start(
    {
      bank: {
        checkDuplicates: () => ({ duplicates: [] }),
        startImport: () => ({ importId: id(1) }),
        importQuestions: ({ questions }) => ({
          answers: questions.map(({ position }) => ({ position, id: id(20 + position), fields: [] })),
        }),
      },
    },
    theme,
  )
  await choose('Sums.csv', ['Question,A,B,C,D,Answer,Topic', ...rows, 'What is nothing?,1,2,3,4,,Sums'].join('\n'))
  await begin('Sums')
  await page.getByRole('button', { name: 'Add 12 questions' }).click()
  const note = page.getByRole('status').filter({ hasText: '12 questions were added to the bank.' })
  await expect.element(note).toBeVisible()
  expect(note.element().getBoundingClientRect().height).toBeLessThanOrEqual(100)
  const top = (name: RegExp) => page.getByRole('button', { name }).element().getBoundingClientRect().top
  expect(top(/^Finish$/)).toBe(top(/^Next to check/))
  // The only one left is shown already: it is gone to, so that a press is seen to do something.
  await page.getByRole('button', { name: /^Next to check/ }).click()
  await expect.element(page.getByRole('region', { name: 'Becomes' })).toHaveFocus()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect
    .element(page.getByRole('dialog', { name: 'Finish now?' }))
    .toMatchTextContent(/Not added yet: 1 question\./)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectAccessible()
  await page.viewport(1280, 800)
})
