import type { Exam } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { ofCompany } from '../../../test/company.ts'
import { type Answers, showScreen } from '../../../test/screen.tsx'
import StaffExams from './staff-exams.tsx'

const exam: Exam = {
  ...{ id: '0199ffff-ffff-7fff-8fff-000000000001', title: 'First term mock', subject: 'Mathematics' },
  ...{
    classes: ['SS2B'],
    namedCount: 0,
    examType: 'mock',
    status: 'active',
    durationMinutes: 60,
    questionCount: 20,
    questionTypes: { multiple_choice: 20 },
  },
  ...{ totalMarksHundredths: 4_000, opensAt: '2026-11-20T08:00:00.000Z', closesAt: '2036-11-20T11:00:00.000Z' },
  ...{ difficulty: null, tags: [], passingScore: 50, studentsRegistered: 31, averageScore: 61.5 },
  ...{
    createdBy: 'Ada Example',
    owner: 'Ada Example',
    mayAct: true,
    seesQuestions: true,
    awaitsApproval: false,
    hasChanges: false,
    startedCount: 3,
    submittedCount: 2,
    createdAt: '2026-11-19T09:00:00.000Z',
  },
}
const listed = (items: Exam[]): Answers => ({
  exam: { list: () => ({ items, nextCursor: null, total: items.length }) },
})
const cards = () => page.getByRole('article')

test('the texts of the specification are there, and the page reads well', async () => {
  await showScreen(StaffExams)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Exams Management' })).toBeVisible()
  for (const label of ['Total Exams', 'Active', 'Scheduled', 'Completed']) {
    await expect.element(page.getByRole('term').filter({ hasText: label })).toBeVisible()
  }
  await expect
    .element(page.getByRole('link', { name: 'Create New Exam' }))
    .toHaveAttribute('href', '/dashboard/exams/new')
  await expect.poll(() => cards().elements().length).toBe(6)
  await expectAccessible()
})

test('what waits for approval is asked for wherever the school wants it, whether or not something waits', async () => {
  const answers: Answers = {
    exam: { list: () => ({ items: [exam], nextCursor: null, total: 1 }) },
    school: { examDefaults: () => ({ approvalRequired: true }) as never },
  }
  await showScreen(StaffExams, { answers })
  await expect.element(page.getByRole('combobox', { name: 'Approval' })).toBeVisible()
})

test('search, filters and order are asked of the server', async () => {
  await showScreen(StaffExams)
  const search = page.getByRole('searchbox', { name: 'Search by title, subject or class' })
  await search.fill('ss2a physics')
  await expect.poll(() => cards().elements().length).toBe(1)
  await page.getByRole('button', { name: 'Clear' }).first().click()
  await expect.poll(() => cards().elements().length).toBe(6)
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Scheduled')
  await expect.poll(() => cards().elements().length).toBe(2)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Title')
  await expect.element(cards().first()).toMatchTextContent(/Biology Mock Examination/)
  await search.fill('nothing like it')
  await expect.element(page.getByText('No exams found')).toBeVisible()
})

test('figures and range stay true at any size', async () => {
  const figures = { total: 2_310, draft: 10, active: 4, scheduled: 96, completed: 2_200, handedIn: 118_904 }
  const answers: Answers = {
    exam: { list: () => ({ items: [exam], nextCursor: 'more', total: 2_310 }), figures: () => figures },
  }
  await showScreen(StaffExams, { answers })
  await expect.element(page.getByText('1–1 of 2,310')).toBeVisible()
  await expect.element(page.getByText('2,200')).toBeVisible()
})

test('a draft is continued and tried by who sees its questions', async () => {
  await page.viewport(1280, 800)
  const items: Exam[] = [
    { ...exam, status: 'draft' },
    { ...exam, id: '0199ffff-ffff-7fff-8fff-000000000002', status: 'draft', seesQuestions: false },
  ]
  await showScreen(StaffExams, { answers: listed(items) })
  await expect.poll(() => cards().elements().length).toBe(2)
  const links = (place: number) =>
    [...(cards().elements()[place]?.querySelectorAll('a') ?? [])].map((a) => a.textContent)
  expect(links(0)).toEqual(['First term mock', 'Take Exam', 'Continue'])
  expect(links(1)).toEqual(['First term mock', 'Details'])
})

