import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { usualConduct } from '@sabimark/domain/exam/conduct.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { type Answers, never, showScreen } from '../../../test/screen.tsx'
import { orpc, queryClient } from '../../platform/queries.ts'
import ExamEditorPage from './exam-editor-page.tsx'
import { ExamSheet } from './exam-sheet.tsx'

const draft: ExamDetail['draft'] = {
  ...{ title: 'First term mock', subjectId: '0199ffff-ffff-7fff-8fff-000000000002', classIds: [], examType: 'mock' },
  ...{ durationMinutes: 60, scheduledDate: '2026-11-20', scheduledTime: '09:00', passingScore: 50 },
  ...{ totalMarksHundredths: 4_000, location: '', instructions: '', questions: [], attemptsAllowed: 1 },
  ...{
    showResults: 'immediate',
    shuffleQuestions: true,
    shuffleOptions: true,
    secondMarker: 'none',
    difficulty: null,
    tags: [],
  },
  ...{ totalQuestions: null, negative: { kind: 'share' as const, part: 1, whole: 4 }, sections: [], studentIds: [] },
}
const exam: ExamDetail = {
  ...{ id: '0199ffff-ffff-7fff-8fff-000000000001', title: 'First term mock', subject: 'Mathematics' },
  ...{
    classes: ['SS2B'],
    namedCount: 0,
    studentItems: [],
    examType: 'mock',
    status: 'draft',
    durationMinutes: 60,
    questionCount: 20,
    questionTypes: { multiple_choice: 18, essay: 2 },
  },
  ...{ totalMarksHundredths: 4_000, opensAt: '2026-11-20T08:00:00.000Z', closesAt: '2026-11-20T11:00:00.000Z' },
  ...{
    createdBy: 'Ada Example',
    owner: 'Ada Example',
    mayAct: false,
    seesQuestions: false,
    awaitsApproval: false,
    hasChanges: false,
    startedCount: 0,
    submittedCount: 0,
  },
  ...{ difficulty: 'Hard', tags: ['WAEC 2027'], passingScore: 50, studentsRegistered: 31, averageScore: null },
  ...{
    createdAt: '2026-11-19T09:00:00.000Z',
    subjectId: draft.subjectId,
    draft,
    sittingId: null,
    approval: null,
    isReleased: false,
    releaseAt: null,
  },
  history: [],
  sittings: [],
  accessCode: null,
  conduct: usualConduct,
  ...{ classItems: [], changes: null, questionItems: [], revision: 1, paperBytes: null },
}

test('a colleague’s exam says who sees its questions, and offers nothing that would show them', async () => {
  const asked: string[] = []
  const preview = () => {
    asked.push('preview')
    throw new Error('refused')
  }
  await showScreen(() => <ExamSheet exam={exam} onActed={() => undefined} />, {
    as: 'teacher',
    answers: { attempt: { preview } },
  })
  const sentence = 'Until this exam is over, only Ada Example and the administrators see what it asks.'
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect
    .element(
      page.getByText(
        'Only Ada Example and the administrators can change this exam. Ask one of them. Once it is over, you can read its questions and copy it.',
      ),
    )
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: `Actions for ${exam.title}` })).not.toBeInTheDocument()
  for (const name of ['Preview', 'Results'])
    await expect.element(page.getByRole('link', { name })).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('tab', { name: 'Rules' }).click()
  await expect.element(page.getByText('20: 18 multiple choice, 2 essays')).toBeVisible()
  await expect.element(page.getByText('WAEC 2027')).toBeVisible()
  await expect
    .element(page.getByText(/^A wrong answer to a question with options costs 1\/4 of its marks/))
    .toBeVisible()
  expect(asked).toEqual([])
  await expectAccessible()

  const over = { ...exam, status: 'completed' as const, seesQuestions: true }
  await showScreen(() => <ExamSheet exam={over} onActed={() => undefined} />, { as: 'teacher' })
  await expect
    .element(page.getByText(/Ask one of them, or choose Copy in the “…” menu to have one of your own\.$/))
    .toBeVisible()
  await page.getByRole('button', { name: `Actions for ${exam.title}` }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible()
})

