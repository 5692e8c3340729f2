import { ORPCError } from '@orpc/client'
import type { Subject } from '@sabimark/contract/answers.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { expectAccessible } from '../../../test/axe.ts'
import { forgetKeptImport } from '../../../test/kept-import.ts'
import { choose, id, start } from '../../../test/question-import.ts'
import { type Answers, showScreen } from '../../../test/screen.tsx'
import { orpc, queryClient } from '../../platform/queries.ts'
import ImportPage from './import-page.tsx'

beforeEach(forgetKeptImport)

test('questions of two subjects come back each to its own, and only what the file does not say is asked', async () => {
  const sent: string[] = []
  const answers: Answers = {
    bank: {
      checkDuplicates: () => ({ duplicates: [] }),
      startImport: () => ({ importId: id(1) }),
      importQuestions: ({ questions }) => {
        for (const { question } of questions) sent.push(question.subjectId)
        return { answers: questions.map(({ position }) => ({ position, id: id(10 + position), fields: [] })) }
      },
    },
  }
  const rows = ['Type,Question,A,B,Answer,Marks,Minutes,Difficulty,Subject,Topic']
  const row = (question: string, subject: string, topic = 'Mock') =>
    rows.push(`Multiple choice,${question},Yes,No,A,1,1,Easy,${subject},${topic}`)
  row('Is it alive?', 'biology')
  row('Does it move?', 'Physics')
  await start(answers)
  await choose('Both.csv', rows.join('\n'))
  // Everything is said: nothing is asked.
  await expect.element(page.getByText('2 found: 2 ready.')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Change', exact: true })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Add 2 questions' }).click()
  await expect
    .poll(() => sent)
    .toEqual(
      ['Biology', 'Physics'].map(
        (name) =>
          queryClient
            .getQueryData<{ items: { id: string; name: string }[] }>(
              orpc.school.listSubjects.queryKey({ input: { size: 500, sort: 'name' } }),
            )
            ?.items.find((one) => one.name === name)?.id,
      ),
    )

  // A subject the reader does not have is asked for by its name, and said at its question.
  await cleanup()
  await forgetKeptImport()
  row('Is it art?', 'Fine Art')
  row('Is it a picture?', ' fine  art')
  sent.length = 0
  await start(answers)
  await choose('Four.csv', rows.join('\n'))
  const dialog = page.getByRole('dialog', { name: 'Settings for every question' })
  await expect
    .element(
      dialog.getByText(
        '2 questions. Your school has no subject of this name, or you do not teach it: ask your administrator to add it or assign it to you.',
      ),
    )
    .toBeInTheDocument()
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument()
  const look = dialog.getByRole('button', { name: 'Look at the questions' })
  const asked = dialog.getByRole('combobox', { name: 'Subject of questions marked “Fine Art”' })
  await expect.element(asked).toHaveDisplayValue('Leave them for now')
  await expect.element(asked).toHaveFocus()
  await expect.element(asked.getByRole('option', { name: /^Add/ })).not.toBeInTheDocument()
  await asked.selectOptions('Physics')
  await look.click()
  await expect.element(page.getByText('4 found: 4 ready.')).toBeInTheDocument()
  await page.getByRole('button', { name: /Is it art\?/ }).click()
  await expect.element(page.getByText('The file says “Fine Art”; you chose Physics.')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Add 4 questions' }).click()
  await expect.poll(() => sent.length).toBe(4)
  expect(sent.slice(1)).toEqual([sent[1], sent[1], sent[1]])
  expect(sent[0]).not.toBe(sent[1])
})

