import type { AnyResult, QuestionToCheck, ResultSummary } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { besideMenu, cutIn } from '../../../test/beside-menu.ts'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import StaffResults from './staff-results.tsx'

const id = (last: number) => `0199ffff-ffff-7fff-8fff-00000000000${last}`
const paper = (last: number, said: Partial<AnyResult> = {}): AnyResult => ({
  ...{ id: id(last), examId: id(8), studentId: id(last), studentName: 'Ụ̀lọ́ma Sample', studentNumber: 'GC/7' },
  ...{ className: 'SS2B', subject: 'Biology', examTitle: 'Cells and Tissues', attemptNumber: 1 },
  ...{ score: 34.5, totalMarks: 50, percentage: 69, grade: 'B', timeSpent: 2_461, totalTime: 3_600 },
  ...{ questionsAttempted: 48, totalQuestions: 50, correctAnswers: 34, partlyCorrect: 1, wrongAnswers: 13 },
  ...{ unattempted: 2, submittedAt: '2026-11-20T09:00:00.000Z', status: 'completed', remarks: 'Very good' },
  ...{ waitsFor: null, isToRelease: false },
  ...said,
})
const summary: ResultSummary = {
  ...{ totalStudents: 900, totalTeachers: 40, totalExams: 120, totalSubjects: 14, activeExams: 2, completedExams: 100 },
  ...{ totalResults: 1_284, averageScore: 60.3, passRate: 74.2, topPerformingSubject: 'Biology' },
  // Three without a paper, one of them between two with.
  weeklyStats: ['2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15'].map((week, at) => ({
    ...(at % 2 === 1 || at === 0
      ? { week, exams: 0, students: 0, averageScore: null }
      : { week, exams: at * 2, students: 377, averageScore: 63.1 }),
  })),
  subjectPerformance: [
    { subjectId: id(5), subject: 'Biology', averageScore: 68, studentsCount: 186, papersCount: 200 },
    { subjectId: id(6), subject: 'Physics', averageScore: 48.6, studentsCount: 151, papersCount: 160 },
  ],
}
const listedOf = <Row,>(...items: Row[]) => ({ items, nextCursor: null, total: items.length })
const listed = listedOf<AnyResult>
const answers = (...items: AnyResult[]): Answers => ({
  result: { list: () => listed(...items), summary: () => summary },
})
const rowOf = (text: string | RegExp) => page.getByRole('row').filter({ hasText: text })

// From the specification's section “Results & Analytics”.
const said = {
  cards: ['Total Results1,284', 'Average Score60.3%', 'Pass Rate74.2%', 'Top SubjectBiology'],
  columns: ['Student', 'Exam', 'Subject', 'Score', 'Grade', 'Time spent', 'Correct/Wrong', 'Actions'],
  sections: ['Subject Performance', 'Weekly Performance'],
}

test('the texts, cards and columns of the specification are there, and the page reads well', async () => {
  await page.viewport(1280, 900)
  await showScreen(StaffResults, { answers: answers(paper(1)) })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Results & Analytics' })).toBeVisible()
  await expect.element(page.getByText('1–1 of 1')).toBeVisible()
  const figures = [...document.querySelectorAll('dl > div')].map((one) => one.textContent)
  expect(figures).toEqual(said.cards)
  const heads = page.getByRole('table', { name: 'Results', exact: true }).getByRole('columnheader')
  await expect.poll(() => heads.elements().map((one) => one.textContent)).toEqual(['Initials', ...said.columns])
  for (const name of said.sections) await expect.element(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Export results' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Generate Report' }))
    .toHaveAttribute('href', '/dashboard/reports?range=this_year')
  await expect.element(page.getByRole('searchbox', { name: 'Search by student, subject or exam title' })).toBeVisible()
  await expect
    .element(rowOf('GC/7').or(rowOf('Cells and Tissues')))
    .toMatchTextContent(/Ụ̀lọ́ma Sample.*Cells and Tissues20 Nov 2026Biology34\.5\/50 · 69%.*B42\/60 min34 \/ 13/)
  await expect.element(rowOf('Physics')).toMatchTextContent(/Physics48\.6%151/)
  // A week without a paper would be dashes alone.
  const weeks = page.getByRole('table').filter({ hasText: 'Week from Sunday' }).getByRole('rowheader')
  expect(weeks.elements().map((one) => one.textContent)).toEqual(['1 Nov 2026', '15 Nov 2026'])
  await expect.element(rowOf('15 Nov 2026')).toMatchTextContent(/837763\.1%/)
  await expectAccessible()
})