test('a row has what the specification names, each with its unit, and a bar of the average only above 0', async () => {
  await page.viewport(1280, 800)
  const items: Exam[] = [exam, { ...exam, id: '0199ffff-ffff-7fff-8fff-000000000002', averageScore: 0, subject: '' }]
  await showScreen(StaffExams, { answers: listed(items) })
  await expect
    .element(cards().first())
    .toMatchTextContent(
      /^activeMockFirst term mockMathematics · SS2B · Ada Example.*20 Nov.*, 9:00\sam60 min, closes 20 Nov 2036.*20 questions, 40 marks31 students2\/31 handed in61\.5% average/,
    )
  await expect
    .element(cards().first().getByRole('link', { name: 'Take Exam' }))
    .toHaveAttribute('href', `/dashboard/exam/${exam.id}`)
  await expect
    .element(cards().first().getByRole('link', { name: 'First term mock', exact: true }))
    .toHaveAttribute('href', `/dashboard/exams/${exam.id}`)
  await expect.element(cards().nth(1)).toMatchTextContent(/Unknown Subject/)
  await expect.element(cards().nth(1)).not.toMatchTextContent(/average/)
})

test.each([
  ['draft', 'Continue', '/dashboard/exams/'],
  ['scheduled', 'Edit', '/dashboard/exams/'],
  ['active', 'Watch', '/dashboard/exams/'],
  ['completed', 'Results', '/dashboard/results/exam/'],
  ['archived', 'Results', '/dashboard/results/exam/'],
] as const)('of an exam that is %s the one act is %s', async (status, label, path) => {
  await page.viewport(1280, 800)
  await showScreen(StaffExams, { answers: listed([{ ...exam, status, startedCount: 0, submittedCount: 0 }]) })
  const act = page.getByRole('link', { name: `${label}: First term mock` })
  await expect.element(act).toHaveAttribute('href', `${path}${exam.id}`)
})

test('answers to mark and drafts to finish stand beside the figures; an exam with answers to mark asks for that', async () => {
  await page.viewport(1280, 800)
  const question = { questionId: exam.id, number: 1, text: 'Why?', kind: 'essay' as const, isOnPaper: false }
  const waiting = { ...question, marksHundredths: 500, doneCount: 0, openCount: 14, conflictCount: 2 }
  const items = [{ examId: exam.id, title: exam.title, subject: exam.subject, isDecider: false, questions: [waiting] }]
  const figures = { total: 3, draft: 1, active: 0, scheduled: 1, completed: 1, handedIn: 1 }
  const asked: unknown[] = []
  const list = (input: { status?: string | undefined }) => {
    asked.push(input.status)
    return { items: [{ ...exam, status: 'completed' as const }], nextCursor: null, total: 1 }
  }
  await showScreen(StaffExams, {
    answers: { exam: { list, figures: () => figures }, marking: { listToMark: () => ({ items }) } },
  })
  await expect
    .element(page.getByRole('link', { name: '14 answers to mark' }))
    .toHaveAttribute('href', '/dashboard/marking')
  await expect
    .element(page.getByRole('link', { name: 'Mark 14: First term mock' }))
    .toHaveAttribute('href', `/dashboard/marking/${exam.id}`)
  await expectAccessible()
  await page.getByRole('button', { name: '1 draft to finish' }).click()
  await expect.poll(() => asked.at(-1)).toBe('draft')
})

test('what a draft lacks stands in its row', async () => {
  const draft: Exam = { ...exam, status: 'draft', averageScore: null }
  const items: Exam[] = [
    { ...draft, questionCount: 0 },
    { ...draft, id: '0199ffff-ffff-7fff-8fff-000000000002', questionCount: 0, classes: [] },
  ]
  await showScreen(StaffExams, { answers: listed(items) })
  await expect.element(cards().first()).toMatchTextContent(/No questions/)
  await expect.element(cards().nth(1).getByTitle('No questions, Nobody chosen')).toMatchTextContent('2 things missing')
})

