import type { ExamCandidate, ExamDetail } from '@sabimark/contract/answers.ts'
import { printedOrders } from '@sabimark/domain/exam/printed-orders.ts'
import { demoAccounts } from '@sabimark/domain/people/demo-accounts.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { printedExam, printedKey } from '../../../test/printed-exam.ts'
import { showScreen } from '../../../test/screen.tsx'
import { byClass } from './by-class.ts'
import PrintPage from './print-page.tsx'

const examId = '0199a000-0006-7000-8000-000000000006'
const email = demoAccounts.find(({ role }) => role === 'school_admin')?.email ?? null

/** As the demo has it, but shuffled and given out, and extended by half an hour since. */
const shuffledExam = async (): Promise<ExamDetail> => {
  const { answer } = await import('@sabimark/demo/demo.ts')
  const exam = (await answer(['exam', 'get'], { examId }, { email, leave: () => undefined })) as ExamDetail
  const draft = { ...exam.draft, shuffleQuestions: true, shuffleOptions: true }
  return { ...exam, status: 'scheduled', seesQuestions: true, draft, durationMinutes: 120 }
}

const asked: unknown[] = []
const totals = {
  ...{ correctCount: 0, partlyCount: 0, wrongCount: 0, unansweredCount: 1, waitingCount: 0, questionCount: 1 },
  ...{ earnedHundredths: 0, availableHundredths: 200, percentage: 0 },
}

let preview = printedExam
const show = () =>
  showScreen(PrintPage, {
    ...{ at: `/dashboard/exams/${examId}/print`, path: '/dashboard/exams/$examId/print' },
    answers: {
      exam: { get: shuffledExam },
      attempt: { preview: () => preview },
      marking: {
        markPreview: (input: unknown) => {
          asked.push(input)
          return { totals, marked: [], key: printedKey }
        },
      },
    },
  })

const onPaper = () => document.querySelector('[data-print-sheet]')
const textOf = (selector: string) => onPaper()?.querySelector(selector)?.textContent ?? ''

/** What the engine says of this exam. */
const orders = printedOrders(
  printedExam.content,
  { examId, shuffleQuestions: true, shuffleOptions: true },
  printedExam.authorOrder,
)
const questionOf = (id: string) => printedExam.content.questions.find((question) => question.id === id)

let printed = 0
const press = async (name: string) => {
  await page.getByRole('button', { name }).click()
  printed += 1
  await expect.poll(() => vi.mocked(window.print).mock.calls.length).toBe(printed)
}

afterEach(() => {
  vi.restoreAllMocks()
  printed = 0
  preview = printedExam
})

test('papers, answer sheets and keys of both orders say what the engine says: each question once, options and keys in place', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await show()
  await expect.element(page.getByText(/^Give order A and order B to neighbours/)).toBeVisible()
  await expectAccessible()
  expect(orders).toHaveLength(2)
  for (const { name, code, order } of orders) {
    await press(`Paper of order ${name}`)
    expect(onPaper()?.querySelectorAll('[data-question]')).toHaveLength(printedExam.content.questions.length)
    for (const [index, { questionId, optionIds }] of order.entries()) {
      const line = `[data-question="${index + 1}"]`
      const question = questionOf(questionId)
      const options = optionIds.map((id) => question?.options.find((option) => option.id === id)?.text ?? '')
      expect(onPaper()?.querySelectorAll(`${line} ul > li`)).toHaveLength(options.length)
      // A formula is drawn, and its text is said twice by what draws it.
      if (questionId === 'choice0') expect(onPaper()?.querySelectorAll(`${line} .katex`).length).toBe(4)
      else {
        expect(textOf(line)).toContain(question?.text.split('\n')[0])
        expect(textOf(`${line} ul`)).toBe(options.map((text, place) => `${'ABCDEFGHIJ'[place]}${text}`).join(''))
      }
    }
    for (const said of [code, 'First term mock', '120 minutes', 'Section A: objectives', 'Use no calculator.', '1/4']) {
      expect(textOf('article') + textOf('thead')).toContain(said)
    }
    expect(textOf('article')).toContain('Answer 2 of 3 questions.')
    expect(textOf('article')).toMatch(/Read this for questions \d+ to \d+\.Zainab went/)
    expect(onPaper()?.innerHTML).not.toContain('Abuja')

    await press(`Answer sheet of order ${name}`)
    expect(onPaper()?.querySelectorAll('[data-answer]')).toHaveLength(order.length)
    for (const [index, { optionIds }] of order.entries()) {
      expect(textOf(`[data-answer="${index + 1}"]`)).toBe(`${index + 1}${'ABCDEFGHIJ'.slice(0, optionIds.length)}`)
    }
    expect(textOf('article')).toContain(code)

    await press(`Key of order ${name}`)
    const letterOf = (questionId: string, place: number) => {
      const optionIds = order.find((one) => one.questionId === questionId)?.optionIds ?? []
      return 'ABCDEFGHIJ'[optionIds.indexOf(`${questionId}o${place}`)] ?? '?'
    }
    const set = (questionId: string, ...places: number[]) => places.map((place) => letterOf(questionId, place)).sort()
    const said: Record<string, string> = {
      ...{ choice5: 'Full marks for everybody', choice6: 'Annulled: counts for nobody' },
      ...{ spelling: 'Abuja · Abujah (50%) · fct', number: '2.5 ± 0.1 km' },
      choice1: set('choice1', 1, 3).join(' or '),
      several: `${set('several', 0, 2).join(', ')} or ${set('several', 0, 1).join(', ')}`,
    }
    for (const [index, { questionId, optionIds }] of order.entries()) {
      const usual = optionIds.length === 0 ? 'Marked by hand' : letterOf(questionId, 1)
      expect(textOf(`[data-key="${index + 1}"] span`)).toBe(said[questionId] ?? usual)
    }
    const changed = ['choice1', 'choice5', 'choice6', 'several', 'spelling'].map((id) =>
      order.findIndex(({ questionId }) => questionId === id),
    )
    for (const words of [
      `Changed since the exam was published: questions ${changed
        .sort((one, other) => one - other)
        .map((place) => place + 1)
        .join(', ')}.`,
      'Everybody has 2 marks more, up to 2 in all.',
      `Code ${code}`,
    ]) {
      expect(textOf('article')).toContain(words)
    }
    expect(textOf('thead')).toMatch(/^Key 2\.3 of .*10:15/)
    expect(asked.at(-1)).toMatchObject({ purpose: 'print' })
    expect(textOf('article')).toContain('Says which way water moves: 2 marks')
  }
})

