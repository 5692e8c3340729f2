import type { PaperMarks } from '@sabimark/contract/answers.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../test/screen.tsx'
import PaperMarksPage from './paper-marks-page.tsx'

const examId = '0199ffff-ffff-7fff-8fff-000000000001'
const of = (place: number) => ({ attemptId: `0199ffff-ffff-7fff-8fff-00000000020${place}` })
type Candidate = PaperMarks['candidates'][number]
const none = { state: 'waiting', hundredths: null, givenBy: null, both: [] } as const
const candidate = (place: number, name: string): Candidate => ({
  ...{ ...of(place), studentNumber: `GC/${place}`, name, className: 'SS2B', attemptNumber: 1 },
  marks: [
    { ...none, both: [], questionId: 'question01', revision: 1 },
    { ...none, both: [], questionId: 'question02', revision: 2, state: 'done', hundredths: 250 },
  ],
})
const papers = {
  title: 'Theory paper',
  questions: [
    { questionId: 'question01', number: 1, text: 'Why?', marksHundredths: 400 },
    { questionId: 'question02', number: 2, text: 'How?', marksHundredths: 1000 },
  ],
  candidates: [candidate(1, 'Ada Example'), candidate(2, 'Adéọlá Ìyanuolúwa Example'), candidate(3, 'Bola Example')],
} satisfies PaperMarks
/** The papers with this about the first question of a candidate. */
const withMark = (place: number, said: Partial<Candidate['marks'][number]>): PaperMarks => ({
  ...papers,
  candidates: papers.candidates.map((one, at) =>
    at === place - 1 ? { ...one, marks: one.marks.map((mark, of) => (of === 0 ? { ...mark, ...said } : mark)) } : one,
  ),
})
type Enter = Exclude<Exclude<Answers['marking'], undefined>['enterPaperMarks'], undefined>
const show = (listPaperMarks: () => PaperMarks, enterPaperMarks: Enter, theme: 'light' | 'dark' = 'light') =>
  showScreen(PaperMarksPage, {
    ...{ as: 'teacher', theme, answers: { marking: { listPaperMarks, enterPaperMarks } } },
    ...{ path: '/dashboard/marking/$examId/paper', at: `/dashboard/marking/${examId}/paper` },
  })
const saveButton = (name: string) => page.getByRole('button', { name })
/** Takes what it is sent down. */
function taker() {
  const entered: Parameters<Enter>[0]['marks'] = []
  const enter: Enter = ({ marks }) => {
    entered.push(...marks)
    return { savedCount: marks.length }
  }
  return { entered, enter }
}
const field = (name: string) => page.getByRole('textbox', { name })

beforeEach(() => localStorage.clear())

test.each([
  ['light', 1280],
  ['dark', 360],
] as const)(
  'marks go down by Enter, wrong ones are named, and a failed save loses nothing, %s at %i',
  async (theme, width) => {
    await page.viewport(width, 800)
    let isDown = true
    const entered: unknown[] = []
    const enterPaperMarks = (asked: { marks: unknown[] }) => {
      if (isDown) throw refusal('UNAVAILABLE')
      entered.push(...asked.marks)
      return { savedCount: asked.marks.length }
    }
    await show(() => papers, enterPaperMarks, theme)
    await field('Question 1, GC/1').click()
    await userEvent.keyboard('3.5{Enter}5{Enter}0')
    await expect.element(field('Question 1, GC/3')).toHaveValue('0')
    await expect.element(page.getByText('At most 4 marks')).toBeVisible()
    await expect.element(page.getByText('1 problem', { exact: true })).toBeVisible()
    await expectAccessible()
    await field('Question 1, GC/2').fill('4')
    await page.getByRole('button', { name: 'Save 3 marks' }).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/busy or restarting/)

    await show(() => papers, enterPaperMarks, theme)
    await expect.element(field('Question 1, GC/2')).toHaveValue('4')
    isDown = false
    await page.getByRole('button', { name: 'Save 3 marks' }).click()
    await expect.element(page.getByText('3 marks are saved.')).toBeVisible()
    const typed = { questionId: 'question01', revision: 1 }
    expect(entered).toEqual([
      { ...typed, ...of(1), hundredths: 350 },
      { ...typed, ...of(2), hundredths: 400 },
      { ...typed, ...of(3), hundredths: 0 },
    ])
  },
)

test('what is typed while a save is under way stays, on the screen and on the device', async () => {
  let reply = () => {}
  let now = papers as PaperMarks
  const enter: Enter = async ({ marks }) => {
    await new Promise<void>((done) => {
      reply = done
    })
    now = withMark(1, { state: 'done', revision: 3, hundredths: 300 })
    return { savedCount: marks.length }
  }
  await show(() => now, enter)
  await field('Question 1, GC/1').fill('3')
  await saveButton('Save 1 mark').click()
  await field('Question 1, GC/2').fill('4')
  reply()
  await expect.element(saveButton('Save 1 mark')).toBeEnabled()
  await expect.element(field('Question 1, GC/1')).toHaveValue('3')
  await expect.element(field('Question 1, GC/2')).toHaveValue('4')
  await show(() => now, enter)
  await expect.element(field('Question 1, GC/1')).toHaveValue('3')
  await expect.element(field('Question 1, GC/2')).toHaveValue('4')
  await expect.element(saveButton('Save 1 mark')).toBeVisible()
})

