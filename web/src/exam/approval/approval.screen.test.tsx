import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { usualConduct } from '@sabimark/domain/exam/conduct.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import StaffExams from '../list/staff-exams.tsx'
import ExamEditorPage from '../page/exam-editor-page.tsx'

const id = (place: number) => `0199ffff-ffff-7fff-8fff-00000000000${place}`
const at = '2026-11-20T08:00:00.000Z'
const closes = '2099-11-20T11:00:00.000Z'

const draft: ExamDetail['draft'] = {
  ...{ title: 'First term mock', subjectId: id(2), classIds: [id(3)], examType: 'mock', durationMinutes: 60 },
  studentIds: [],
  ...{ scheduledDate: '2099-11-20', scheduledTime: '09:00', closingDate: '2099-11-20', closingTime: '12:00' },
  ...{ passingScore: 50, totalMarksHundredths: 200, location: '', instructions: '', attemptsAllowed: 1 },
  ...{ showResults: 'immediate', shuffleQuestions: true, shuffleOptions: true, secondMarker: 'none' },
  ...{ difficulty: null, tags: [], totalQuestions: null, negative: null, sections: [] },
  questions: [{ questionId: id(4), marksHundredths: 200 }],
}
const exam: ExamDetail = {
  ...{ id: id(1), title: 'First term mock', subject: 'Mathematics', classes: ['SS2B'], examType: 'mock' },
  ...{ status: 'draft', durationMinutes: 60, questionCount: 1, questionTypes: { multiple_choice: 1 } },
  ...{ totalMarksHundredths: 200, opensAt: closes, closesAt: closes, createdBy: 'Bola Sample', owner: 'Bola Sample' },
  ...{
    mayAct: true,
    seesQuestions: true,
    startedCount: 0,
    submittedCount: 0,
    awaitsApproval: false,
    hasChanges: false,
    approval: null,
  },
  ...{
    difficulty: null,
    tags: [],
    passingScore: 50,
    studentsRegistered: 31,
    averageScore: null,
    createdAt: at,
    subjectId: id(2),
  },
  ...{ draft, sittingId: null, isReleased: false, conduct: usualConduct, revision: 3, paperBytes: 900 },
  history: [],
  sittings: [],
  releaseAt: null,
  accessCode: null,
  namedCount: 0,
  studentItems: [],
  classItems: [{ id: id(3), name: 'SS2B' }],
  changes: null,
  questionItems: [{ id: id(4), question: 'What is $2 + 2$?', type: 'multiple_choice', topic: 'Sums', minutes: 1 }],
}
const waits = { state: 'waiting', by: 'Bola Sample', at, reason: null, paper: 'seen' } as const
const waiting: ExamDetail = { ...exam, awaitsApproval: true, approval: waits }

/** A school that wants approval, and what it was asked. */
function schoolOf(stored: ExamDetail) {
  const asked: unknown[] = []
  let now = stored
  const answers: Answers = {
    school: {
      examDefaults: () => ({
        ...{ defaultDuration: 60, warningTime: 10, maxAttempts: 1, showResults: 'immediate', autoSubmit: true },
        ...{ randomizeQuestions: true, allowReview: true, proctoring: false, approvalRequired: true },
      }),
      listSubjects: () => ({
        items: [
          {
            ...{ id: id(2), name: 'Mathematics', code: 'MTH', level: 'Senior Secondary', department: 'Science' },
            ...{ description: '', teachers: [], status: 'active', revision: 1 },
            ...{ studentsCount: 0, questionsCount: 1, examsCount: 1, averageScore: null },
          },
        ] as never,
        ...{ nextCursor: null, total: 1 },
      }),
    },
    exam: {
      get: () => now,
      update: () => ({ examId: id(1), revision: 4, paperBytes: 900 }),
      askApproval: (input) => {
        asked.push(input)
        now = { ...waiting, revision: 4 }
        return now
      },
      approve: (input) => {
        asked.push(input)
        return { ...exam, status: 'scheduled', sittingId: null }
      },
      sendBack: (input) => {
        asked.push(input)
        return { ...exam, approval: { state: 'sent_back', by: 'Ada Sample', at, reason: 'Too long', paper: null } }
      },
    },
  }
  return { answers, asked }
}
const open = (stored: ExamDetail, as: 'teacher' | 'school_admin') => {
  const { answers, asked } = schoolOf(stored)
  const place = { at: `/dashboard/exams/${id(1)}`, path: '/dashboard/exams/$examId' }
  return showScreen(ExamEditorPage, { as, answers, ...place }).then(() => asked)
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a teacher sends a draft for approval, is told that it waits, and publishes nothing', async () => {
  const asked = await open(exam, 'teacher')
  await expect.element(button('Send for approval')).toBeVisible()
  for (const name of ['Publish', 'Start now']) await expect.element(button(name)).not.toBeInTheDocument()
  await button('Send for approval').click()
  await expect.element(page.getByText(/^Sent for approval by Bola Sample on Fri 20 Nov 2026/)).toBeVisible()
  expect(asked).toEqual([{ examId: id(1), revision: 3 }])
  await expect.element(button('Sent for approval')).toBeDisabled()
  await expect.element(button('Send for approval')).not.toBeInTheDocument()
  await button('Save draft').click()
  await expect.element(page.getByText('Saved as a draft.')).toBeVisible()
  await expect.element(button('Sent for approval')).toBeDisabled()
  await page.getByRole('textbox', { name: /title/i }).first().fill('Second term mock')
  await button('Save draft').click()
  await expect.element(page.getByText(/^This exam was changed after it was sent for approval/)).toBeVisible()
  await expectAccessible()
})

