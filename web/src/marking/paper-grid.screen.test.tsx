import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { refusal, showScreen } from '../../test/screen.tsx'
import type { Papers } from './paper-draft.ts'
import PaperMarksPage from './paper-marks-page.tsx'

const examId = '0199ffff-ffff-7fff-8fff-000000000001'
const candidate = (place: number, name: string): Papers['candidates'][number] => ({
  ...{ attemptId: `0199ffff-ffff-7fff-8fff-00000000020${place}`, studentNumber: `GC/${place}`, name },
  ...{ className: 'SS2B', attemptNumber: 1 },
  marks: [
    { questionId: 'question01', revision: 1, hundredths: null },
    { questionId: 'question02', revision: 2, hundredths: 250 },
  ],
})
const papers: Papers = {
  title: 'Theory paper',
  questions: [
    { questionId: 'question01', number: 1, text: 'Why?', marksHundredths: 400 },
    { questionId: 'question02', number: 2, text: 'How?', marksHundredths: 1000 },
  ],
  candidates: [candidate(1, 'Ada Example'), candidate(2, 'Adéọlá Ìyanuolúwa Example'), candidate(3, 'Bola Example')],
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
    const show = () =>
      showScreen(PaperMarksPage, {
        ...{ as: 'teacher', theme, answers: { marking: { listPaperMarks: () => papers, enterPaperMarks } } },
        ...{ path: '/dashboard/marking/$examId/paper', at: `/dashboard/marking/${examId}/paper` },
      })
    await show()
    await field('Question 1, GC/1').click()
    await userEvent.keyboard('3.5{Enter}5{Enter}0')
    await expect.element(field('Question 1, GC/3')).toHaveValue('0')
    await expect.element(page.getByText('By quarters, 0 to 4')).toBeVisible()
    await expect.element(page.getByText('1 problem', { exact: true })).toBeVisible()
    await expectAccessible()
    await field('Question 1, GC/2').fill('4')
    await page.getByRole('button', { name: 'Save 3 marks' }).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/busy or restarting/)

    await show()
    await expect.element(field('Question 1, GC/2')).toHaveValue('4')
    isDown = false
    await page.getByRole('button', { name: 'Save 3 marks' }).click()
    await expect.element(page.getByText('3 marks are saved.')).toBeVisible()
    const typed = { questionId: 'question01', attemptNumber: 1, revision: 1 }
    expect(entered).toEqual([
      { ...typed, studentNumber: 'GC/1', hundredths: 350 },
      { ...typed, studentNumber: 'GC/2', hundredths: 400 },
      { ...typed, studentNumber: 'GC/3', hundredths: 0 },
    ])
  },
)
