import type { ReadyMade } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { type Answers, never, refusal, showScreen } from '../../../test/screen.tsx'
import ReadyMadePage from './ready-made-page.tsx'

const made = (place: number, question: string, changes: Partial<ReadyMade> = {}): ReadyMade => ({
  ...{ id: `physics.motion.speed@1#${place}`, subject: 'Physics', topic: 'Motion', difficulty: 'Easy', minutes: 1 },
  ...{ trust: 'Computed twice', sources: [], hasOwnNumbers: true, question, options: ['1', '2', '3', '4'] },
  ...{ correctAnswer: 2, explanation: 'So it is 3.', isTaken: false },
  ...changes,
})
const topics = { subjects: [{ subject: 'Physics', count: 2, topics: [{ name: 'Motion', count: 2 }] }] }
const answering = (items: ReadyMade[], more: Answers['bank'] = {}): Answers => ({
  bank: {
    readyMadeTopics: () => topics,
    listReadyMade: () => ({ items, nextCursor: null, total: items.length }),
    ...more,
  },
})
const cards = () => page.getByRole('article')
const dialog = () => page.getByRole('dialog')
const into = () => dialog().getByRole('combobox', { name: 'Into subject' })

test('what is selected goes into a subject of the school, and can be undone', async () => {
  const asked: unknown[] = []
  const batch = '0199ffff-ffff-7fff-8fff-000000000009'
  const takeReadyMade = (input: unknown) => {
    asked.push(input)
    return { batch, takenCount: 1, skippedCount: 1 }
  }
  const items = [made(1, 'How fast is $v$?'), made(2, 'How far?', { isTaken: true })]
  await showScreen(ReadyMadePage, { answers: answering(items, { takeReadyMade }) })
  await expect.poll(() => cards().elements().length).toBe(2)
  await expect.element(cards().first()).toMatchTextContent(/Computed twice.*Correct.*your school’s own numbers/)
  await expect.element(cards().nth(1)).toMatchTextContent(/In your bank/)
  await expectAccessible()
  await page.getByRole('checkbox', { name: /Select How fast/ }).click({ force: true })
  await page.getByRole('button', { name: 'Take', exact: true }).click()
  await expect.element(into()).toHaveDisplayValue('Physics')
  await dialog().getByRole('button', { name: 'Take it' }).click()
  await expect
    .element(page.getByText('1 question added to the bank. 1 question skipped: in your bank already.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(asked).toEqual([{ subjectId: expect.any(String), of: { sources: [items[0]?.id] } }])
})

test('a subject the school does not have is asked for, and a refusal is said in the dialog', async () => {
  const takeReadyMade = () => Promise.reject(refusal('TRIAL_LIMIT'))
  const items = [made(1, 'What turns lead into gold?', { subject: 'Alchemy' })]
  await showScreen(ReadyMadePage, { answers: answering(items, { takeReadyMade }) })
  await page.getByRole('checkbox', { name: /Select What turns/ }).click({ force: true })
  await page.getByRole('button', { name: 'Take', exact: true }).click()
  await dialog().getByRole('button', { name: 'Take it' }).click()
  await expect.element(dialog().getByText('Choose a subject.')).toBeVisible()
  await into().selectOptions('Physics')
  await dialog().getByRole('button', { name: 'Take it' }).click()
  await expect.element(dialog().getByRole('alert')).toBeVisible()
})

test.each([
  [['Further Mathematics', 'Mathematics'], 'Mathematics'],
  [['English Language', 'General Mathematics'], 'General Mathematics'],
  [['Further Mathematics', 'General Mathematics'], 'Choose a subject'],
])('of the subjects %j, Mathematics goes into %s', async (names, proposed) => {
  const asked = made(1, 'What is $2^3$?', { subject: 'Mathematics' })
  const subjects = names.map((name, at) => ({
    ...{ id: `0199ffff-ffff-7fff-8fff-00000000002${at}`, name, code: `S${at}`, description: '', color: '#2457A6' },
    ...{ difficulty: 'Hard' as const, durationMinutes: 60, status: 'active' as const, revision: 1 },
    ...{ questionsCount: 0, examsCount: 0 },
  }))
  const listSubjects = () => ({ items: subjects, nextCursor: null, total: subjects.length })
  await showScreen(ReadyMadePage, { answers: { ...answering([asked]), school: { listSubjects } } })
  await page.getByRole('checkbox', { name: /Select What is/ }).click({ force: true })
  await page.getByRole('button', { name: 'Take', exact: true }).click()
  await expect.element(into()).toHaveDisplayValue(proposed)
})

test('so many of a topic are taken at once, and a further subject forgets the topic', async () => {
  const asked: unknown[] = []
  const listed: unknown[] = []
  const takeReadyMade = (input: unknown) => {
    asked.push(input)
    return { batch: null, takenCount: 12, skippedCount: 0 }
  }
  const more = { ...topics.subjects[0], subject: 'Chemistry', count: 1 }
  const answers = answering([], {
    readyMadeTopics: () => ({ subjects: [...topics.subjects, { ...more, topics: [{ name: 'Motion', count: 1 }] }] }),
    listReadyMade: ({ subject, topic }: { subject?: string | undefined; topic?: string | undefined }) => {
      listed.push([subject, topic])
      return { items: [made(1, 'How fast?')], nextCursor: null, total: 70 }
    },
    takeReadyMade,
  })
  await showScreen(ReadyMadePage, { answers })
  await expect.poll(() => cards().elements().length).toBe(1)
  expect(page.getByRole('button', { name: /Take \d/ }).elements()).toHaveLength(0)
  await page.getByRole('combobox', { name: 'Subject' }).selectOptions('Physics')
  await page.getByRole('combobox', { name: 'Topic' }).selectOptions('Motion')
  await expect.element(page.getByText('of Motion, mixed: 30% easy, 50% medium, 20% hard')).toBeVisible()
  await expectAccessible()
  await page.getByRole('combobox', { name: 'How many to take' }).selectOptions('50')
  await page.getByRole('button', { name: 'Take 50' }).click()
  await expect.element(into()).toHaveDisplayValue('Physics')
  await dialog().getByRole('button', { name: 'Take them' }).click()
  await expect
    .element(page.getByText('12 questions added to the bank. Your bank has all others of them already.'))
    .toBeVisible()
  expect(asked).toEqual([
    { subjectId: expect.any(String), of: { count: 50, subject: 'Physics', topic: 'Motion', search: '' } },
  ])
  await page.getByRole('combobox', { name: 'Subject' }).selectOptions('Chemistry')
  await expect.poll(() => listed.at(-1)).toEqual(['Chemistry', undefined])
  expect(listed).not.toContainEqual(['Chemistry', 'Motion'])
})

test('a fact names its sources, and says that every school has it', async () => {
  const sources = ['Sample Society https://one.example/units', 'Example Press https://two.example/si']
  const fact = made(1, 'Which unit?', { trust: 'From two sources', sources, hasOwnNumbers: false })
  await showScreen(ReadyMadePage, { answers: answering([fact]) })
  await expect
    .element(cards().first())
    .toMatchTextContent(/From two sources.*Sources: Sample Society; Example Press.*the same in every school/)
})

test('it says when it is loading, failed and empty, and what it is narrowed to', async () => {
  await showScreen(ReadyMadePage, { answers: answering([], { listReadyMade: () => never }) })
  await expect.element(page.getByText(/Loading/)).toBeVisible()
  await showScreen(ReadyMadePage, { answers: answering([]) })
  await expect.element(page.getByText('No ready-made questions yet')).toBeVisible()
  await showScreen(ReadyMadePage, { answers: answering([], { listReadyMade: () => Promise.reject(new Error('No')) }) })
  await expect.element(page.getByRole('button', { name: /again/i })).toBeVisible()
  const narrowed: unknown[] = []
  const listReadyMade = ({ subject, topic }: { subject?: string | undefined; topic?: string | undefined }) => {
    narrowed.push([subject, topic])
    return { items: [made(1, 'How fast?')], nextCursor: null, total: 1 }
  }
  await showScreen(ReadyMadePage, { answers: answering([], { listReadyMade }), at: '/?subject=Physics&topic=Motion' })
  await expect.poll(() => cards().elements().length).toBe(1)
  expect(narrowed.at(-1)).toEqual(['Physics', 'Motion'])
})