test('what waits already is not sent once more until something is changed', async () => {
  const asked = await open(waiting, 'teacher')
  await expect.element(button('Sent for approval')).toBeDisabled()
  await page.getByRole('textbox', { name: /title/i }).first().fill('Second term mock')
  await button('Send for approval').click()
  await expect.element(button('Sent for approval')).toBeDisabled()
  expect(asked).toEqual([expect.objectContaining({ examId: id(1), revision: 4 })])
})

test('what was sent back meanwhile is sent again as it stands, once it was saved', async () => {
  const { answers, asked } = schoolOf(waiting)
  let now = waiting
  await showScreen(ExamEditorPage, {
    as: 'teacher',
    answers: { ...answers, exam: { ...answers.exam, get: () => now } },
    at: `/dashboard/exams/${id(1)}`,
    path: '/dashboard/exams/$examId',
  })
  await expect.element(button('Sent for approval')).toBeDisabled()
  const sentBack = { state: 'sent_back', by: 'Ada Sample', at, reason: 'Too long', paper: null } as const
  now = { ...exam, revision: 4, approval: sentBack }
  await button('Save draft').click()
  await expect.element(page.getByText(/^Ada Sample sent it back on Fri 20 Nov 2026, 9:00.am: Too long$/)).toBeVisible()
  await button('Send for approval').click()
  await expect.poll(() => asked).toEqual([{ examId: id(1), revision: 4 }])
})

test.each([
  ['nobody was asked about', exam],
  ['waits', waiting],
])(
  'a draft that %s takes the place of another writing before it is sent, though nothing was typed',
  async (_, stored) => {
    const { answers, asked } = schoolOf(stored)
    const theirs = { by: 'Ada Sample', byId: id(7), at, revision: 7 }
    const results = [refusal('CHANGED_MEANWHILE', theirs), new TypeError('Failed to fetch')]
    const update = (input: { revision?: number }) => {
      asked.push(input.revision)
      const [failure] = results.splice(0, 1)
      return failure ? Promise.reject(failure) : { examId: id(1), revision: 8, paperBytes: 900 }
    }
    await showScreen(ExamEditorPage, {
      as: 'teacher',
      answers: { ...answers, exam: { ...answers.exam, update } },
      at: `/dashboard/exams/${id(1)}`,
      path: '/dashboard/exams/$examId',
    })
    await button('Save draft').click()
    await button('Save mine in its place').click()
    await expect.poll(() => asked).toEqual([3, 7])
    await button('Send for approval').click()
    await expect.poll(() => asked).toEqual([3, 7, 7, { examId: id(1), revision: 8 }])
  },
)

test('why it was sent back stands above the draft', async () => {
  await open(
    { ...exam, approval: { state: 'sent_back', by: 'Ada Sample', at, reason: 'Too long', paper: null } },
    'teacher',
  )
  await expect.element(page.getByText(/^Ada Sample sent it back on Fri 20 Nov 2026, 9:00.am: Too long$/)).toBeVisible()
})

test('an administrator looks at what waits, and approves that writing or sends it back with a reason', async () => {
  const asked = await open(waiting, 'school_admin')
  await expect.element(page.getByRole('heading', { name: 'For you to approve' })).toBeVisible()
  await expectAccessible()
  await button('Send back').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
  await expect.element(page.getByText('Give a reason of at least three letters.')).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('textbox', { name: 'Reason' }).fill('Too long')
  await page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
  await expect.poll(() => asked).toEqual([{ examId: id(1), revision: 3, paper: 'seen', reason: 'Too long' }])

  const approved = await open(waiting, 'school_admin')
  await button('Approve and publish').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect.element(page.getByText(/is approved and published\. It opens/)).toBeVisible()
  expect(approved).toEqual([{ examId: id(1), revision: 3, paper: 'seen' }])

  const held = await open(waiting, 'school_admin')
  await button('Approve and publish').click()
  await page.getByRole('checkbox', { name: 'Show scores and questions when the exam has closed' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => held).toEqual([{ examId: id(1), revision: 3, paper: 'seen', holdsPaper: true }])
})

test('what waits has a badge in the list and is found by a filter', async () => {
  const asked: unknown[] = []
  const list: NonNullable<Answers['exam']>['list'] = (input) => {
    asked.push(input.approval)
    return { items: [waiting], nextCursor: null, total: 1 }
  }
  await showScreen(StaffExams, { answers: { exam: { list } } })
  await expect.element(page.getByRole('article').getByText('Waits for approval')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Approve: First term mock' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Approval' }).selectOptions('Waits for approval')
  await expect.poll(() => asked.at(-1)).toBe('waiting')
})

test.each([true, false])(
  'while nothing waits, its filter stands only where the school wants approval: %s',
  async (isWanted) => {
    const { answers } = schoolOf(exam)
    const list = () => ({ items: [exam], nextCursor: null, total: 1 })
    const school = isWanted ? answers.school : undefined
    await showScreen(StaffExams, { answers: { exam: { list }, ...(school && { school }) } })
    await expect.poll(() => page.getByRole('article').elements().length).toBe(1)
    const filter = page.getByRole('combobox', { name: 'Approval' })
    if (isWanted) await expect.element(filter).toBeVisible()
    else await expect.element(filter).not.toBeInTheDocument()
  },
)