test('an exam for named students alone says who they are, to a colleague only how many', async () => {
  const named = { ...exam, classes: [], namedCount: 2 }
  const studentItems = ['Ada Example', 'Bola Example'].map((name, place) => ({
    ...{ id: `0199ffff-ffff-7fff-8fff-00000000001${place}`, name, className: 'SS2B', isActive: true },
  }))
  const fact = () => page.getByRole('term').filter({ hasText: 'Students by name' }).element().nextSibling?.textContent
  const at = '/?tab=rules'
  await showScreen(() => <ExamSheet exam={{ ...named, mayAct: true, studentItems }} onActed={() => undefined} />, {
    at,
  })
  await expect.element(page.getByText(/Mathematics · 2 named students/)).toBeVisible()
  expect(fact()).toBe('Ada Example, SS2B; Bola Example, SS2B')
  await showScreen(() => <ExamSheet exam={named} onActed={() => undefined} />, { as: 'teacher', at })
  await expect.poll(fact).toBe('2')
})

test('Start now says whom it lets in and until when: of several sittings, the next', async () => {
  const [first, further] = [
    { id: '0199ffff-ffff-7fff-8fff-000000000003', opensAt: exam.opensAt, closesAt: exam.closesAt },
    {
      id: '0199ffff-ffff-7fff-8fff-000000000004',
      ...{ opensAt: '2030-11-27T08:00:00.000Z', closesAt: '2030-11-27T11:00:00.000Z' },
    },
  ]
  const sittings: ExamDetail['sittings'] = [
    { ...first, state: 'closed', isForAbsent: false, isForClasses: true, namedCount: 0 },
    { ...further, state: 'not_open', isForAbsent: true, isForClasses: false, namedCount: 0 },
  ]
  const between = { ...exam, status: 'scheduled' as const, mayAct: true, sittings, sittingId: further.id }
  const counts = { expected: 3, not_begun: 3, running: 0, handed_in: 0, excused: 0, absent: 0 }
  await showScreen(() => <ExamSheet exam={between} onActed={() => undefined} />, {
    as: 'teacher',
    answers: {
      exam: {
        getSitting: () => ({ ...further, durationMinutes: 60, lastEndsAt: null, counts, changes: [] }),
        listCandidates: () => ({ items: [], nextCursor: null, total: 0 }),
      },
    },
  })
  await page.getByRole('button', { name: 'Start now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open “First term mock” now?' })
  const said =
    'Those who were absent can start at once, until Wed 27 Nov 2030, 12:00 pm, Lagos time. Once somebody has begun it, it cannot be taken away.'
  await expect.element(dialog.getByText(said)).toBeVisible()
})

test('Start now says that the first to finish reads the questions again, and holds them back by the same press where that is chosen', async () => {
  const calls: unknown[] = []
  const waiting = { ...exam, status: 'scheduled' as const, mayAct: true, closesAt: '2030-11-20T11:00:00.000Z' }
  const answers: Answers = {
    exam: {
      startNow: (input) => {
        calls.push(input)
        return { ...waiting, status: 'active' }
      },
    },
  }
  const said = 'Others can still begin until Wed 20 Nov 2030, 12:00 pm.'
  const open = async (shown: ExamDetail) => {
    await showScreen(() => <ExamSheet exam={shown} onActed={() => undefined} />, { as: 'teacher', answers })
    await page.getByRole('button', { name: 'Start now' }).click()
    await expect.element(page.getByText(/can start at once, until/)).toBeVisible()
  }
  await open(waiting)
  await expect
    .element(page.getByText(`${said} The first to finish can read the questions again before that.`))
    .toBeVisible()
  await page.getByRole('checkbox', { name: 'Show scores and questions when the exam has closed' }).click()
  await expect.element(page.getByText(`${said} Until then nobody reads the questions again.`)).toBeVisible()
  await expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'Start now' }).click()
  await expect.poll(() => calls).toEqual([{ examId: exam.id, holdsPaper: true }])

  // Too late to choose: somebody has their score.
  await open({ ...waiting, submittedCount: 1 })
  await expect.element(page.getByText(/^Others can still begin until/)).toBeVisible()
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  for (const other of [
    { draft: { ...draft, showResults: 'after_exam' as const } },
    { examType: 'practice' as const },
    { conduct: { ...usualConduct, allowsReview: false } },
  ]) {
    await open({ ...waiting, ...other })
    await expect.element(page.getByText(/^Others can still begin until/)).not.toBeInTheDocument()
  }
})