test('a subject that the school does not have is added with the questions, once, whatever becomes of the reply', async () => {
  const added: { name: string; code: string }[] = []
  const sent: string[] = []
  let way: 'refused' | 'lost' | 'fine' = 'refused'
  const subject = (name: string, code: string, place: number): Subject => ({
    ...{ id: id(place), name, code, description: '', color: '#0B6B4F', status: 'active', revision: 1 },
    ...{ difficulty: 'Medium', durationMinutes: 60, questionsCount: 0, examsCount: 0 },
  })
  const here = [subject('Biology', 'BIO', 60)]
  await showScreen(ImportPage, {
    as: 'school_admin',
    answers: {
      bank: {
        checkDuplicates: () => ({ duplicates: [] }),
        startImport: () => ({ importId: id(1) }),
        importQuestions: ({ questions }) => {
          for (const { question } of questions) sent.push(question.subjectId)
          return { answers: questions.map(({ position }) => ({ position, id: id(10 + position), fields: [] })) }
        },
      },
      school: {
        listSubjects: () => ({ items: [...here], nextCursor: null, total: here.length }),
        addSubject: ({ name, code }) => {
          added.push({ name, code })
          if (name === 'Alchemy' && way === 'refused') throw new ORPCError('PLAN_LIMIT', { status: 409 })
          const one = subject(name, code, 60 + here.length)
          here.push(one)
          if (way === 'lost') throw new TypeError('Failed to fetch')
          return { subject: one }
        },
      },
    },
  })
  const row = (question: string, named: string) => `Multiple choice,${question},Yes,No,A,1,1,Easy,${named},Mock`
  const rows = [row('Is it alive?', 'biology'), row('Is it art?', 'FINE ART'), row('Is it gold?', 'Alchemy')]
  await choose('Three.csv', ['Type,Question,A,B,Answer,Marks,Minutes,Difficulty,Subject,Topic', ...rows].join('\n'))
  const dialog = page.getByRole('dialog', { name: 'Settings for every question' })
  await expect
    .element(dialog.getByText('1 question. Your school has no subject of this name.').first())
    .toBeInTheDocument()
  const asked = dialog.getByRole('combobox', { name: 'Subject of questions marked “FINE ART”' })
  await asked.selectOptions('Add Fine Arts')
  await expect.element(dialog.getByText('1 question. The subject is added together with them.')).toBeInTheDocument()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Look at the questions' }).click()
  // The other is added from the review.
  const named = page.getByRole('region', { name: 'Subjects in the file' })
  await expect
    .element(named.getByText('1 question names a subject you do not have: choose or add one, or leave it out.'))
    .toBeInTheDocument()
  await named.getByRole('combobox', { name: 'Alchemy (1 question)' }).selectOptions('Add Alchemy')
  await expect.element(page.getByText('3 found: 3 ready.')).toBeInTheDocument()
  await expect.element(page.getByText('2 subjects will also be added: Fine Arts, Alchemy.')).toBeInTheDocument()
  await page.getByRole('button', { name: /Is it art\?/ }).click()
  await expect
    .element(page.getByText('The file says “FINE ART”; the subject Fine Arts is added with it.'))
    .toBeInTheDocument()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const mending = page.getByRole('dialog', { name: 'Edit Question' })
  await expect.element(mending.getByRole('combobox', { name: 'Subject' })).toHaveDisplayValue('Fine Arts (to be added)')
  await mending.getByRole('button', { name: 'Cancel' }).click()
  expect(added).toEqual([])

  // The first is there; no question goes out before the second is.
  const add = page.getByRole('button', { name: /[Aa]dd 3 questions$/ })
  await add.click()
  await expect.element(page.getByRole('alert')).toBeInTheDocument()
  await expect.element(page.getByText('The subject Alchemy will also be added.')).toBeInTheDocument()
  expect([added.map(({ name }) => name), sent]).toEqual([['Fine Arts', 'Alchemy'], []])
  // It is added, and nobody hears of it.
  way = 'lost'
  await add.click()
  await expect.element(page.getByText(/^No network/)).toBeInTheDocument()
  way = 'fine'
  await add.dblClick()
  await expect.element(page.getByText('3 questions were added to the bank.')).toBeInTheDocument()
  expect(added).toEqual([
    { name: 'Fine Arts', code: 'FA' },
    { name: 'Alchemy', code: 'ALC' },
    { name: 'Alchemy', code: 'ALC' },
  ])
  expect(sent).toEqual([id(60), id(61), id(62)])
})

