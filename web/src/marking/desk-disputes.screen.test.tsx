import type { ExamToMark } from '@sabimark/contract/answers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { aServer, examId, fail, showDesk } from '../../test/desk.tsx'
import { showScreen } from '../../test/screen.tsx'
import { usePageParams } from '../platform/navigation.tsx'
import DeskPage from './desk-page.tsx'
import { QuestionsToMark } from './questions-to-mark.tsx'

beforeEach(() => localStorage.clear())

describe('where two markers do not agree', () => {
  /** The three scripts, each in dispute for who asks for those. */
  function aDispute() {
    const { given, marking } = aServer()
    const both = [
      { itemIds: ['point01'], adjustHundredths: 0, hundredths: 100, comment: 'Thin.' },
      { itemIds: ['point01', 'point03', 'point04'], adjustHundredths: 0, hundredths: 500, comment: '' },
    ]
    const nextScript: typeof marking.nextScript = async (asked) => {
      const { script, progress } = (await marking.nextScript?.(asked)) ?? fail()
      const counts = { ...progress, conflictCount: 3 - given.length }
      if (!script) return { script, progress: counts }
      const disputed = { ...script, both, state: 'conflict' as const, round: 'agreed' as const }
      return { script: asked.show === 'disagreed' ? disputed : script, progress: counts }
    }
    return { given, marking: { ...marking, nextScript } }
  }

  /** The same, when every answer has its two marks: without being asked for disputes the server has nothing to hand out. */
  async function allMarked() {
    const { given, marking } = aDispute()
    const progress = () => ({ doneCount: 3, openCount: 0, takenCount: 0, conflictCount: 3 - given.length })
    const [exam] = (await marking.listToMark?.({}))?.items ?? []
    const question = { ...(exam?.questions[0] ?? fail()), ...progress() }
    const marked: ExamToMark = { ...(exam ?? fail()), questions: [question] }
    const listToMark = () => ({ items: [marked] })
    const nextScript: typeof marking.nextScript = async (asked) => {
      const { script } = (await marking.nextScript?.(asked)) ?? fail()
      return { script: asked.show === 'disagreed' ? script : null, progress: progress() }
    }
    return { given, exam: marked, marking: { ...marking, listToMark, nextScript } }
  }

  const bothMarks = page.getByText('First marker: 1 of 8')

  test('who decides reads what both gave, and marks by keyboard', async () => {
    const { given, marking } = aDispute()
    await showDesk(marking)
    await page.getByRole('button', { name: 'Decide 3' }).click()
    await expect.element(bothMarks).toBeVisible()
    await expect.element(page.getByText('Second marker: 5 of 8')).toBeVisible()
    await expect.element(page.getByText('Points 1, 3, 4')).toBeVisible()

    await expect.element(page.getByRole('region', { name: 'The answer' })).toHaveFocus()
    await userEvent.keyboard('1{Enter}')
    await expect.element(page.getByText(/^Last:/)).toBeVisible()
    await expect.element(bothMarks).toBeVisible()
    expect(given).toMatchObject([{ itemIds: ['point01'] }])
  })

  test('the exam’s page leads who decides straight to the first answer in dispute', async () => {
    const { exam, marking } = await allMarked()
    function Screen() {
      const { questionId } = usePageParams('/marking/$examId/$questionId')
      return questionId === 'all' ? <QuestionsToMark exam={exam} /> : <DeskPage />
    }
    await showScreen(Screen, {
      ...{ as: 'school_admin', answers: { marking } },
      ...{ path: '/dashboard/marking/$examId/$questionId', at: `/dashboard/marking/${examId}/all` },
    })
    await page.getByRole('link', { name: 'Decide question 41' }).click()
    await expect.element(bothMarks).toBeVisible()
  })

  test('a blank whose answers are all marked leads to its disputes, too, and nobody else there', async () => {
    const { exam } = await allMarked()
    const questions = exam.questions.map((question) => ({ ...question, kind: 'text' as const }))
    const link = page.getByRole('link', { name: 'Decide question 41' })
    await showScreen(() => <QuestionsToMark exam={{ ...exam, questions }} />)
    await expect.element(link).toMatchTextContent('Decide')
    await showScreen(() => <QuestionsToMark exam={{ ...exam, questions, isDecider: false }} />)
    await expect.element(page.getByText('3 to decide')).toBeVisible()
    await expect.element(link).not.toBeInTheDocument()
  })

  test('at the end of the answers who decides is led to those in dispute, and nobody else is', async () => {
    const { exam, marking } = await allMarked()
    const address = {
      ...{ path: '/dashboard/marking/$examId/$questionId', at: `/dashboard/marking/${examId}/question41` },
    }
    const listToMark = () => ({ items: [{ ...exam, isDecider: false }] })
    await showScreen(DeskPage, { as: 'teacher', answers: { marking: { ...marking, listToMark } }, ...address })
    await expect.element(page.getByText(/the author of the exam or an administrator decides/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Decide 3' })).not.toBeInTheDocument()

    await showScreen(DeskPage, { as: 'school_admin', answers: { marking }, ...address })
    await expect.element(page.getByText('Two markers do not agree on 3 answers. You decide.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Decide 3' }).last().click()
    await expect.element(bothMarks).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'The answer' })).toHaveFocus()
  })

  test.each(['light', 'dark'] as const)(
    'the head of the desk has room for everything on a phone, %s',
    async (theme) => {
      await page.viewport(360, 740)
      const { marking } = aDispute()
      await showDesk(marking, theme)
      const decide = page.getByRole('button', { name: 'Decide 3' }).element()
      const head = decide.closest('header') ?? fail()
      for (const one of [head, ...head.querySelectorAll('h1, button, button *')]) {
        expect(one.scrollWidth, one.outerHTML).toBeLessThanOrEqual(one.clientWidth || Number.POSITIVE_INFINITY)
      }
      const title = page.getByRole('heading', { name: 'Question 41' }).element().getBoundingClientRect()
      const progress = page.getByText('0 of 3 marked').element().getBoundingClientRect()
      expect(title.right <= progress.left || title.bottom <= progress.top, 'one is printed over the other').toBe(true)
      await expectAccessible()
    },
  )
})
