import type { ExamResult } from '@sabimark/contract/answers.ts'
import { demoAccounts } from '@sabimark/domain/people/demo-accounts.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { SilentDevices } from '../../exam/release/silent-devices.tsx'
import type { Client } from '../../platform/client.ts'
import { useExamResults } from './exam-results.ts'
import ExamResultsPage from './exam-results-page.tsx'
import { ExamResultsTable } from './exam-results-table.tsx'
import { ReleaseResults } from './staff-release.tsx'

/** The first exam of the demo, as its administrator is answered, whatever was shown before. */
const sampleExamId = '0199a000-0006-7000-8000-000000000001'
const sampleExam = async () => {
  const { answer } = await import('@sabimark/demo/demo.ts')
  const email = demoAccounts.find(({ role }) => role === 'school_admin')?.email ?? null
  const exam = await answer(['exam', 'get'], { examId: sampleExamId }, { email, leave: () => undefined })
  return exam as Awaited<ReturnType<Client['exam']['get']>>
}
const examId = '0199ffff-ffff-7fff-8fff-000000000001'
const ada: ExamResult = {
  ...{
    attemptId: '0199ffff-ffff-7fff-8fff-000000000002',
    student: 'Ada Eze',
    studentNumber: 'GC/1',
    className: 'SS2B',
  },
  ...{ attemptNumber: 1, state: 'in_progress', endedBy: null, submittedAt: null, submittedOnDeviceAt: null },
  ...{ toMarkCount: 0, score: null, lateCount: 0, lateDecision: null, afterEnd: null },
}

function Names() {
  const { list, head } = useExamResults(examId, true)
  return (
    <button type="button" onClick={() => list.refetch()}>
      {list.rows?.map(({ student, state }) => `${student}: ${state}`).join(', ')}, {head?.figures.inProgress} at work
    </button>
  )
}

test('what has not changed is not sent again, and stays', async () => {
  const asked: (string | undefined)[] = []
  let state: ExamResult['state'] = 'in_progress'
  const listForExam = ({ known }: { known?: string | undefined }) => {
    asked.push(known)
    const isUnchanged = known === state
    const items = isUnchanged ? [] : [{ ...ada, state }]
    const figures = {
      handedIn: 0,
      inProgress: 1,
      unmarked: 0,
      waitingLate: 0,
      unfinished: 0,
      toMark: 0,
      averageScore: null,
      passRate: null,
    }
    const head = { title: 'Term test', isReleased: false, rightAnswers: null, figures }
    return { ...head, fingerprint: state, isUnchanged, items, nextCursor: null, total: 1 }
  }
  await showScreen(Names, { answers: { result: { listForExam } } })
  const names = page.getByRole('button')
  await expect.element(names).toMatchTextContent('Ada Eze: in_progress')
  await names.click()
  await expect.poll(() => asked).toEqual([undefined, 'in_progress'])
  await expect.element(names).toMatchTextContent('Ada Eze: in_progress')
  state = 'submitted'
  await names.click()
  await expect.element(names).toMatchTextContent('Ada Eze: submitted')
  expect(asked).toEqual([undefined, 'in_progress', 'in_progress'])
})

const late: ExamResult = {
  ...{ ...ada, student: 'Adéọlá Ìyanuolúwa Bámgbóṣé', studentNumber: 'OAGS/26/0412', state: 'marked', endedBy: 'time' },
  ...{ submittedAt: '2026-11-20T10:00:00.000Z', submittedOnDeviceAt: '2026-11-20T09:42:00.000Z' },
  score: {
    ...{ earnedHundredths: 4000, availableHundredths: 4000, percentage: 100, grade: 'A', isPass: true },
    ...{ correctCount: 40, partlyCount: 0, wrongCount: 0, unansweredCount: 0, waitingCount: 0, questionCount: 40 },
  },
  ...{ lateCount: 5, lateDecision: 'pending' },
  afterEnd: {
    ...{ endedAt: '2026-11-20T10:00:00.000Z', lastContactAt: null, grace: null },
    late: {
      ...{ count: 5, acceptedCount: 0, afterAnswersCount: 0, addresses: ['41.58.0.7'] },
      ...{
        firstAt: '2026-11-20T11:02:00.000Z',
        lastAt: '2026-11-20T11:04:00.000Z',
        claimedAt: '2026-11-20T09:42:00.000Z',
      },
    },
  },
}

