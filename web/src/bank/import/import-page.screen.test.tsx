import { ORPCError } from '@orpc/client'
import type { Subject } from '@sabimark/contract/answers.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { forgetKeptImport } from '../../../test/kept-import.ts'
import { type Answers, showScreen } from '../../../test/screen.tsx'
import { orpc, queryClient } from '../../platform/queries.ts'
import { meQuery } from '../../platform/session.ts'
import ImportPage from './import-page.tsx'
import { questionReviews } from './kept-review.ts'

const { keep: keepReview, read: readReview } = questionReviews

const id = (place: number) => `0199ffff-ffff-7fff-8fff-0000000000${String(place).padStart(2, '0')}`
const sheet = [
  'Question,A,B,C,D,Answer,Topic',
  'What is the function of the ribosome?,Protein,Fat,Sugar,Salt,A,Cells',
  'The organelle in the diagram is called the,nucleus,chloroplast,mitochondrion,vacuole,,Cells',
  'What is the function of the ribosome?,Fat,Protein,Sugar,Salt,B,Cells',
  '<script>alert(1)</script> <b>Bold</b>?,=1+1,-2,@x,+3,C,Ẹ̀jẹ̀',
].join('\n')

beforeEach(forgetKeptImport)

const start = async (answers: Answers = {}, theme: 'light' | 'dark' = 'light') => {
  await showScreen(ImportPage, { as: 'teacher', answers, theme })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Import Questions' })).toBeInTheDocument()
}
const choose = async (name: string, content: string | Uint8Array<ArrayBuffer>) => {
  await expect.element(page.getByLabelText('File of questions')).toBeInTheDocument()
  // As the browser does it: what a test uploads goes through its own wire first, and takes seconds for a large one.
  const files = new DataTransfer()
  files.items.add(new File([content], name))
  const input = page.getByLabelText('File of questions').element() as HTMLInputElement
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const begin = async (topic = 'Cells') => {
  const dialog = page.getByRole('dialog', { name: 'Settings for every question' })
  await expect.element(dialog).toBeInTheDocument()
  const subject = dialog.getByRole('combobox', { name: 'Subject' })
  const [, first] = (subject.element() as HTMLSelectElement).options
  await subject.selectOptions(first?.value ?? '')
  const field = dialog.getByRole('textbox', { name: 'Topic' })
  if (field.elements().length > 0) await field.fill(topic)
  await dialog.getByRole('button', { name: 'Look at the questions' }).click()
}
const tab = (name: RegExp) => page.getByRole('group', { name: 'Show' }).getByRole('button', { name })

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
        '2 questions. Your school has no such subject, or you do not teach it: ask your administrator to add it or assign it to you.',
      ),
    )
    .toBeInTheDocument()
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument()
  const look = dialog.getByRole('button', { name: 'Look at the questions' })
  await look.click()
  const asked = dialog.getByRole('combobox', { name: 'Subject of questions marked “Fine Art”' })
  await expect.element(asked).toHaveFocus()
  await expect.element(dialog.getByText('Choose a subject.')).toBeInTheDocument()
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

