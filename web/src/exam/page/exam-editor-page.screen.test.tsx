import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { demoAccounts } from '@sabimark/domain/people/demo-accounts.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import { readAgain } from '../../platform/queries.ts'
import ExamEditorPage from './exam-editor-page.tsx'

const examId = '0199a000-0006-7000-8000-000000000006'
const email = demoAccounts.find(({ role }) => role === 'school_admin')?.email ?? null

test('a draft that was deleted meanwhile is written no more: the page says that it is gone', async () => {
  const { answer } = await import('@sabimark/demo/demo.ts')
  const exam = (await answer(['exam', 'get'], { examId }, { email, leave: () => undefined })) as ExamDetail
  const draft: ExamDetail = { ...exam, status: 'draft', seesQuestions: true, awaitsApproval: false }
  let isGone = false
  await showScreen(ExamEditorPage, {
    ...{ at: `/dashboard/exams/${examId}`, path: '/dashboard/exams/$examId' },
    answers: { exam: { get: () => (isGone ? Promise.reject(refusal('UNKNOWN_EXAM')) : draft) } },
  })
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
  isGone = true
  await readAgain()
  await expect.element(page.getByText('There is no such exam in your school.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Back to the exams' }))
    .toHaveAttribute('href', '/dashboard/exams')
  await expect.element(page.getByRole('textbox', { name: 'Title' })).not.toBeInTheDocument()
})

test('what is typed into a draft that somebody deleted is kept as a new one', async () => {
  const { answer } = await import('@sabimark/demo/demo.ts')
  const exam = (await answer(['exam', 'get'], { examId }, { email, leave: () => undefined })) as ExamDetail
  const created: ExamDetail['draft'][] = []
  const newId = '0199a000-0006-7000-8000-0000000000aa'
  const draft: ExamDetail = { ...exam, status: 'draft', seesQuestions: true, awaitsApproval: false }
  await showScreen(ExamEditorPage, {
    ...{ at: `/dashboard/exams/${examId}`, path: '/dashboard/exams/$examId' },
    answers: {
      exam: {
        get: ({ examId: asked }) => ({ ...draft, id: asked, draft: { ...draft.draft, ...created[0] } }),
        update: () => Promise.reject(refusal('UNKNOWN_EXAM')),
        create: (input) => {
          created.push({ ...draft.draft, ...input } as ExamDetail['draft'])
          return { examId: newId, revision: 1, isKnown: false, paperBytes: 100 }
        },
      },
    },
  })
  await page.getByRole('textbox', { name: 'Title' }).fill('Typed for an hour')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect.element(page.getByText('Somebody deleted this draft. What you typed is still here.')).toBeVisible()
  await page.getByRole('button', { name: 'Save as a new draft' }).click()
  await expect.element(page.getByText('It is saved as a new draft.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Typed for an hour')
  expect(created).toMatchObject([{ title: 'Typed for an hour' }])
})

test('publishing says who reads the questions again early, and the other release chosen there is what is kept', async () => {
  const { answer } = await import('@sabimark/demo/demo.ts')
  const exam = (await answer(['exam', 'get'], { examId }, { email, leave: () => undefined })) as ExamDetail
  const draft: ExamDetail = { ...exam, status: 'draft', seesQuestions: true, mayAct: true, awaitsApproval: false }
  const kept: unknown[] = []
  const calls: string[] = []
  await showScreen(ExamEditorPage, {
    ...{ at: `/dashboard/exams/${examId}`, path: '/dashboard/exams/$examId' },
    hear: (call) => calls.push(call),
    answers: {
      exam: {
        get: () => ({
          ...draft,
          draft: {
            ...draft.draft,
            scheduledDate: '2030-11-20',
            closingDate: '2030-11-20',
            showResults: 'immediate',
            totalMarksHundredths: 100,
            totalQuestions: null,
            questions: [{ questionId: examId, marksHundredths: 100 }],
          },
        }),
        update: (input) => {
          kept.push(input.showResults)
          return { examId, revision: 2, paperBytes: 100 }
        },
        publish: () => Promise.reject(refusal('NO_QUESTIONS')),
      },
    },
  })
  // As it is stored.
  await expect.element(page.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', `/dashboard/exam/${examId}`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.element(page.getByText(/^Others can still begin until Wed 20 Nov 2030/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Show scores and questions when the exam has closed' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => kept).toEqual(['after_exam'])
  await expect.poll(() => calls).toContain('exam.publish')
  await expect.element(page.getByLabelText('Candidates see their score')).toHaveValue('after_exam')
})

test('a publication whose reply was lost is the same act when it is pressed again, and is found done', async () => {
  const { answer } = await import('@sabimark/demo/demo.ts')
  const exam = (await answer(['exam', 'get'], { examId }, { email, leave: () => undefined })) as ExamDetail
  const times = {
    scheduledDate: '2030-11-20',
    closingDate: '2030-11-20',
    totalMarksHundredths: 100,
    totalQuestions: null,
  }
  const questions = [{ questionId: examId, marksHundredths: 100 }]
  const stored = { ...exam.draft, ...times, questions, showResults: 'manual' as const }
  const draft: ExamDetail = { ...exam, draft: stored, status: 'draft', seesQuestions: true, mayAct: true }
  const published: ExamDetail = { ...draft, status: 'scheduled' }
  let isPublished = false
  const keys: (string | undefined)[] = []
  await showScreen(ExamEditorPage, {
    ...{ at: `/dashboard/exams/${examId}`, path: '/dashboard/exams/$examId' },
    hear: (call, key) => call === 'exam.publish' && keys.push(key),
    answers: {
      exam: {
        get: () => (isPublished ? published : draft),
        // As the server does: what is published is written no more.
        update: () =>
          isPublished ? Promise.reject(refusal('WRONG_STATUS')) : { examId, revision: 9, paperBytes: 100 },
        publish: () => {
          if (isPublished) return published
          isPublished = true
          return Promise.reject(new TypeError('Failed to fetch'))
        },
      },
    },
  })
  await page.getByRole('textbox', { name: 'Title' }).fill('Published once')
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  }
  await publish()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => keys).toHaveLength(1)
  await publish()
  await expect.element(page.getByText(/is published\. It opens/)).toBeVisible()
  expect(keys[1]).toBe(keys[0])
})

