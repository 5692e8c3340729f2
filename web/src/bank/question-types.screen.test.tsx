import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { type Answers, showScreen } from '../../test/screen.tsx'
import type { Client } from '../platform/client.ts'
import QuestionsPage from './list/questions-page.tsx'

type Sent = Parameters<Client['bank']['addQuestion']>[0]

const dialog = () => page.getByRole('dialog')
const field = (name: string) => dialog().getByRole('textbox', { name, exact: true })

/** Opens the form, with what a question needs whatever its type; answers with what is sent. */
async function openForm(): Promise<Sent[]> {
  const sent: Sent[] = []
  const answers: Answers = {
    bank: {
      addQuestion: (input) => {
        sent.push(input)
        throw new Error('Nothing is stored here.')
      },
    },
  }
  await showScreen(QuestionsPage, { answers })
  await page.getByRole('button', { name: 'Add Question' }).click()
  await dialog().getByRole('combobox', { name: 'Subject' }).selectOptions('Physics')
  await field('Question').fill('Say it')
  await field('Topic').fill('Sums')
  return sent
}
const send = () => dialog().getByRole('button', { name: 'Add Question' }).click()

test('a blank for words: accepted answers with their share, and what counts', async () => {
  const sent = await openForm()
  await dialog().getByRole('combobox', { name: 'Type' }).selectOptions('Fill in the blank')
  await send()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Give at least one accepted answer/)
  expect(sent).toEqual([])
  await field('Words before the box').fill('The capital is')
  await field('Accepted answer 1').fill('Abuja')
  await dialog().getByRole('button', { name: 'Add accepted answer' }).click()
  await field('Accepted answer 2').fill('FCT')
  await field('Answer 2 earns, in percent of the marks').fill('half')
  await send()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/a whole percentage of the marks/)
  await field('Answer 2 earns, in percent of the marks').fill('50')
  await dialog().getByRole('checkbox', { name: 'Capital letters' }).click()
  await dialog().getByRole('checkbox', { name: 'Ask a teacher about near misses' }).click()
  await expectAccessible()
  await send()
  await expect
    .poll(() => sent[0])
    .toMatchObject({
      ...{ type: 'fill_blank', options: [], correctAnswer: [] },
      rules: {
        ...{ kind: 'text', before: 'The capital is', after: '', near: 'wait' },
        accepted: [
          { text: 'Abuja', percent: 100 },
          { text: 'FCT', percent: 50 },
        ],
        compare: { case: true, accents: false, punctuation: false, spaces: true },
      },
    })
})

test('a blank for a number: tolerance and unit', async () => {
  const sent = await openForm()
  await dialog().getByRole('combobox', { name: 'Type' }).selectOptions('Fill in the blank')
  await dialog().getByRole('combobox', { name: 'What do candidates type?' }).selectOptions('A number')
  await field('Accepted answer 1').fill('5 m')
  await send()
  await expect
    .element(dialog().getByRole('alert'))
    .toMatchTextContent(/“5 m” is not a number. Write it without its unit/)
  await field('Accepted answer 1').fill('5')
  await field('How much').fill('0.1')
  await field('Unit').fill('m, metres')
  await dialog().getByRole('checkbox', { name: 'The unit must be typed' }).click()
  await dialog().getByRole('combobox', { name: 'Without it, the right number earns' }).selectOptions('Half')
  await expectAccessible()
  await send()
  await expect
    .poll(() => sent[0]?.rules)
    .toEqual({
      ...{ kind: 'number', before: '', after: '', near: 'wrong' },
      accepted: [{ value: '5', tolerance: { kind: 'absolute', amount: '0.1' }, percent: 100 }],
      unit: { texts: ['m', 'metres'], isRequired: true, withoutIt: 'half' },
    })
})

test('several right answers: each ticked, with a rule for part of them', async () => {
  const sent = await openForm()
  for (const [letter, text] of [
    ['A', '2'],
    ['B', '3'],
    ['C', '4'],
    ['D', '6'],
  ] as const)
    await field(`Option ${letter}`).fill(text)
  await dialog().getByRole('checkbox', { name: 'More than one answer is correct' }).click()
  await send()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Tick every correct answer/)
  await dialog().getByRole('checkbox', { name: 'A is correct' }).click({ force: true })
  await dialog().getByRole('checkbox', { name: 'B is correct' }).click({ force: true })
  await dialog().getByRole('combobox', { name: 'Part marks' }).selectOptions('A share for each option')
  await expectAccessible()
  await send()
  await expect
    .poll(() => sent[0])
    .toMatchObject({ correctAnswer: [0, 1], rules: { kind: 'several', partial: 'per_option' } })
})

test('an essay: limits, where it is written, and what its markers look for', async () => {
  const sent = await openForm()
  await dialog().getByRole('combobox', { name: 'Type' }).selectOptions('Essay')
  await field('Fewest words').fill('500')
  await field('Most words').fill('300')
  await field('Marks').fill('10')
  await send()
  await expect.element(dialog().getByText('The most words must not be fewer than the fewest.')).toBeVisible()
  await field('Fewest words').fill('150')
  await expect.element(dialog().getByText('Essay, 150–300 words, on screen')).toBeVisible()
  await field('Marking guide').fill('Both sides')
  await dialog().getByRole('button', { name: 'Add point' }).click()
  await send()
  await expect
    .element(dialog().getByRole('alert'))
    .toMatchTextContent(/Say what each point of the marking scheme is for/)
  await field('Point 1 is given for').fill('Names both sides')
  await field('Marks of point 1').fill('2.3')
  await send()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/go by quarters/)
  await field('Marks of point 1').fill('2.5')
  await expect.element(dialog().getByText(/The points come to 2.5 of 10 marks/)).toBeVisible()
  await dialog().getByRole('button', { name: 'Add point' }).click()
  await dialog().getByRole('button', { name: 'Remove point 2' }).click()
  await expectAccessible()
  await send()
  await expect
    .poll(() => sent[0])
    .toMatchObject({
      ...{ type: 'essay', options: [], correctAnswer: [], marksHundredths: 1_000 },
      rules: {
        ...{ kind: 'essay', minWords: 150, maxWords: 300, answerOn: 'screen', guide: 'Both sides' },
        rubric: [{ text: 'Names both sides', hundredths: 250 }],
      },
    })
})
