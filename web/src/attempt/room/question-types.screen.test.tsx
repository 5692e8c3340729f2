import { useEffect, useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import type { PaperQuestion } from '../paper.ts'
import type { RoomSession } from '../room-session.ts'
import { ExamRoom } from './exam-room.tsx'
import { previewSession } from './preview-session.ts'

const options = ['2', '3', '4'].map((text, place) => ({ id: `option${text}`, text, letter: 'ABC'[place] ?? '' }))
const questions: PaperQuestion[] = [
  {
    ...{ id: 'several1', number: 1, type: 'multiple_choice', text: 'Which are prime?', marksHundredths: 200, options },
    rules: { kind: 'several', partial: 'right_minus_wrong' },
  },
  {
    ...{ id: 'blank001', number: 2, type: 'fill_blank', text: 'Name the capital.', marksHundredths: 100, options: [] },
    rules: { kind: 'text', before: 'The capital is', after: '.' },
  },
  {
    ...{ id: 'number01', number: 3, type: 'fill_blank', text: 'Half of five?', marksHundredths: 100, options: [] },
    rules: { kind: 'number', before: '', after: '', needsUnit: true },
  },
  {
    ...{ id: 'wide0001', number: 4, type: 'fill_blank', text: 'And this?', marksHundredths: 100, options: [] },
    rules: { kind: 'text', before: 'w'.repeat(150), after: `$\\frac{${'a'.repeat(60)}}{b}$` },
  },
]

let session: RoomSession
function Room() {
  const [shown, setShown] = useState<RoomSession | null>(null)
  useEffect(() => {
    session = previewSession(60)
    setShown(session)
  }, [])
  return (
    shown && <ExamRoom title="Types" subject="Mathematics" candidate={null} questions={questions} session={shown} />
  )
}
const answers = () => session.view().progress.answers
const box = () => page.getByRole('textbox')

test('several options are ticked by pressing, by letter and taken back, and the rule is said', async () => {
  await showScreen(Room, { as: 'teacher' })
  const group = page.getByRole('group', { name: 'Which are prime?' })
  await expect.element(group).toHaveAccessibleDescription(/Each wrong tick cancels a right one/)
  await page.getByRole('checkbox', { name: /A\) 2/ }).click({ force: true })
  await userEvent.keyboard('b')
  await expect.poll(answers).toEqual({ several1: ['option2', 'option3'] })
  await userEvent.keyboard('a')
  await expect.poll(answers).toEqual({ several1: ['option3'] })
  await expectAccessible()
  await page.getByRole('button', { name: 'Clear answer' }).click()
  await expect.poll(answers).toEqual({})
})

test('letters typed into a blank are its answer and nothing else; a pause keeps them', async () => {
  await showScreen(Room, { as: 'teacher' })
  await userEvent.keyboard('n')
  await expect.element(page.getByText('The capital is')).toBeVisible()
  await expect.element(box()).toHaveAccessibleName('Name the capital. The capital is .')
  await box().fill('')
  await box().click()
  await userEvent.keyboard('abgns')
  await expect.element(page.getByRole('heading', { name: 'Question 2 of 4' })).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(answers()).toEqual({})
  await expect.poll(answers).toEqual({ blank001: 'abgns' })
  await expectAccessible()
  await page.getByRole('button', { name: 'Clear answer' }).click()
  await expect.element(box()).toHaveValue('')
  await expect.poll(answers).toEqual({})
})

test('what is being typed is kept when the question is left and when the paper is handed in', async () => {
  await showScreen(Room, { as: 'teacher' })
  await page.getByRole('button', { name: /^Question 2/ }).click()
  await box().fill('Abuja')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(answers).toEqual({ blank001: 'Abuja' })
  await expect.element(box()).toHaveValue('')
  await expect.element(page.getByText('Type a number with its unit.')).toBeVisible()
  await box().fill('2.5')
  session.submit()
  expect(answers()).toEqual({ blank001: 'Abuja', number01: '2.5' })
})

test.for([100, 150])(
  'on a phone, a blank with long words and a wide formula around it stays inside the sheet at letters of %i per cent',
  async (percent) => {
    await page.viewport(360, 740)
    localStorage.setItem('cbt_exam_text_size', String(percent))
    onTestFinished(() => localStorage.removeItem('cbt_exam_text_size'))
    await showScreen(Room, { as: 'teacher' })
    await page.getByRole('button', { name: /^Question 4/ }).click()
    await expect.element(box()).toBeVisible()
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await expectAccessible()
  },
)

test('ten options are chosen by A to J, which never flag, move or hand in; the legend says so', async () => {
  const ten = [...'ABCDEFGHIJ'].map((letter) => ({ id: `ten${letter}`, text: `Option ${letter}`, letter }))
  const paper: PaperQuestion[] = [
    { ...{ id: 'ten00001', number: 1, type: 'multiple_choice', text: 'Which?', marksHundredths: 100, options: ten } },
  ]
  const own = previewSession(60)
  const Ten = () => <ExamRoom title="Types" subject="Mathematics" candidate={null} questions={paper} session={own} />
  await showScreen(Ten, { as: 'teacher' })
  await expect.element(page.getByText(/^A–J answer, M flag/)).toBeInTheDocument()
  for (const { id, letter } of ten) {
    await userEvent.keyboard(letter.toLowerCase())
    expect(own.view().progress.answers).toEqual({ ten00001: [id] })
  }
  expect(own.view().progress.flagged).toEqual([])
  await userEvent.keyboard('m')
  expect(own.view().progress.flagged).toEqual(['ten00001'])
})