test.each([1280, 1024])('the exam, its subject and who sat it have room at %i', async (width) => {
  await page.viewport(width, 800)
  const long = { examTitle: 'First Term Maths Test', subject: 'Literature in English', studentName: 'Ụ̀lọ́ma Ọláwálé' }
  await showScreen(StaffResults, { answers: answers(paper(1, long)) })
  besideMenu()
  await expect.element(page.getByRole('link', { name: long.studentName })).toBeVisible()
  const table = page.getByRole('table', { name: 'Results', exact: true }).element()
  expect(cutIn(table)).toEqual([])
  expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(width - 24)
  expect(table.querySelector('tbody tr')?.getBoundingClientRect().height).toBe(44)
})

test('a paper that waits says for what; the link leads to the paper, the exam to its results', async () => {
  const toMark = paper(2, { waitsFor: 'mark', score: null, percentage: null, grade: null, studentName: 'Bola Sample' })
  const late = paper(3, { waitsFor: 'late', studentName: 'Chidi Sample', isToRelease: true })
  await page.viewport(1280, 900)
  await showScreen(StaffResults, { answers: answers(toMark, late) })
  await expect.element(rowOf('Bola')).toMatchTextContent(/to be marked/)
  await expect.element(rowOf('Chidi')).toMatchTextContent(/69%.*late answers wait/)
  await expect
    .element(rowOf('Chidi').getByRole('link', { name: 'late answers wait' }))
    .toHaveAttribute('href', expect.stringContaining('/results/'))
  await expect
    .element(page.getByRole('link', { name: 'Bola Sample' }))
    .toHaveAttribute('href', `/dashboard/results/${id(2)}`)
  await expect
    .element(page.getByRole('link', { name: 'Cells and Tissues' }).first())
    .toHaveAttribute('href', `/dashboard/results/exam/${id(8)}`)
  await page.getByRole('button', { name: 'Actions for Chidi Sample' }).click()
  for (const name of ['See the paper', 'Print the paper', 'All results of the exam', 'Release scores of the exam']) {
    await expect.element(page.getByRole('menuitem', { name })).toBeVisible()
  }
  await expect.element(page.getByRole('menuitem', { name: 'Mark answers of the exam' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Actions for Bola Sample' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Mark answers of the exam' })).toBeVisible()
})

test('a paper of practice says so, and the cards how many of the list they leave out', async () => {
  await page.viewport(1280, 900)
  const leftOut = page.getByText(/not counted/)
  const of = (items: AnyResult[], totalResults: number): Answers => ({
    result: { list: () => listed(...items), summary: () => ({ ...summary, totalResults }) },
  })
  await showScreen(StaffResults, { answers: of([paper(1)], 1) })
  await expect.element(rowOf('Cells and Tissues')).toBeVisible()
  await expect.element(leftOut).not.toBeInTheDocument()
  await showScreen(StaffResults, { answers: of([paper(1, { isPractice: true }), paper(2)], 1) })
  await expect.element(rowOf('Practice')).toMatchTextContent(/20 Nov 2026 · Practice/)
  await expect
    .element(leftOut)
    .toMatchTextContent('1 result not counted: practice, or waiting to be marked or for a decision.')
})

