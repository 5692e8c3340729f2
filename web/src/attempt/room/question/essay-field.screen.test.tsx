import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../test/axe.ts'
import { showScreen } from '../../../../test/screen.tsx'
import type { PaperQuestion } from '../../paper.ts'
import type { RoomSession } from '../../room-session.ts'
import { ExamRoom } from '../exam-room.tsx'
import { previewSession } from '../preview-session.ts'

const asked = { type: 'essay' as const, marksHundredths: 1_000, options: [] }
const questions: PaperQuestion[] = [
  {
    ...{ ...asked, id: 'essay001', number: 1, text: 'Discuss the harmattan.' },
    rules: { kind: 'essay', minWords: 3, maxWords: 5, answerOn: 'screen' },
  },
  {
    ...{ ...asked, id: 'sheet001', number: 2, text: 'Draw and label a leaf.' },
    rules: { kind: 'essay', minWords: 100, maxWords: null, answerOn: 'paper' },
  },
]

let session: RoomSession
let changed: Partial<RoomSession> = {}
function Room() {
  const [shown, setShown] = useState<RoomSession | null>(null)
  useEffect(() => {
    session = { ...previewSession(60), ...changed }
    setShown(session)
  }, [])
  return shown && <ExamRoom title="Essays" subject="English" candidate={null} questions={questions} session={shown} />
}
/** What is typed is taken a second after the last key. */
const pause = { timeout: 20_000 }
const answers = () => session.view().progress.answers
const field = () => page.getByRole('textbox', { name: 'Discuss the harmattan.' })
const heard = () =>
  [...document.querySelectorAll('.only-heard[role=status]')].map(({ textContent }) => textContent).join('')

test('an essay is typed with letters, counted in words and kept at a pause; limits cut nothing off', async () => {
  await showScreen(Room, { as: 'teacher' })
  await expect.element(field()).toHaveAccessibleDescription('Write 3–5 words. 0 words of 3–5')
  await field().click()
  await userEvent.keyboard('abgns Ọjọ́')
  await expect.element(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible()
  await expect.element(page.getByText('2 words of 3–5')).toBeVisible()
  await expect.poll(answers, pause).toEqual({ essay001: 'abgns Ọjọ́' })
  await userEvent.keyboard(' dara{Enter}pupo')
  await expect.poll(answers, pause).toEqual({ essay001: 'abgns Ọjọ́ dara\npupo' })
  await expect.poll(heard, pause).toBe('3 words reached.')
  await field().fill('one two three four five six')
  await expect.element(page.getByText('6 words of 3–5: over the limit. Nothing is cut off.')).toBeVisible()
  await expect.poll(answers, pause).toEqual({ essay001: 'one two three four five six' })
  await expectAccessible()
})

test('the first letter turns the bar and fills the bubble before anything is taken', async () => {
  // No pause is ever taken here.
  changed = { typed: () => undefined, move: () => undefined }
  await showScreen(Room, { as: 'teacher' })
  await expect.element(page.getByText('Saved on the server').first()).toBeVisible()
  await field().click()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('button', { name: 'Question 1, answered' })).toBeVisible()
  await expect.element(page.getByText('1 of 1 answered')).toBeVisible()
  await expect.element(page.getByText('Saving…').first()).toBeVisible()
  await expect.element(page.getByText('Saved on the server')).not.toBeInTheDocument()
  await userEvent.keyboard('{Backspace}')
  await expect.element(page.getByRole('button', { name: 'Question 1, not answered' })).toBeVisible()
  await expect.element(page.getByText('Saved on the server').first()).toBeVisible()
  expect(answers()).toEqual({})
  changed = {}
})

test('what is typed counts at once where somebody hands in, and where they go to another question', async () => {
  await showScreen(Room, { as: 'teacher' })
  await field().fill('So it is.')
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit this exam?' })
  await expect.poll(() => dialog.element().textContent).toContain('Answered1Not answered0On paper1Flagged0')
  await page.getByRole('button', { name: 'Continue Exam' }).click()
  await field().fill('So it is not.')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(answers, pause).toEqual({ essay001: 'So it is not.' })
  await expect.element(page.getByText('Write this answer on paper.')).toBeVisible()
  await expect.element(page.getByText(/write at least 100 words/)).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(page.getByText('1 of 1 answered')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Question 2, on paper' })).toBeVisible()
  await expectAccessible()
})

test('nothing is typed beyond the longest answer, and that is said', async () => {
  await showScreen(Room, { as: 'teacher' })
  await field().fill('x'.repeat(19_999))
  await field().click()
  await userEvent.keyboard('{Control>}{End}{/Control}ab')
  await expect.element(field()).toHaveValue(`${'x'.repeat(19_999)}a`)
  await expect.element(page.getByText(/as long as an answer can be \(20,000 characters\)/)).toBeVisible()
})

test('on a phone the field grows with its text and nothing is wider than the page', async () => {
  await page.viewport(360, 740)
  await showScreen(Room, { as: 'teacher' })
  await expect.element(field()).toBeVisible()
  const height = () => document.querySelector('textarea')?.clientHeight ?? 0
  const before = height()
  await field().fill(`${'w'.repeat(200)}\n`.repeat(3))
  await expect.poll(height).toBeGreaterThan(before)
  await field().fill('line\n'.repeat(200))
  await expect.poll(height).toBeLessThanOrEqual(740 * 0.67)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
})
