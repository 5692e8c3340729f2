import type { CheckedAnswer } from '@sabimark/contract/answers.ts'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../test/axe.ts'
import { showScreen } from '../../../../test/screen.tsx'
import type { PaperQuestion } from '../../paper.ts'
import type { Practice } from '../../practice.ts'
import type { RoomSession } from '../../room-session.ts'
import { loadChecking } from '../check-answer.tsx'
import { ExamRoom } from '../exam-room.tsx'
import { previewSession } from '../preview-session.ts'
import { loadTypedAnswers } from '../question/typed-answer.tsx'
import { needsAnswer, needsNetwork } from './checking.ts'

const options = ['5', '4', '3'].map((text, place) => ({ id: `option${text}`, text, letter: 'ABC'[place] ?? '' }))
const questions: PaperQuestion[] = [
  { ...{ id: 'choice01', number: 1, type: 'multiple_choice', text: 'Half of 8?', marksHundredths: 200, options } },
  {
    ...{ id: 'blank001', number: 2, type: 'fill_blank', text: 'Where?', marksHundredths: 100, options: [] },
    rules: { kind: 'text', before: 'The capital of Oyo is', after: '.' },
  },
  {
    ...{ id: 'essay001', number: 3, type: 'essay', text: 'Explain.', marksHundredths: 400, options: [] },
    rules: { kind: 'essay', minWords: null, maxWords: 100, answerOn: 'screen' },
  },
]
const marks = { earnedHundredths: 0, ofHundredths: 200, accepted: [] as string[] }
const wrong: CheckedAnswer = {
  ...{ questionId: 'choice01', value: ['option5'] },
  mark: { ...marks, outcome: 'wrong', correctOptionIds: ['option4'], explanation: 'Half of 8 is **4**.' },
}

/** What the server would say; the network may be away. */
let known: CheckedAnswer[] = []
let isAway = false
const check = vi.fn<Practice['check']>(async (questionId) => {
  if (isAway) throw new TypeError('Failed to fetch')
  return { items: known.filter((one) => questionId === undefined || one.questionId === questionId) }
})

beforeEach(async () => {
  known = []
  isAway = false
  check.mockClear()
  await Promise.all([loadChecking(), loadTypedAnswers()])
})
afterEach(() => page.viewport(1280, 800))

function Room() {
  const [session, setSession] = useState<(RoomSession & Practice['sync']) | null>(null)
  useEffect(() => setSession({ ...previewSession(60), tryNow: () => undefined }), [])
  return (
    session && (
      <ExamRoom
        {...{ title: 'Sums', subject: 'Mathematics', candidate: null, questions, session }}
        practice={{ sync: session, check }}
      />
    )
  )
}
const open = async (theme: 'light' | 'dark' = 'light') => await showScreen(Room, { as: 'student', theme })
const button = () => page.getByRole('button', { name: 'Check answer' })
const choose = (letter: string) => page.getByRole('radio', { name: new RegExp(`^${letter}\\)`) }).click({ force: true })
const feedback = () => page.getByRole('region', { name: /^(Right|Wrong|Partly right|Checked)/ })

test.each(['light', 'dark'] as const)(
  'a checked answer says at once what is right and why, and that it counts, in %s',
  async (theme) => {
    await open(theme)
    await button().click()
    await expect.element(page.getByText(needsAnswer)).toBeVisible()
    known = [wrong]
    await choose('A')
    await button().click()
    await expect
      .element(feedback())
      .toMatchTextContent(/^Wrong\s*0 of 2\s*You checked\s*A\) 5\s*Right answer\s*B\) 4\s*Half of 8 is 4\./)
    await expect.element(feedback().getByText(/^The answer you checked first counts\./)).toBeVisible()
    expect(document.activeElement?.textContent).toMatch(/^Wrong/)
    await expectAccessible()
    // Another answer now changes nothing of it.
    await choose('B')
    await expect.element(feedback()).toMatchTextContent(/You checked\s*A\) 5/)
    await expect.element(button()).not.toBeInTheDocument()
  },
)

test('after a reload what was checked is shown again, also where its right answer is kept back by now', async () => {
  known = [wrong, { questionId: 'blank001', value: 'Ibadan', isHeld: true }]
  await open()
  await expect.element(feedback()).toMatchTextContent(/^Wrong/)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(feedback()).toMatchTextContent(/^Checked\s*You checked\s*Ibadan\s*Another exam that is not over/)
  expect(feedback().element().textContent).not.toContain('Right answer')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByText(/^A teacher marks this answer\./)).toBeVisible()
  await expect.element(button()).not.toBeInTheDocument()
})

test('without a network the room says that checking needs it, and it works once it is back', async () => {
  isAway = true
  await open()
  await choose('B')
  await button().click()
  await expect.element(page.getByText(needsNetwork)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^B\)/ })).toBeChecked()
  isAway = false
  known = [
    {
      ...wrong,
      value: ['option4'],
      mark: { ...marks, outcome: 'right', earnedHundredths: 200, correctOptionIds: ['option4'] },
    },
  ]
  await button().click()
  await expect.element(feedback()).toMatchTextContent(/^Right\s*2 of 2\s*You checked\s*B\) 4/)
  expect(feedback().element().textContent).not.toContain('Right answer')
})

test('what is being typed is checked as it was typed, and on a phone nothing is cut off', async () => {
  await page.viewport(360, 740)
  await open()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox').fill('Ogbomoso')
  known = [
    {
      ...{ questionId: 'blank001', value: 'Ogbomoso' },
      mark: { ...marks, ofHundredths: 100, outcome: 'wrong', correctOptionIds: [], accepted: ['Ibadan', 'Ìbàdàn'] },
    },
  ]
  await button().click()
  await expect.element(feedback()).toMatchTextContent(/You checked\s*Ogbomoso\s*Right answer\s*Ibadan · Ìbàdàn/)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
})