test('a key in a form of many questions writes the whole form out once', async () => {
  const { answer } = await import('@sabimark/demo/demo.ts')
  const exam = (await answer(['exam', 'get'], { examId }, { email, leave: () => undefined })) as ExamDetail
  await showScreen(ExamEditorPage, {
    ...{ at: `/dashboard/exams/${examId}`, path: '/dashboard/exams/$examId' },
    answers: { exam: { get: () => ({ ...exam, status: 'draft', seesQuestions: true, awaitsApproval: false }) } },
  })
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
  const writing = vi.spyOn(JSON, 'stringify')
  try {
    await page.getByRole('textbox', { name: 'Title' }).fill('A key')
    await expect.element(page.getByText(/^Save the draft to copy/)).toBeVisible()
    const isForm = (value: unknown) => Object(value).title === 'A key' && 'questions' in Object(value)
    expect(writing.mock.calls.filter(([value]) => isForm(value))).toHaveLength(1)
  } finally {
    writing.mockRestore()
  }
})

test('a draft that was withdrawn says when and by whom, and one that never was does not', async () => {
  const { answer } = await import('@sabimark/demo/demo.ts')
  const exam = (await answer(['exam', 'get'], { examId }, { email, leave: () => undefined })) as ExamDetail
  const draft: ExamDetail = { ...exam, status: 'draft', seesQuestions: true, awaitsApproval: false }
  const line = { at: '2026-11-02T09:00:00.000Z', by: 'Ada Sample', changes: [] }
  const history = [
    { ...line, id: '0199ffff-ffff-7fff-8fff-0000000000b1', action: 'exam.updated', by: 'Bola Sample' },
    { ...line, id: '0199ffff-ffff-7fff-8fff-0000000000b2', action: 'exam.withdrawn' },
  ]
  const show = (now: ExamDetail['history']) =>
    showScreen(ExamEditorPage, {
      ...{ at: `/dashboard/exams/${examId}`, path: '/dashboard/exams/$examId' },
      answers: { exam: { get: () => ({ ...draft, history: now }) } },
    })
  const said = page.getByText(
    /^Withdrawn on Mon 2 Nov 2026, 10:00\sam by Ada Sample\. Candidates who knew of it have been told\./,
  )
  await show(history)
  await expect.element(said).toBeVisible()
  await show(history.slice(0, 1))
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
  await expect.element(said).not.toBeInTheDocument()
})

test('who may not read an exam but invigilates it today is led to its hall', async () => {
  const opensAt = '2026-11-30T09:00:00.000Z'
  const hall = {
    ...{ examId, sittingId: '0199a000-0007-7000-8000-000000000007', title: 'Biology', subject: 'Biology' },
    ...{ classes: ['SS2 A'], opensAt, closesAt: '2026-11-30T11:00:00.000Z', expected: 38, running: 31 },
  }
  await showScreen(ExamEditorPage, {
    ...{ as: 'teacher', at: `/dashboard/exams/${examId}`, path: '/dashboard/exams/$examId' },
    answers: {
      exam: { get: () => Promise.reject(refusal('NOT_ALLOWED')) },
      hall: { today: () => ({ items: [hall], later: [] }) },
    },
  })
  await expect.element(page.getByText('You invigilate this exam', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Watch Biology' }))
    .toHaveAttribute('href', `/dashboard/exams/${examId}/hall/${hall.sittingId}`)
  await expectAccessible()
})

test('who invigilates it on a later day is told when its hall opens', async () => {
  const opensAt = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const later = [
    { examId, sittingId: '0199a000-0007-7000-8000-000000000007', title: 'Biology', classes: ['SS2 A'], opensAt },
  ]
  await showScreen(ExamEditorPage, {
    ...{ as: 'teacher', at: `/dashboard/exams/${examId}`, path: '/dashboard/exams/$examId' },
    answers: {
      exam: { get: () => Promise.reject(refusal('NOT_ALLOWED')) },
      hall: { today: () => ({ items: [], later }) },
    },
  })
  await expect.element(page.getByText(/^Biology opens .* [0-9:]+\s[ap]m\.$/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Watch Biology' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to the exams' })).toBeVisible()
  await expectAccessible()
})

test("of an exam that is another's and is watched by others the page says that it is not theirs", async () => {
  await showScreen(ExamEditorPage, {
    ...{ as: 'teacher', at: `/dashboard/exams/${examId}`, path: '/dashboard/exams/$examId' },
    answers: {
      exam: { get: () => Promise.reject(refusal('NOT_ALLOWED')) },
      hall: { today: () => ({ items: [], later: [] }) },
    },
  })
  await expect.element(page.getByText('You do not have permission to do this.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to the exams' })).toBeVisible()
})