const figuresOf = (handedIn: number) => ({
  ...{
    handedIn,
    inProgress: 1,
    unmarked: 0,
    waitingLate: 1,
    unfinished: 0,
    toMark: 0,
    averageScore: null,
    passRate: null,
  },
})
/** What the list of an exam answers: these candidates and no more. */
const listing = (...items: ExamResult[]) => ({
  ...{
    title: 'Term test',
    isReleased: false,
    rightAnswers: null,
    figures: figuresOf(items.length),
    isUnchanged: false,
  },
  ...{ fingerprint: 'one', items, nextCursor: null, total: items.length },
})
const ofTable = {
  ...{ id: examId, opensAt: '2026-11-20T08:00:00.000Z', classes: ['SS2B'], namedCount: 0, seesQuestions: true },
}
const Table = ({ mayAct = true }: { mayAct?: boolean }) => {
  const { list } = useExamResults(examId, false)
  return <ExamResultsTable exam={{ ...ofTable, mayAct }} list={list} onExport={() => undefined} empty={null} />
}
const withId = (last: number, row: ExamResult): ExamResult => ({
  ...row,
  attemptId: ada.attemptId.replace(/2$/, `${last}`),
})

test('on a laptop every candidate is one line of 44 px, and nothing of it is cut off', async () => {
  await page.viewport(1280, 800)
  const partly = {
    ...late,
    score: late.score && { ...late.score, percentage: 86.7, correctCount: 35, wrongCount: 13, partlyCount: 2 },
    student: 'Ifeanyi Sample',
    lateDecision: null,
    afterEnd: null,
  }
  const named = { ...withId(9, late), student: 'Adéọlá Sample', studentNumber: 'GFC/26/0412' }
  await showScreen(Table, { answers: { result: { listForExam: () => listing(named, withId(8, partly), ada) } } })
  await expect.element(page.getByRole('link', { name: 'Late answers of Adéọlá Sample: 5 to look at' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Results' }).element()
  // What a cell holds may be cut within it; what is there for screen readers alone is a pixel wide.
  const cut = [...table.querySelectorAll('td, td *')].filter(
    (one) => one.textContent && one.clientWidth > 1 && one.scrollWidth > one.clientWidth,
  )
  expect(cut.map((cell) => cell.textContent)).toEqual([])
  for (const row of table.querySelectorAll('tbody tr')) expect(row.getBoundingClientRect().height).toBe(44)
  expect([...table.querySelectorAll('th')].map((head) => head.textContent)).toEqual([
    ...[
      '',
      'Student',
      'Student ID',
      'Score',
      '%',
      'Grade',
      'Correct / wrong',
      'Minutes',
      'Submitted',
      'Late answers',
      'Actions',
    ],
  ])
  // The day of the exam is not said again; a link stands only where answers came late.
  await expect.element(page.getByRole('row', { name: /Ifeanyi/ })).toMatchTextContent(/35 \/ 13 · 2 partly.*11:00 am–/)
  // Who still writes has no paper to read.
  await expect.element(page.getByRole('link', { name: 'Ifeanyi Sample' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ada Eze' })).not.toBeInTheDocument()
  await userEvent.click(page.getByText('IS', { exact: true }))
  await expect.element(page.getByRole('button', { name: 'Print papers' })).toBeVisible()
  await expectAccessible()
})

test.each(['light', 'dark'] as const)(
  'on a phone a candidate is a row with what waits for staff, in the %s theme',
  async (theme) => {
    await page.viewport(360, 740)
    await showScreen(Table, { theme, answers: { result: { listForExam: () => listing(withId(9, late), ada) } } })
    const row = page.getByRole('row', { name: /Adéọlá/ })
    await expect.element(row).toMatchTextContent(/5 to look at.*OAGS\/26\/0412 · SS2B.*100%/)
    expect(row.element().getBoundingClientRect().height).toBeLessThanOrEqual(62)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await expectAccessible()
  },
)

test('a paper of which all waits has no score: it says what there is to do, and leads there', async () => {
  await page.viewport(1280, 800)
  await showScreen(Table, { answers: { result: { listForExam: () => listing({ ...late, score: null }) } } })
  const row = page.getByRole('row', { name: /Adéọlá/ })
  const decide = row.getByRole('link', { name: 'Decide about the late answers of Adéọlá Ìyanuolúwa Bámgbóṣé' })
  await expect.element(decide).toHaveAttribute('href', expect.stringContaining(`/results/${late.attemptId}`))
  await expect.element(row.getByRole('link', { name: /: 5 to look at$/ })).toBeVisible()
  await expect.element(row).not.toMatchTextContent(/%|Being marked/)
  const cut = [...row.element().querySelectorAll('td')].filter((cell) => cell.scrollWidth > cell.clientWidth)
  expect(cut.map((cell) => cell.textContent)).toEqual([])
})

test('an exam for one student by name says so', async () => {
  const exam = { ...(await sampleExam()), subject: 'Biology', classes: [], namedCount: 1 }
  await showScreen(ExamResultsPage, {
    answers: { exam: { get: () => exam }, result: { listForExam: () => listing() } },
    path: '/dashboard/results/exam/$examId',
    at: `/dashboard/results/exam/${sampleExamId}`,
  })
  await expect.element(page.getByText(/Biology · 1 named student · /)).toBeVisible()
})

test.each([true, false])(
  'what shows scores, and late answers, is offered to who may act on the exam alone: %s',
  async (mayAct) => {
    const exam = { ...(await sampleExam()), status: 'active' as const, mayAct }
    const silent = {
      ...{ until: '2026-11-20T10:00:00.000Z', holdsAnswers: true },
      devices: [{ student: 'Ada Eze', studentNumber: 'GC/1' }],
    }
    await showScreen(
      () => (
        <>
          <ReleaseResults
            exam={{ ...exam, draft: { ...exam.draft, showResults: 'manual' } }}
            isReleased={false}
            figures={undefined}
          />
          <SilentDevices examId={examId} mayOpen={mayAct} silent={silent} />
          <Table mayAct={mayAct} />
        </>
      ),
      { answers: { result: { listForExam: () => listing(late) } } },
    )
    await expect.element(page.getByText(/The right answers are not shown yet/)).toBeVisible()
    const offered = ['Release scores', 'Show right answers now']
    const isThere = (name: string) => page.getByRole('button', { name }).elements().length > 0
    expect(offered.map(isThere)).toEqual(offered.map(() => mayAct))
    await page.getByRole('button', { name: /^Actions for Adéọlá/ }).click()
    await expect.element(page.getByRole('menuitem', { name: 'See the paper' })).toBeVisible()
    const inMenu = ['Accept late answers', 'Refuse late answers']
    const isInMenu = (name: string) => page.getByRole('menuitem', { name }).elements().length > 0
    expect(inMenu.map(isInMenu)).toEqual(inMenu.map(() => mayAct))
    await userEvent.keyboard('{Escape}')
    if (!mayAct) return
    await page.getByRole('button', { name: 'Release scores' }).click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent(/candidates can still begin it/)
  },
)

test('the figures are of all candidates, who are searched, sorted and turned by pages', async () => {
  const asked: object[] = []
  await page.viewport(1280, 800)
  const figures = {
    handedIn: 1_180,
    inProgress: 20,
    unmarked: 0,
    waitingLate: 0,
    unfinished: 0,
    toMark: 0,
    averageScore: 61.3,
    passRate: 72.5,
  }
  const head = { title: 'Term test', isReleased: false, rightAnswers: null, figures, isUnchanged: false }
  const row = (place: number) => ({ ...ada, attemptId: `0199ffff-ffff-7fff-8fff-00000000000${place}` })
  await showScreen(ExamResultsPage, {
    answers: {
      result: {
        listForExam: ({ cursor, search, sort, order }) => {
          asked.push({ cursor, search, sort, order })
          if (search === 'zz') return { ...head, fingerprint: 'none', items: [], nextCursor: null, total: 0 }
          const [place, nextCursor] = cursor ? [4, null] : [3, 'next']
          return { ...head, fingerprint: `${place}`, items: [row(place)], nextCursor, total: cursor ? null : 1_200 }
        },
      },
    },
    path: '/dashboard/results/exam/$examId',
    at: `/dashboard/results/exam/${sampleExamId}`,
  })
  await expect.element(page.getByText(/^1,180/)).toBeVisible()
  await expect.element(page.getByText('61.3%')).toBeVisible()
  await expect.element(page.getByText('1–1 of 1,200')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ cursor: 'next', sort: 'name' })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Score')
  await expect.poll(() => asked.at(-1)).toMatchObject({ cursor: undefined, sort: 'score', order: 'desc' })
  await expectAccessible()
  await page.getByRole('searchbox', { name: 'Search by name or Student ID' }).fill('zz')
  await expect.element(page.getByText('No candidates found')).toBeVisible()
  await expect.element(page.getByText(/^1,180/)).toBeVisible()
})

test('the head has what is done with the results, and where else one goes behind one button', async () => {
  await page.viewport(1280, 800)
  await showScreen(ExamResultsPage, {
    path: '/dashboard/results/exam/$examId',
    at: `/dashboard/results/exam/${sampleExamId}`,
  })
  await expect.element(page.getByRole('button', { name: 'Export candidates' })).toBeVisible()
  const more = page.getByRole('button', { name: 'More', exact: true })
  const items = page.getByRole('menu', { name: 'More' }).getByRole('menuitem')
  await more.click()
  await expect
    .poll(() => items.elements().map(({ textContent }) => textContent))
    .toEqual(['Was a paper sat unusually?', 'Exam details', 'All results'])
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(items.nth(1)).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(more).toHaveFocus()
  await expect.element(page.getByRole('link', { name: 'Print all papers' })).toBeVisible()
  for (const name of ['All results', 'Exam details']) {
    await expect.element(page.getByRole('link', { name })).not.toBeInTheDocument()
  }
})

test.each([
  [true, /open right answers and decide about late answers\. You can read the results and papers, and mark what waits/],
  [
    false,
    /open right answers and decide about late answers\. You can read the scores now, and the papers once the exam/,
  ],
])('a colleague reads what they may do with the results (questions seen: %s)', async (seesQuestions, sentence) => {
  const exam = { ...(await sampleExam()), owner: 'Bola Example', mayAct: false }
  const places = { path: '/dashboard/results/exam/$examId', at: `/dashboard/results/exam/${sampleExamId}` }
  const answers = { exam: { get: () => ({ ...exam, seesQuestions }) } }
  await showScreen(ExamResultsPage, { as: 'teacher', answers, ...places })
  await expect.element(page.getByText(/^Only Bola Example and the administrators release scores/)).toBeVisible()
  await expect.element(page.getByText(sentence)).toBeVisible()
})

test.each([
  ['archived', true, 'Nobody sat this exam'],
  ['completed', true, 'Nobody sat this exam'],
  // Whether a device may still bring a paper is not told to colleagues.
  ['completed', false, 'No paper has arrived'],
  ['active', true, /^Nobody has started/],
] as const)('without a paper the results of an exam that is %s (theirs: %s) say %s', async (status, mayAct, title) => {
  const exam = { ...(await sampleExam()), status, mayAct, startedCount: 0 }
  const none = listing()
  await showScreen(ExamResultsPage, {
    answers: {
      exam: { get: () => exam },
      result: { listForExam: () => ({ ...none, items: [], total: 0 }) },
    },
    path: '/dashboard/results/exam/$examId',
    at: `/dashboard/results/exam/${sampleExamId}`,
  })
  await expect.element(page.getByText(title).first()).toBeVisible()
})