test('nine exams fit on a laptop; on a phone one takes four lines, and its acts stand in its menu', async () => {
  const items = Array.from({ length: 60 }, (_, place) => ({
    ...exam,
    id: `0199ffff-ffff-7fff-8fff-0000000001${place + 10}`,
  }))
  await page.viewport(1280, 800)
  await showScreen(StaffExams, { answers: listed(items) })
  await expect.poll(() => cards().elements().length).toBe(60)
  const heights = () =>
    new Set(
      cards()
        .elements()
        .map((one) => one.parentElement?.getBoundingClientRect().height),
    )
  expect([...heights()]).toEqual([60])
  await page.viewport(360, 740)
  await expect.poll(() => [...heights()]).toEqual([102])
  await page.getByRole('button', { name: 'Actions for First term mock' }).first().click()
  for (const name of ['Watch', 'Take Exam', 'Results', 'Extend', 'Close now']) {
    await expect.element(page.getByRole('menuitem', { name })).toBeVisible()
  }
  await expectAccessible()
})

test('where no exam has anything to say of itself, the titles have that room, and all stand in line', async () => {
  await page.viewport(1280, 800)
  const coming = {
    ...exam,
    examType: 'assessment' as const,
    status: 'scheduled' as const,
    startedCount: 0,
    submittedCount: 0,
    averageScore: null,
  }
  const widths = async (items: Exam[]) => {
    await showScreen(StaffExams, { answers: listed(items) })
    await expect.poll(() => cards().elements().length).toBe(items.length)
    const parts = cards()
      .elements()
      .map((one) => [...one.children].map((part) => Math.round(part.getBoundingClientRect().left)))
    expect(new Set(parts.map(([, , when, size]) => `${when} ${size}`)).size).toBe(1)
    for (const one of cards().elements()) {
      const [badge, title] = [one.querySelector('span:last-of-type'), one.querySelector('h2')]
      const room = (title?.getBoundingClientRect().left ?? 0) - (badge?.getBoundingClientRect().right ?? 0)
      expect(room).toBeGreaterThanOrEqual(8)
    }
    return cards().first().element().querySelector('h2')?.parentElement?.getBoundingClientRect().width ?? 0
  }
  const id = '0199ffff-ffff-7fff-8fff-000000000199'
  const narrow = await widths([exam, { ...coming, id }])
  const wide = await widths([coming, { ...coming, id }])
  expect(wide - narrow).toBeGreaterThan(60)
})

test('a school without exams is led to write the first', async () => {
  await showScreen(StaffExams, {
    answers: { exam: { list: () => ({ items: [], nextCursor: null, total: 0 }) } },
  })
  await expect.element(page.getByText('Set the first one: choose a class, a time and the questions.')).toBeVisible()
})

test('a teacher’s are My Exams, as their menu says, with Marking and Timetable beside them', async () => {
  await page.viewport(1280, 800)
  await showScreen(StaffExams, { as: 'teacher' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Exams' })).toBeVisible()
  for (const [name, path] of [
    ['Marking', '/dashboard/marking'],
    ['Timetable', '/dashboard/exams/timetable'],
  ] as const) {
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', path)
  }
})

test('the company, which reads no exam of a school, is offered no preview of one', async () => {
  await page.viewport(1280, 800)
  await showScreen(StaffExams, { as: 'school_admin', answers: listed([exam]) })
  await expect.element(page.getByRole('link', { name: 'Take Exam' })).toBeVisible()
  await showScreen(StaffExams, { as: 'super_admin', answers: { ...listed([exam]), people: ofCompany } })
  await expect.element(page.getByRole('table', { name: 'What each school has' })).toBeVisible()
  expect(page.getByRole('link', { name: /Take Exam|Preview/ }).elements()).toEqual([])
})