test.each([
  [1280, 'light'],
  [360, 'dark'],
] as const)(
  'questions of a subject nobody has wait in the review at %i, for all of the name or one by one, and nothing goes out without a subject',
  async (width, theme) => {
    await page.viewport(width, 560)
    const sent: { question: string; subjectId: string }[] = []
    await start(
      {
        bank: {
          checkDuplicates: () => ({ duplicates: [] }),
          startImport: () => ({ importId: id(1) }),
          importQuestions: ({ questions }) => {
            for (const { question } of questions) sent.push(question)
            return { answers: questions.map(({ position }) => ({ position, id: id(10 + position), fields: [] })) }
          },
        },
      },
      theme,
    )
    const row = (question: string, named: string) => `Multiple choice,${question},Yes,No,A,1,1,Easy,${named},Mock`
    const rows = [
      row('Is it alive?', 'Biology'),
      row('Is it gold?', 'Alchemy'),
      row('Is it lead?', 'alchemy'),
      row('Is it art?', 'Magic'),
    ]
    await choose('Four.csv', ['Type,Question,A,B,Answer,Marks,Minutes,Difficulty,Subject,Topic', ...rows].join('\n'))
    await page.getByRole('button', { name: 'Look at the questions' }).click()
    await expect.element(page.getByText('4 found: 1 ready, 3 need you.')).toBeInTheDocument()
    const named = page.getByRole('region', { name: 'Subjects in the file' })
    await expect
      .element(named.getByText('3 questions name 2 subjects you do not have: choose one for each, or leave them out.'))
      .toBeInTheDocument()
    const next = page.getByRole('button', { name: /Next to check/ })
    await next.click()
    const becomes = page.getByRole('region', { name: 'Becomes' })
    const why = 'The school has no subject called Alchemy, or you do not teach it. Choose one, or leave it out.'
    await expect.element(becomes.getByText(why)).toBeInTheDocument()
    // A phone shows its beginning.
    const shown = width === 360 ? becomes.getByRole('heading') : becomes.getByText(why)
    const isInView = () => {
      const { top, bottom } = shown.first().element().getBoundingClientRect()
      return top >= 0 && bottom < next.element().getBoundingClientRect().top
    }
    await expect.poll(isInView).toBe(true)
    await expectAccessible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)

    // The rest does not wait for them.
    await page.getByRole('button', { name: 'Add 1 question' }).click()
    await expect.element(page.getByText('1 question was added to the bank.')).toBeInTheDocument()
    expect(sent.map(({ question }) => question)).toEqual(['Is it alive?'])

    // One by itself, then all the others of the name, which are left out and taken in again.
    await becomes.getByRole('button', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Question' })
    await dialog.getByRole('combobox', { name: 'Subject' }).selectOptions('Physics')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    const alchemy = named.getByRole('combobox', { name: 'Alchemy (1 question)' })
    await named.getByRole('combobox', { name: 'Magic (1 question)' }).selectOptions('Leave it out')
    await alchemy.selectOptions('Leave it out')
    await expect.element(page.getByText('4 found: 1 added, 1 ready, 2 left out.')).toBeInTheDocument()
    await expect.element(named.getByText('Your choices for the subjects you do not have:')).toBeInTheDocument()
    await alchemy.selectOptions('Biology')
    await page.getByRole('button', { name: 'Add 2 questions' }).click()
    await expect.element(page.getByText('3 questions were added to the bank.')).toBeInTheDocument()
    const [first, gold, lead] = sent.map(({ subjectId }) => subjectId)
    expect([sent.length, lead === first, gold === first, gold]).toEqual([3, true, false, expect.stringMatching(/./)])
    await page.viewport(1280, 800)
  },
)