test('the class list and the attendance sheet have every candidate once, by class and name, with room to sign', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { answer } = await import('@sabimark/demo/demo.ts')
  const exam = await shuffledExam()
  const asked = { examId, sittingId: exam.sittingId, size: 500 }
  const { items } = (await answer(['exam', 'listCandidates'], asked, { email, leave: () => undefined })) as {
    items: ExamCandidate[]
  }
  expect(items.length).toBeGreaterThan(1)
  await show()
  for (const [label, head] of [
    ['Class list', 'Extra time'],
    ['Attendance sheet', 'Signature'],
  ] as const) {
    await press(label)
    const names = [...(onPaper()?.querySelectorAll('tbody table tbody tr') ?? [])].map(
      (row) => row.children[1]?.textContent,
    )
    expect(names).toEqual(byClass(items).flatMap(({ candidates }) => candidates.map(({ name }) => name)))
    expect(onPaper()?.textContent).toContain(head)
    for (const { studentNumber, className } of items) {
      expect(onPaper()?.textContent).toContain(studentNumber)
      expect(onPaper()?.textContent).toContain(className)
    }
  }
})

test('of several sittings the lists are of the one that is chosen', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const exam = await shuffledExam()
  const [first] = exam.sittings
  if (!first) throw new Error('The exam has a sitting.')
  const later = {
    ...first,
    id: crypto.randomUUID(),
    opensAt: '2036-03-04T08:00:00.000Z',
    closesAt: '2036-03-04T10:00:00.000Z',
  }
  const asked: string[] = []
  await showScreen(PrintPage, {
    ...{ at: `/dashboard/exams/${examId}/print`, path: '/dashboard/exams/$examId/print' },
    answers: {
      exam: {
        get: () => ({ ...exam, sittings: [first, later] }),
        listCandidates: ({ sittingId }: { sittingId: string }) => {
          asked.push(sittingId)
          return { items: [], total: 0, nextCursor: null }
        },
      },
      attempt: { preview: () => preview },
    },
  })
  await press('Class list')
  await page.getByRole('combobox', { name: 'Sitting' }).selectOptions('Tue 4 Mar 2036, 9:00 am to 11:00 am')
  await press('Attendance sheet')
  expect(asked).toEqual([first.id, later.id])
})

test('a paper whose exam was given out anew since the page was opened is not printed, and the page says the new code', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await show()
  await expect.element(page.getByText(`Code ${orders[0]?.code}`)).toBeVisible()
  preview = JSON.parse(JSON.stringify(printedExam).replaceAll('choice3', 'other3'))
  for (const name of ['Paper', 'Key']) {
    await page.getByRole('button', { name: `${name} of order A` }).click()
    if (name === 'Paper') {
      await expect.element(page.getByText(/Nothing was printed/)).toBeVisible()
      await expect.element(page.getByText(`Code ${orders[0]?.code}`, { exact: true })).not.toBeInTheDocument()
    } else await expect.element(page.getByText(/Print the key again/)).toBeVisible()
  }
  expect(window.print).not.toHaveBeenCalled()
})

test('a picture that is gone does not keep a paper from being printed', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const text = '![A map](file:0199a000-0006-7000-8000-000000000099)'
  preview = {
    ...printedExam,
    content: {
      ...printedExam.content,
      questions: printedExam.content.questions.map((one) => (one.id === 'choice3' ? { ...one, text } : one)),
    },
  }
  await show()
  await page.getByRole('button', { name: 'Paper of order A' }).click()
  const anyway = page.getByRole('button', { name: 'Print without it' })
  await expect.element(anyway).toBeVisible()
  expect(window.print).not.toHaveBeenCalled()
  await anyway.click()
  expect(window.print).toHaveBeenCalledOnce()
  await expect.element(anyway).not.toBeInTheDocument()
})