const sittingId = '0199ffff-ffff-7fff-8fff-000000000003'
const given: ExamDetail = { ...exam, mayAct: true, seesQuestions: true, sittingId, startedCount: 2 }
const nobody = { expected: 3, not_begun: 1, running: 1, handed_in: 1, excused: 0, absent: 0 }
const sat: Answers['exam'] = {
  getSitting: () => ({ ...exam, durationMinutes: 60, lastEndsAt: null, counts: nobody, changes: [] }),
  listCandidates: () => ({ items: [], nextCursor: null, total: 0 }),
}
const question = { questionId: sittingId, number: 1, text: 'Why?', kind: 'essay' as const, isOnPaper: false }
const waiting = { ...question, marksHundredths: 500, doneCount: 0, openCount: 14, conflictCount: 0 }
const toMark = { examId: exam.id, title: exam.title, subject: exam.subject, isDecider: true, questions: [waiting] }
const [soon, past] = [
  new Date(Date.now() + 41.5 * 60_000).toISOString(),
  new Date(Date.now() - 3_600_000).toISOString(),
]
const days = { opensAt: '2099-11-20T08:00:00.000Z', closesAt: '2099-11-20T11:00:00.000Z' }

test.each<[string, Partial<ExamDetail>, object[], RegExp, string[]]>([
  ['draft', { status: 'draft', awaitsApproval: true }, [], /draft Waits for approval.*20 questions40 marks/, []],
  [
    'scheduled',
    { status: 'scheduled', ...days },
    [],
    /scheduled Opens Fri 20 Nov 2099, 9:00.am.*31 students in SS2B.*Access codeNot set/,
    ['Set a code', 'Print'],
  ],
  [
    'active',
    { status: 'active', opensAt: past, closesAt: soon, accessCode: 'K7P4Q2' },
    [],
    /active [34]\d minutes left 1 writing, 1 handed in.*Access codeK7P4Q2/,
    ['Show it large', 'Extend', 'Close now'],
  ],
  [
    'to mark',
    { status: 'completed', draft: { ...draft, showResults: 'manual' } },
    [toMark],
    /completed 14 answers to mark.*ScoresHeld back/,
    ['Mark 14', 'Add a sitting'],
  ],
  [
    'marked and held back',
    { status: 'completed', averageScore: 63.4, draft: { ...draft, showResults: 'manual' } },
    [],
    /completed Average 63\.4%.*ScoresHeld back/,
    ['Release scores'],
  ],
  ['marked and shown', { status: 'completed', averageScore: 63.4 }, [], /Average 63\.4%.*ScoresShown/, ['Results']],
  [
    'over without a candidate',
    { status: 'completed', startedCount: 0 },
    [],
    /Nobody sat it/,
    ['Add a sitting', 'Results'],
  ],
])(
  'the strip of an exam that is %s says where it stands, with never more than one green act on the page',
  async (_name, said, items, words, acts) => {
    const of = { ...given, ...said }
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.viewport(width, height)
      await showScreen(() => <ExamSheet exam={of} onActed={() => undefined} />, {
        answers: { exam: sat, marking: { listToMark: () => ({ items: items as never }) } },
      })
      const strip = page.getByRole('region', { name: 'The exam now' })
      await expect.element(strip).toMatchTextContent(words)
      expect([...strip.element().querySelectorAll('a, button')].map((one) => one.textContent)).toEqual(acts)
      const isGreen = (one: Element) => getComputedStyle(one).backgroundColor === 'rgb(11, 107, 79)'
      expect([...document.querySelectorAll('main a, main button')].filter(isGreen).length).toBeLessThan(2)
    }
    await expectAccessible()
  },
)