test('a short name of a subject the school has proposes it, and is never said not to be there', async () => {
  const sent: string[] = []
  await start({
    bank: {
      checkDuplicates: () => ({ duplicates: [] }),
      startImport: () => ({ importId: id(1) }),
      importQuestions: ({ questions }) => {
        for (const { question } of questions) sent.push(question.subjectId)
        return { answers: questions.map(({ position }) => ({ position, id: id(10 + position), fields: [] })) }
      },
    },
  })
  const row = (question: string, named: string) => `Multiple choice,${question},Yes,No,A,1,1,Easy,${named},Mock`
  const rows = [row('Is it alive?', 'Biology'), row('Does it grow?', 'Bio')]
  await choose('Two.csv', ['Type,Question,A,B,Answer,Marks,Minutes,Difficulty,Subject,Topic', ...rows].join('\n'))
  const dialog = page.getByRole('dialog', { name: 'Settings for every question' })
  const asked = dialog.getByRole('combobox', { name: 'Subject of questions marked “Bio”' })
  await expect.element(asked).toHaveDisplayValue('Biology')
  await expect.element(dialog.getByText('1 question. It may be Biology.')).toBeInTheDocument()
  await asked.selectOptions('Leave them for now')
  await dialog.getByRole('button', { name: 'Look at the questions' }).click()
  await page.getByRole('button', { name: /Does it grow\?/ }).click()
  await expect
    .element(page.getByText('The subject Bio may be Biology. Choose one, or leave it out.'))
    .toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Bio (1 question)' }).selectOptions('Biology')
  await page.getByRole('button', { name: 'Add 2 questions' }).click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toBe(sent[0])
})

test('a question left out by itself stays out when its name is chosen for', async () => {
  await start({ bank: { checkDuplicates: () => ({ duplicates: [] }) } })
  const row = (question: string) => `Multiple choice,${question},Yes,No,A,1,1,Easy,Alchemy,Mock`
  const rows = [row('Is it gold?'), row('Is it lead?'), row('Is it tin?')]
  await choose('Three.csv', ['Type,Question,A,B,Answer,Marks,Minutes,Difficulty,Subject,Topic', ...rows].join('\n'))
  await page.getByRole('button', { name: 'Look at the questions' }).click()
  await page.getByRole('button', { name: /Is it lead\?/ }).click()
  const why = page.getByText(/^The school has no subject called Alchemy/)
  await expect.element(why).toBeInTheDocument()
  await page.getByRole('button', { name: 'Leave out', exact: true }).click()
  await expect.element(page.getByText('You left it out.')).toBeInTheDocument()
  await expect.element(why).not.toBeInTheDocument()
  const alchemy = page.getByRole('combobox', { name: 'Alchemy (2 questions)' })
  await alchemy.selectOptions('Leave them out')
  await expect.element(page.getByText('3 found: 3 left out.')).toBeInTheDocument()
  await alchemy.selectOptions('Physics')
  await expect.element(page.getByText('3 found: 2 ready, 1 left out.')).toBeInTheDocument()
  // What is chosen for its name says nothing of it.
  const says = page.getByText(/^The file says/)
  await expect.element(says).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Include again' }).click()
  await expect.element(page.getByText('3 found: 3 ready.')).toBeInTheDocument()
  await expect.element(says).toBeInTheDocument()
})

test('another subject chosen by "Change" answers what the server said of the one before', async () => {
  await start({
    bank: {
      checkDuplicates: () => ({ duplicates: [] }),
      startImport: () => ({ importId: id(1) }),
      importQuestions: ({ questions }) => {
        const fields = [{ field: 'subject', message: 'This subject is no longer in use.' }]
        return { answers: questions.map(({ position }) => ({ position, id: null, fields })) }
      },
    },
  })
  const rows = ['Type,Question,A,B,Answer,Marks,Minutes,Difficulty,Subject,Topic']
  rows.push('Multiple choice,Is it gold?,Yes,No,A,1,1,Easy,Alchemy,Mock')
  await choose('One.csv', rows.join('\n'))
  const dialog = page.getByRole('dialog', { name: 'Settings for every question' })
  const asked = dialog.getByRole('combobox', { name: 'Subject of questions marked “Alchemy”' })
  await asked.selectOptions('Physics')
  await dialog.getByRole('button', { name: 'Look at the questions' }).click()
  await page.getByRole('button', { name: 'Add 1 question' }).click()
  await expect.element(page.getByText('1 found: 1 needs you.')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await asked.selectOptions('Biology')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('1 found: 1 ready.')).toBeInTheDocument()
})