test('scores that wait to be released are released from the row, after a question that says of how many', async () => {
  const asked: object[] = []
  const figures = {
    ...{ handedIn: 42, inProgress: 0, unmarked: 0, waitingLate: 0, unfinished: 2, toMark: 3 },
    ...{ averageScore: 60, passRate: 70 },
  }
  const head = { title: 'Cells', isReleased: false, rightAnswers: null, figures, fingerprint: '', isUnchanged: false }
  await page.viewport(360, 740)
  await showScreen(StaffResults, {
    answers: {
      result: {
        list: () => listed(paper(3, { isToRelease: asked.length === 0 })),
        summary: () => summary,
        listForExam: () => ({ ...head, items: [], nextCursor: null, total: 0 }),
        release: (input) => {
          asked.push(input)
          if (!input.whileSat) throw refusal('STILL_SAT', { count: 0 })
          return {}
        },
      },
    },
  })
  const menu = page.getByRole('button', { name: /Actions for/ })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Release scores of the exam' }).click()
  const question = page.getByRole('dialog', { name: 'Release the scores?' })
  await expect
    .element(question)
    .toMatchTextContent(/Cells and Tissues.*42 candidates have handed in.*2 papers have answers/)
  await expectAccessible()
  const sure = question.getByRole('button', { name: 'Release the finished ones' })
  await sure.click()
  await expect.element(question).toMatchTextContent(/The exam is not over yet: candidates can still begin it\./)
  await sure.click()
  await expect.element(question).not.toBeInTheDocument()
  const of = { examId: id(8), finishedOnly: true }
  expect(asked).toEqual([
    { ...of, whileSat: false },
    { ...of, whileSat: true },
  ])
  await menu.click()
  await expect.element(page.getByRole('menuitem', { name: 'All results of the exam' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Release scores of the exam' })).not.toBeInTheDocument()
})

test('search, filters and order are asked of the server, and the figures say that they follow', async () => {
  const asked: object[] = []
  const summed: object[] = []
  await page.viewport(1280, 900)
  await showScreen(StaffResults, {
    as: 'teacher',
    answers: {
      result: {
        list: (input) => {
          asked.push(input)
          return listed(paper(1))
        },
        summary: (input) => {
          summed.push(input)
          return summary
        },
      },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Results', exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Generate Report' })).toBeVisible()
  await page.getByRole('searchbox').fill('biology uloma')
  await page.getByRole('combobox', { name: 'Grade' }).selectOptions('B')
  await expect.poll(() => summed.at(-1)).toEqual({ grade: 'B', search: 'biology uloma' })
  await expect.element(page.getByText('These figures are of what the search and filters below leave.')).toBeVisible()
  await page.getByRole('button', { name: 'Score' }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ grade: 'B', search: 'biology uloma', sort: 'score' })
  await page.getByRole('button', { name: 'Physics' }).click()
  await expect.poll(() => summed.at(-1)).toMatchObject({ subjectId: id(6) })
})

test('a term and days narrow list, figures and weeks, stand in the address, and lead to the report of these days', async () => {
  const asked: object[] = []
  const summed: object[] = []
  const termId = id(7)
  const term = { id: termId, name: 'First term', year: '2020/2021', revision: 1 }
  await page.viewport(1280, 900)
  await showScreen(StaffResults, {
    at: '/?from=2020-10-05',
    answers: {
      school: { listTerms: () => listedOf({ ...term, firstDay: '2020-09-07', lastDay: '2020-12-18' }) },
      result: {
        list: (input) => {
          asked.push(input)
          return listed(paper(1))
        },
        summary: (input) => {
          summed.push(input)
          return { ...summary, hasEarlierWeeks: true }
        },
      },
    },
  })
  await expect.element(page.getByLabelText('From', { exact: true })).toHaveValue('2020-10-05')
  // Many browsers here write the month first.
  await expect.element(page.getByLabelText('From', { exact: true })).toHaveAccessibleDescription('Mon 5 Oct 2020')
  await expect.element(page.getByText(/filters below leave, from 5 Oct 2020\./)).toBeVisible()
  await expect.element(page.getByText('Weeks before 18 Oct 2026 are not shown.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Term' }).selectOptions('First term 2020/2021 · 7 Sep 2020 to 18 Dec 2020')
  await page.getByLabelText('To', { exact: true }).fill('2020-11-30')
  await expect.poll(() => summed.at(-1)).toEqual({ termId, from: '2020-10-05', to: '2020-11-30' })
  expect(asked.at(-1)).toMatchObject({ termId, from: '2020-10-05', to: '2020-11-30' })
  await expect
    .element(page.getByRole('link', { name: 'Generate Report' }))
    .toHaveAttribute('href', '/dashboard/reports?range=custom&from=2020-10-05&to=2020-11-30')
  await expectAccessible()

  const [askedBefore, summedBefore] = [asked.length, summed.length]
  await page.getByLabelText('To', { exact: true }).fill('2020-10-04')
  await expect
    .element(page.getByLabelText('To', { exact: true }))
    .toHaveAccessibleDescription(/Choose a last day that is not before the first\.$/)
  await expect.element(page.getByLabelText('To', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Figures and list stay as they were until the days are corrected.')).toBeVisible()
  await expect.element(rowOf('Cells and Tissues')).toBeVisible()
  await expect.element(page.getByText('Average Score')).toBeVisible()
  await expectAccessible()
  await page.getByLabelText('From', { exact: true }).fill('0020-10-05')
  await expect
    .element(page.getByLabelText('From', { exact: true }))
    .toHaveAccessibleDescription(/Choose a day from 2000 to 2099\.$/)
  await page.getByLabelText('From', { exact: true }).fill('2020-10-04')
  await expect.poll(() => summed.at(-1)).toEqual({ termId, from: '2020-10-04', to: '2020-10-04' })
  await expect.element(page.getByLabelText('To', { exact: true })).toHaveAttribute('aria-invalid', 'false')
  // Of the days that could not be, neither was asked.
  const days = [...asked.slice(askedBefore), ...summed.slice(summedBefore)].map((input) => Reflect.get(input, 'from'))
  expect(new Set(days)).toEqual(new Set(['2020-10-04']))
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => summed.at(-1)).toEqual({})
  await expect.element(page.getByLabelText('From', { exact: true })).toHaveValue('')
})

test('an address with its days the wrong way round shows the days and what is wrong, and asks nothing', async () => {
  const asked: object[] = []
  const hear = <Answer,>(answer: Answer) => {
    return (input: object) => {
      asked.push(input)
      return answer
    }
  }
  await page.viewport(1280, 900)
  await showScreen(StaffResults, {
    at: '/?from=2020-11-30&to=2020-10-05&page=3',
    answers: { result: { list: hear(listed(paper(1))), summary: hear(summary) } },
  })
  await expect.element(page.getByText('Results are shown once the days are corrected.')).toBeVisible()
  await expect.element(page.getByText('Choose a last day that is not before the first.')).toBeVisible()
  await expect.element(page.getByText('Loading results...')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Export results' }).click()
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click()
  const exported = page.getByRole('status').filter({ hasText: 'Choose a last day that is not before the first.' })
  await expect.element(exported).toBeVisible()
  expect(asked).toEqual([])
  await page.getByLabelText('To', { exact: true }).fill('2020-12-01')
  await expect.element(rowOf('Cells and Tissues')).toBeVisible()
})

test('a school without terms is offered none, and weeks without results say so', async () => {
  await page.viewport(1280, 900)
  const weeklyStats = [{ week: '2026-11-15', exams: 0, students: 0, averageScore: null }]
  await showScreen(StaffResults, {
    answers: {
      school: { listTerms: () => listedOf() },
      result: { list: () => listed(paper(1)), summary: () => ({ ...summary, weeklyStats }) },
    },
  })
  await expect.element(page.getByText('There are no results in this week.')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Class' })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Term' })).not.toBeInTheDocument()
})

test('what is too much for a spreadsheet is taken as CSV, and what is too much for that in parts', async () => {
  await page.viewport(1280, 900)
  await showScreen(StaffResults, {
    answers: {
      result: { list: () => ({ items: [paper(1)], nextCursor: null, total: 200_001 }), summary: () => summary },
    },
  })
  await page.getByRole('button', { name: 'Export results' }).click()
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
  await expect.element(page.getByText('Too many rows for an Excel file. Choose CSV.')).toBeVisible()
  await page.getByRole('button', { name: 'Export results' }).click()
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click()
  await expect.element(page.getByText(/^Too many rows for one file\./)).toBeVisible()
})

test('a school without results says how they come, a search without any offers to clear it, too many ask for more', async () => {
  const none = { ...summary, totalResults: 0, averageScore: null, passRate: null, topPerformingSubject: null }
  await page.viewport(1280, 900)
  const result: Answers['result'] = {
    list: ({ search }) => {
      if (search === 'a') throw refusal('TOO_MANY_FOUND')
      return listed()
    },
    summary: ({ search }) => {
      if (search === 'a') throw refusal('TOO_MANY_FOUND')
      return { ...none, subjectPerformance: [] }
    },
  }
  await showScreen(StaffResults, { answers: { result } })
  await expect.element(page.getByText('No results yet')).toBeVisible()
  // Nothing is counted or narrowed where there is nothing.
  await expect.element(page.getByText('Total Results')).not.toBeInTheDocument()
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Generate Report' })).not.toBeInTheDocument()
  await showScreen(StaffResults, { answers: { result }, at: '/?grade=A' })
  await expect.element(page.getByText('A subject appears here once a paper of it is marked.')).toBeVisible()
  await page.getByRole('searchbox').fill('nobody')
  await expect.element(page.getByText(/^Nothing matches/)).toBeVisible()
  await page.getByRole('searchbox').fill('a')
  await expect.element(page.getByText(/Type more to narrow it/)).toBeVisible()
})

test.each(['light', 'dark'] as const)('nothing is wider than a phone in the %s theme', async (theme) => {
  await page.viewport(360, 740)
  const long = { examTitle: 'Mathematics first term mock for all arms of the senior classes' }
  await showScreen(StaffResults, { theme, answers: answers(paper(1, long), paper(2, { ...long, waitsFor: 'late' })) })
  await expect.element(page.getByText('69%').first()).toBeVisible()
  // The list comes first there.
  await page.getByRole('button', { name: 'Show overview' }).click()
  await expect.element(page.getByRole('heading', { name: 'Weekly Performance' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter and sort' })
  // By its longest option a choice would stand out of the dialog.
  await expect.element(dialog.getByRole('combobox', { name: 'Term' })).toBeEnabled()
  const [edge = 0, ...choices] = [dialog, ...dialog.getByRole('combobox').all()].map(
    (one) => one.element().getBoundingClientRect().right,
  )
  expect(Math.max(...choices)).toBeLessThan(edge)
  await expectAccessible()
})

const option = (optionId: string, isRight: boolean, shares: readonly [number, number, number]) => ({
  ...{ optionId, text: optionId, isRight, isRival: optionId === 'c', isDead: false, chosenCount: 4, why: {} },
  ...{ topShare: shares[0], bottomShare: shares[1], share: shares[2], discrimination: 0.1, meanTotal: 30 },
})
const suspect = (number: number, mayCorrect: boolean): QuestionToCheck => ({
  ...{ examId: id(8), examTitle: 'Cells and Tissues', subject: 'Biology', paperCount: 62, mayCorrect },
  question: {
    ...{ questionId: `q${number}`, number, text: 'Which?', kind: 'one', bankQuestionId: null, flags: ['KEY_SUSPECT'] },
    ...{ availableMarks: 1, facility: 0.21, discrimination: -0.18, omitted: 0, chance: 0.25, mean: 0.2, sd: 0.4 },
    ...{
      d27: -0.1,
      uncorrected: 0,
      efficiency: null,
      intendedWeight: 2,
      effectiveWeight: 1,
      alphaIfDeleted: 0.8,
      why: {},
    },
    options: [
      option('a', false, [0.06, 0.17, 0.12]),
      option('b', true, [0.13, 0.28, 0.21]),
      option('c', false, [0.77, 0.39, 0.58]),
    ],
  },
})

const toMark = {
  ...{ examId: id(8), title: 'Cells and Tissues', subject: 'Biology', isDecider: false },
  questions: [
    {
      ...{ questionId: 'q1', number: 1, text: 'Why?', kind: 'essay' as const, isOnPaper: false, marksHundredths: 400 },
      ...{ doneCount: 0, openCount: 14, conflictCount: 0 },
    },
  ],
}

test.each([
  ['light', 1280],
  ['dark', 360],
] as const)('questions to check, what waits for marking and the pass mark, %s at %i', async (theme, width) => {
  await page.viewport(width, 800)
  const [biology, physics] = summary.subjectPerformance
  if (!biology || !physics) throw new Error('two subjects')
  const marked = {
    ...summary,
    subjectPerformance: [
      { ...biology, passingScore: 50 },
      { ...physics, passingScore: 50 },
    ],
  }
  await showScreen(StaffResults, {
    theme,
    answers: {
      result: {
        ...{ list: () => listed(paper(1)), summary: () => marked },
        toCheck: () => ({ items: [suspect(17, true), suspect(3, false)] }),
      },
      marking: { listToMark: () => ({ items: [toMark] }) },
    },
  })
  await expect
    .element(page.getByRole('link', { name: '14 wait for marking' }))
    .toHaveAttribute('href', '/dashboard/marking')
  if (width < 900) await page.getByRole('button', { name: 'Show overview' }).click()
  const card = page.getByRole('article')
  await expect
    .element(card)
    .toMatchTextContent(/KEY SUSPECT.*Question 17.*21% right\. Most of the best candidates chose C; the key says B\./)
  await expect.element(card.getByRole('row', { name: /^B the key/ })).toMatchTextContent(/13%28%21%/)
  await expect.element(card.getByRole('button', { name: 'Change key of question 17' })).toBeVisible()
  await expect.element(rowOf('Physics')).toMatchTextContent(/48\.6% below the pass mark/)
  await expect.element(rowOf('Biology68')).not.toMatchTextContent(/below/)
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect.element(page.getByRole('heading', { name: 'Questions to check 2 of 2' })).toBeVisible()
  await expect.element(card.getByRole('button', { name: /Change key/ })).not.toBeInTheDocument()
  await page.viewport(1280, 800)
})
