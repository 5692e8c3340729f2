import { useEffect, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../test/axe.ts'
import { showScreen } from '../../../../test/screen.tsx'
import type { PaperQuestion } from '../../paper.ts'
import type { RoomSession } from '../../room-session.ts'
import { loadPassages } from '../beside-passage.tsx'
import { ExamRoom } from '../exam-room.tsx'
import { previewSession } from '../preview-session.ts'

const lines = Array.from(
  { length: 30 },
  (_, place) => `(${place + 1}) Ọmọ tí kò gbọ́ ti ìyá rẹ̀ kò lè gbọ́ ti òde: the market of Oyingbo waits for nobody.`,
)
const table = '| Month | Rain |\n|---|---|\n| June | 312 mm |\n| July | 289 mm |'
const river = { id: 'river001', text: [table, ...lines].join('\n\n') }
const hill = { id: 'hill0001', text: ['A hill.', ...lines].join('\n\n') }

const options = ['First', 'Second', 'Third'].map((text, place) => ({ id: text, text, letter: 'ABC'[place] ?? '' }))
const asked = (number: number, passage?: PaperQuestion['passage']): PaperQuestion => ({
  ...{ id: `question${number}`, number, type: 'multiple_choice', marksHundredths: 100, options },
  text: `What does the text say in its part ${number}?`,
  ...(passage && { passage, passageId: passage.id }),
})
const questions = [asked(1), asked(2, river), asked(3, river), asked(4, hill), asked(5)]

function Room() {
  const [session, setSession] = useState<RoomSession | null>(null)
  useEffect(() => setSession(previewSession(60)), [])
  return (
    session && (
      <ExamRoom title="English Language" subject="English" candidate={null} questions={questions} session={session} />
    )
  )
}

const open = async () => {
  await loadPassages()
  await showScreen(Room, { as: 'teacher' })
}
const goTo = (number: number) => page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click()
const pane = () => page.getByRole('region', { name: /^Passage/ })
/** What scrolls in it. */
const scrolled = () => {
  const place = pane().element().querySelector('[tabindex]')
  if (!(place instanceof HTMLElement)) throw new Error('Nothing scrolls.')
  return place
}
afterEach(() => page.viewport(1280, 800))

test('a passage stands beside its questions, keeps how far it was read among them, and is scrolled by keyboard', async () => {
  await open()
  await expect.element(pane()).not.toBeInTheDocument()
  await goTo(2)
  await expect.element(pane()).toHaveAccessibleName('Passage for questions 2 and 3')
  const question = page.getByRole('heading', { name: 'Question 2 of 5' })
  const [text, beside] = [pane().element().getBoundingClientRect(), question.element().getBoundingClientRect()]
  expect(beside.left).toBeGreaterThan(text.right)
  expect(text.bottom).toBeLessThanOrEqual(window.innerHeight)
  await expectAccessible()

  scrolled().focus()
  // The browser glides to the end: a height read on the way is not the one that is kept.
  const settled = new Promise((done) => scrolled().addEventListener('scrollend', done, { once: true }))
  await userEvent.keyboard('{End}')
  await settled
  const unread = () => scrolled().scrollHeight - scrolled().clientHeight - scrolled().scrollTop
  await expect.poll(unread).toBeLessThan(2)
  const { scrollTop } = scrolled()
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('heading', { name: 'Question 3 of 5' })).toHaveFocus()
  expect(scrolled().scrollTop).toBe(scrollTop)
  await goTo(4)
  await expect.element(pane()).toHaveAccessibleName('Passage for question 4')
  expect(scrolled().scrollTop).toBe(0)
  await goTo(5)
  await expect.element(pane()).not.toBeInTheDocument()
  await goTo(3)
  expect(scrolled().scrollTop).toBe(scrollTop)
})

test('on a phone it stands above with the question in sight, can be folded, and stays as it was left', async () => {
  await page.viewport(360, 740)
  await open()
  await goTo(2)
  const heading = page.getByRole('heading', { name: 'Question 2 of 5' })
  await expect.element(heading).toBeInViewport()
  expect(heading.element().getBoundingClientRect().top).toBeGreaterThan(pane().element().getBoundingClientRect().bottom)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect.element(pane().getByText('June')).not.toBeVisible()
  await goTo(3)
  await expect.element(page.getByRole('button', { name: 'Show' })).toHaveAttribute('aria-expanded', 'false')
  await goTo(4)
  await expect.element(pane().getByText('A hill.')).toBeVisible()
  await goTo(2)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.element(pane().getByText('June')).toBeVisible()
})