test('the code is shown large, to be read from the back of a room', async () => {
  await page.viewport(1280, 800)
  const of = { ...given, status: 'active' as const, opensAt: past, closesAt: soon, accessCode: 'K7P4Q2' }
  await showScreen(() => <ExamSheet exam={of} onActed={() => undefined} />, { answers: { exam: sat } })
  await page.getByRole('button', { name: 'Show it large' }).click()
  const large = page.getByRole('dialog').getByText('K7P4Q2')
  await expect.element(large).toBeVisible()
  expect(Number.parseFloat(getComputedStyle(large.element()).fontSize)).toBeGreaterThan(100)
  await expectAccessible()
})

test('candidates, paper, rules and history stand behind tabs, by mouse and by keyboard', async () => {
  await page.viewport(1280, 800)
  const line = { id: 'one', at: past, by: 'Ada Example', action: 'publish_exam', deed: 'published it', changes: [] }
  const of = { ...given, status: 'active' as const, opensAt: past, closesAt: soon, history: [line] }
  await showScreen(() => <ExamSheet exam={of} onActed={() => undefined} />, { answers: { exam: sat } })
  await expect.element(page.getByRole('tab', { name: 'Candidates 31' })).toHaveAttribute('aria-selected', 'true')
  const pills = page.getByRole('group', { name: 'Status' })
  await expect.element(pills).toMatchTextContent('All 3Not started 1Writing 1Handed in 1')
  await pills.getByRole('button', { name: 'Writing 1' }).click()
  await expect.element(pills.getByRole('button', { name: 'Writing 1' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'All of Recently' }).click()
  await expect.element(page.getByRole('tabpanel', { name: 'History' })).toMatchTextContent(/Ada Example published it/)
  await page.getByRole('tab', { name: 'History' }).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('tabpanel', { name: 'Rules' }).getByText('Passing score')).toBeVisible()
  await expectAccessible()
})

test('an exam that comes from a list stands there at once, without the facts no list has', async () => {
  const active: ExamDetail = { ...exam, status: 'active', averageScore: null }
  const FromList = () => {
    useState(() =>
      queryClient.setQueryData(orpc.exam.list.queryKey({ input: {} }), { items: [active], nextCursor: null, total: 1 }),
    )
    return <ExamEditorPage />
  }
  const at = `/dashboard/exams/${exam.id}`
  await showScreen(FromList, { at, path: '/dashboard/exams/$examId', answers: { exam: { get: () => never } } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'First term mock' })).toBeVisible()
  const strip = page.getByRole('region', { name: 'The exam now' })
  await expect.element(strip).toMatchTextContent(/The doors are closed.*Opened.*Closes/)
  await expect.element(page.getByRole('tab', { name: 'Candidates 31' })).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading exam...' })).toBeInTheDocument()
  await expectAccessible()
  // Nothing is known of one that was never listed.
  await showScreen(ExamEditorPage, { at, path: '/dashboard/exams/$examId', answers: { exam: { get: () => never } } })
  await expect.element(page.getByText('Loading exam...')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'The exam now' })).not.toBeInTheDocument()
})

test('the page says how many papers have late answers to decide about, to who decides, and leads there', async () => {
  const over = { ...exam, status: 'completed' as const, seesQuestions: true, waitingLate: 3 }
  const show = (shown: ExamDetail) => showScreen(() => <ExamSheet exam={shown} onActed={() => undefined} />)
  await show({ ...over, mayAct: true })
  const note = page.getByRole('region', { name: 'Late answers to decide about' })
  await expect.element(note).toMatchTextContent(/^3 papers have late answers that wait for your decision\./)
  await expect
    .element(note.getByRole('link', { name: 'Decide' }))
    .toHaveAttribute('href', expect.stringContaining('/results/exam/'))
  await expectAccessible()
  await show(over)
  await expect.element(page.getByRole('region', { name: 'The exam now' })).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
})