test.each([
  ['light', 1280],
  ['dark', 360],
] as const)(
  'what was typed before another mark came is offered beside it and not sent, %s at %i',
  async (theme, width) => {
    await page.viewport(width, 800)
    const { entered, enter } = taker()
    await show(() => papers, enter, theme)
    await field('Question 1, GC/1').fill('3')
    await field('Question 1, GC/2').fill('2')
    const later = withMark(1, { state: 'done', revision: 3, hundredths: 400, givenBy: 'Bola Ade' })
    await show(() => later, enter, theme)
    await expect.element(field('Question 1, GC/1')).toHaveValue('4')
    await expect.element(page.getByText('You typed 3. Since then Bola Ade has given 4.')).toBeVisible()
    await expectAccessible()
    await saveButton('Save 1 mark').click()
    await expect.element(page.getByText('1 mark is saved.')).toBeVisible()
    expect(entered).toEqual([{ ...of(2), questionId: 'question01', revision: 1, hundredths: 200 }])

    await saveButton('Use mine: Question 1, GC/1').click()
    await expect.element(field('Question 1, GC/1')).toHaveValue('3')
    await saveButton('Save 1 mark').click()
    await expect.element(page.getByText('1 mark is saved.')).toBeVisible()
    expect(entered.at(-1)).toEqual({ ...of(1), questionId: 'question01', revision: 3, hundredths: 300 })
  },
)

test('a mark that was overtaken is kept when that is chosen, and what one person typed is not shown to another', async () => {
  const { entered, enter } = taker()
  await show(() => papers, enter)
  await field('Question 1, GC/1').fill('3')
  await show(() => withMark(1, { state: 'done', revision: 3, hundredths: 400 }), enter)
  await saveButton('Keep: Question 1, GC/1').click()
  await expect.element(saveButton('Keep: Question 1, GC/1')).not.toBeInTheDocument()
  await expect.element(field('Question 1, GC/1')).toHaveValue('4')
  await expect.element(saveButton('Save')).not.toBeInTheDocument()

  await field('Question 1, GC/2').fill('1')
  await showScreen(PaperMarksPage, {
    ...{ as: 'school_admin', answers: { marking: { listPaperMarks: () => papers, enterPaperMarks: enter } } },
    ...{ path: '/dashboard/marking/$examId/paper', at: `/dashboard/marking/${examId}/paper` },
  })
  await expect.element(field('Question 1, GC/2')).toHaveValue('')
  expect(entered).toEqual([])
})

test('who decides sees both marks, and a figure they confirm is sent', async () => {
  const { entered, enter } = taker()
  await show(() => withMark(2, { state: 'conflict', revision: 5, both: [400, 100] }), enter)
  await expect.element(page.getByText('First 4, second 1')).toBeVisible()
  await expect.element(page.getByText(/^1 to decide/)).toBeVisible()
  await expectAccessible()
  await field('Question 1, GC/2').fill('4')
  await saveButton('Save 1 mark').click()
  await expect.element(page.getByText('1 mark is saved.')).toBeVisible()
  expect(entered).toEqual([{ ...of(2), questionId: 'question01', revision: 5, hundredths: 400 }])
})

test('an emptied mark is removed, and the page says so before', async () => {
  const { entered, enter } = taker()
  await show(() => papers, enter)
  await field('Question 2, GC/1').clear()
  await expect.element(page.getByText('1 mark will be removed')).toBeVisible()
  await saveButton('Remove 1 mark').click()
  await expect.element(page.getByText('1 mark is removed.')).toBeVisible()
  expect(entered).toEqual([{ ...of(1), questionId: 'question02', revision: 2, hundredths: null }])
})

test('of two attempts of one candidate only the refused mark is named', async () => {
  const [first] = papers.candidates
  if (!first) throw new Error('Somebody has handed in.')
  const again = { ...first, attemptId: of(9).attemptId, attemptNumber: 2 }
  await show(
    () => ({ ...papers, candidates: [first, again] }),
    () => {
      throw refusal('INVALID_MARKS', { problems: [{ place: 1, message: 'A colleague has marked it.' }] })
    },
  )
  await field('Question 1, GC/1').first().fill('1')
  await field('Question 1, GC/1, attempt 2').fill('2')
  await saveButton('Save 2 marks').click()
  await expect.element(field('Question 1, GC/1, attempt 2')).toBeInvalid()
  await expect.element(field('Question 1, GC/1').first()).toBeValid()
  expect(page.getByText('A colleague has marked it.').elements()).toHaveLength(1)
  await field('Question 1, GC/1, attempt 2').clear()
  await expect.element(field('Question 1, GC/1, attempt 2')).toBeValid()
})