test('a subject that the school does not have is added by who may, where it is asked for', async () => {
  const added: string[] = []
  let refused = true
  const subject = (name: string, code: string, place: number): Subject => ({
    ...{ id: id(place), name, code, description: '', color: '#0B6B4F', status: 'active', revision: 1 },
    ...{ difficulty: 'Medium', durationMinutes: 60, questionsCount: 0, examsCount: 0 },
  })
  const here = [subject('Biology', 'BIO', 60)]
  await showScreen(ImportPage, {
    as: 'school_admin',
    answers: {
      bank: { checkDuplicates: () => ({ duplicates: [] }) },
      school: {
        listSubjects: () => ({ items: [...here], nextCursor: null, total: here.length }),
        addSubject: (input) => {
          added.push(input.name)
          if (input.name === 'Alchemy' && refused) throw new ORPCError('PLAN_LIMIT', { status: 409 })
          here.push(subject(input.name, input.code, 60 + here.length))
          return { subject: subject(input.name, input.code, 59 + here.length) }
        },
      },
    },
  })
  const row = (question: string, named: string) => `Multiple choice,${question},Yes,No,A,1,1,Easy,${named},Mock`
  const rows = [row('Is it alive?', 'biology'), row('Is it art?', 'FINE ART'), row('Is it gold?', 'Alchemy')]
  await choose('Three.csv', ['Type,Question,A,B,Answer,Marks,Minutes,Difficulty,Subject,Topic', ...rows].join('\n'))
  const dialog = page.getByRole('dialog', { name: 'Settings for every question' })
  await expect.element(dialog.getByText('1 question. Your school has no such subject.').first()).toBeInTheDocument()
  const asked = (name: string) => dialog.getByRole('combobox', { name: `Subject of questions marked “${name}”` })
  const ofArt = asked('FINE ART')
  await ofArt.selectOptions('Add Fine Arts')
  await asked('Alchemy').selectOptions('Add Alchemy')
  await expectAccessible()
  const look = dialog.getByRole('button', { name: 'Look at the questions' })
  await look.click()
  // The first is there and chosen; the second is asked for once more.
  await expect.element(dialog.getByRole('alert')).toBeInTheDocument()
  await expect.element(asked('FINE ART')).toHaveValue(id(61))
  refused = false
  await look.click()
  await expect.element(page.getByText('3 found: 3 ready.')).toBeInTheDocument()
  await page.getByRole('button', { name: /Is it art\?/ }).click()
  await expect.element(page.getByText('The file says “FINE ART”; you chose Fine Arts.')).toBeInTheDocument()
  expect(added).toEqual(['Fine Arts', 'Alchemy', 'Alchemy'])
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

test('the review stays through a reload until it is dropped, and the demo goes as far as its last button', async () => {
  await start()
  await choose('Mock exam.csv', sheet)
  await begin()
  await page.getByRole('button', { name: /Next to check/ }).click()
  await page.getByRole('radio', { name: 'C mitochondrion' }).click()
  await expect.element(page.getByText('4 found: 3 ready, 1 duplicate.')).toBeInTheDocument()
  await page.viewport(360, 740)
  await showScreen(ImportPage, { as: 'teacher', theme: 'dark' })
  await expect.element(page.getByText('4 found: 3 ready, 1 duplicate.')).toBeInTheDocument()
  await expectReadable()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Add 3 questions' }).click()
  await expect.element(page.getByText('Database mode required for creating questions')).toBeInTheDocument()
  await page.viewport(1280, 800)
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose another file' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Import Questions' })).toBeInTheDocument()
})

test('who comes back to a tab goes on with what another tab has made of the import', async () => {
  await start({ bank: { checkDuplicates: () => ({ duplicates: [] }) } })
  await choose('Mock exam.csv', sheet)
  await begin()
  await expect.element(page.getByText('4 found: 2 ready, 1 needs you, 1 duplicate.')).toBeInTheDocument()
  const me = await queryClient.ensureQueryData(meQuery)
  const owner = `${me?.schoolId}/${me?.id}`
  // It was written before, too, while the dialog was open.
  const kept = async () => {
    const review = (await readReview(owner))?.review
    return review?.isBegun && review.found.every(({ inBank }) => inBank !== undefined) ? review : null
  }
  await expect.poll(kept).not.toBeNull()
  const review = await kept()
  if (!review) throw new Error('Nothing is kept.')
  // The other tab. What this one had still to write would win over it, so it may have to say it again.
  const shown = page.getByText('4 found: 1 ready, 1 needs you, 1 duplicate, 1 left out.')
  const isTakenOver = async () => {
    if (shown.query() !== null) return true
    await keepReview(owner, {
      ...review,
      found: review.found.map((one) => ({ ...one, isLeftOut: one.position === 0 })),
    })
    window.dispatchEvent(new Event('focus'))
    return false
  }
  await expect.poll(isTakenOver, { interval: 500 }).toBe(true)
  // It finishes the import, and this tab, closed without another look, brings nothing back.
  await keepReview(owner, null)
  window.dispatchEvent(new Event('pagehide'))
  await cleanup()
  expect(await readReview(owner)).toEqual({ review: null, stamp: '' })
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
