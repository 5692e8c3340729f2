import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import { useEffect, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../test/axe.ts'
import { showScreen } from '../../../../test/screen.tsx'
import { paperOf } from '../../paper.ts'
import type { RoomSession } from '../../room-session.ts'
import { ExamRoom } from '../exam-room.tsx'
import { loadSections } from '../in-section.tsx'
import { previewSession } from '../preview-session.ts'

const content: ExamContent = {
  rulesVersion: 4,
  sections: [
    { title: 'Section A', instructions: '' },
    {
      title: 'Section B',
      instructions: 'Show all your working. Ọdún kan ní oṣù méjìlá.',
      answer: { count: 2, which: 'best' },
    },
  ],
  negative: { kind: 'share', part: 1, whole: 4 },
  questions: Array.from({ length: 5 }, (_, place) => ({
    ...{ id: `question${place}`, type: 'multiple_choice' as const, text: `What is ${place} and ${place}?` },
    options: ['First', 'Second', 'Third'].map((text) => ({ id: `${text}${place}`, text })),
    ...{ marksHundredths: 200, section: place < 2 ? 0 : 1 },
  })),
}
const order = content.questions.map(({ id, options }) => ({ questionId: id, optionIds: options.map((one) => one.id) }))
const questions = paperOf(content, order)

function Room() {
  const [session, setSession] = useState<RoomSession | null>(null)
  useEffect(() => setSession(previewSession(60)), [])
  return (
    session && (
      <ExamRoom title="Mathematics" subject="Mathematics" candidate={null} questions={questions} session={session} />
    )
  )
}

const open = async () => {
  await loadSections()
  await showScreen(Room, { as: 'teacher' })
}
const goTo = (number: number) => page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click()
const answer = async (number: number) => {
  await goTo(number)
  await page.getByRole('radio', { name: /^A\) First/ }).click({ force: true })
}
const navigator = () => page.getByRole('navigation', { name: 'Questions' })
afterEach(() => page.viewport(1280, 800))

test('a question says of which section it is, what is asked there and what a wrong answer costs', async () => {
  await open()
  await expect.element(page.getByRole('region', { name: 'Section A' })).toMatchTextContent(/Answer all 2 questions\.$/)
  await expect.element(page.getByText('2 marks, −0.5 if wrong')).toBeVisible()
  await goTo(3)
  const section = page.getByRole('group').filter({ hasText: 'Section B' })
  await expect
    .element(section)
    .toMatchTextContent(/Answer 2 of 3 questions\. If you answer more, only the best 2 count\./)
  await expect.element(section.getByText(/^Show all your working/)).toBeVisible()
  await expectAccessible()
  await section.getByText('Section B').click()
  await goTo(4)
  await expect.element(section.getByText(/^Show all your working/)).not.toBeVisible()
  await section.getByText('Section B').click()
})

test('the navigator goes section by section, counts what is asked, and says what is beyond it before handing in', async () => {
  await open()
  await expect
    .element(navigator().getByRole('heading', { name: /^Section B answer 2 of 3 · 0 answered$/ }))
    .toBeVisible()
  await expect.element(page.getByText('0 of 4 answered')).toBeVisible()
  for (const number of [3, 4, 5]) await answer(number)
  await expect.element(page.getByText('2 of 4 answered')).toBeVisible()
  // The last question leads on, too.
  await expect.element(page.getByRole('button', { name: 'Next' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Look over and submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit this exam?' })
  await expect.element(dialog).toMatchTextContent(/Answered\s*3\s*Not answered\s*2/)
  await expect.element(dialog.getByText('Section B: you answered 3, and 2 count.')).toBeVisible()
})

test('on a phone the section stands above its question and nothing is cut off', async () => {
  await page.viewport(360, 740)
  await open()
  await goTo(3)
  const [section, heading] = [
    page.getByText(/^Show all your working/),
    page.getByRole('heading', { name: 'Question 3 of 5' }),
  ]
  await expect.element(heading).toBeInViewport()
  const edges = () => [section, heading].map((one) => one.element().getBoundingClientRect())
  // Where both stand once the page has come to rest.
  await expect.poll(() => (edges()[1]?.top ?? 0) - (edges()[0]?.bottom ?? 0)).toBeGreaterThan(0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
})
