import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { usualConduct } from '@sabimark/domain/exam/conduct.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import { orpc, queryClient, readAgain } from '../../platform/queries.ts'
import ExamEditorPage from '../page/exam-editor-page.tsx'

const id = (place: number) => `0199ffff-ffff-7fff-8fff-00000000000${place}`
const closes = '2099-11-20T11:00:00.000Z'
const draft: ExamDetail['draft'] = {
  ...{
    title: 'First term mock',
    subjectId: id(2),
    classIds: [id(3)],
    studentIds: [],
    examType: 'mock',
    durationMinutes: 60,
  },
  ...{ scheduledDate: '2099-11-20', scheduledTime: '09:00', closingDate: '2099-11-20', closingTime: '12:00' },
  ...{ passingScore: 50, totalMarksHundredths: 200, location: '', instructions: '', attemptsAllowed: 1 },
  ...{ showResults: 'immediate', shuffleQuestions: true, shuffleOptions: true, secondMarker: 'none' },
  ...{ difficulty: null, tags: [], totalQuestions: null, negative: null, sections: [] },
  questions: [{ questionId: id(4), marksHundredths: 200 }],
}
const exam: ExamDetail = {
  ...{ id: id(1), title: 'First term mock', subject: 'Mathematics', classes: ['SS2B'], examType: 'mock' },
  ...{ status: 'scheduled', durationMinutes: 60, questionCount: 1, questionTypes: { multiple_choice: 1 } },
  ...{ totalMarksHundredths: 200, opensAt: closes, closesAt: closes, createdBy: 'Bola Sample', owner: 'Bola Sample' },
  ...{ mayAct: true, seesQuestions: true, startedCount: 0, submittedCount: 0, awaitsApproval: false, approval: null },
  ...{
    difficulty: null,
    tags: [],
    passingScore: 50,
    studentsRegistered: 31,
    averageScore: null,
    createdAt: closes,
    subjectId: id(2),
  },
  ...{ draft, sittingId: null, isReleased: false, conduct: usualConduct, revision: 3, paperBytes: null },
  ...{ history: [], sittings: [], releaseAt: null, accessCode: null, classItems: [{ id: id(3), name: 'SS2B' }] },
  ...{ hasChanges: false, changes: null, namedCount: 0, studentItems: [] },
  questionItems: [{ id: id(4), question: 'What is $2 + 2$?', type: 'multiple_choice', topic: 'Sums', minutes: 1 }],
}
const { passingScore: _, ...same } = draft
const written: ExamDetail = { ...exam, hasChanges: true, changes: { ...same, passingScore: 40 }, revision: 4 }

async function show(stored: ExamDetail, refusals: Error[] = []) {
  const asked: { call: string; input: Record<string, unknown> }[] = []
  let now = stored
  const noted = (call: string, input: object) => asked.push({ call, input: { ...input } })
  await showScreen(ExamEditorPage, {
    ...{ as: 'school_admin', at: `/dashboard/exams/${exam.id}`, path: '/dashboard/exams/$examId' },
    answers: {
      exam: {
        get: () => now,
        keepChanges: (input: { changes: unknown }) => {
          noted('keepChanges', input)
          const refused = refusals.shift()
          if (refused) throw refused
          now = input.changes ? written : exam
          return { examId: exam.id, revision: 4, hasChanges: input.changes !== null }
        },
        readChanges: () => ({
          ...{ seen: 'seen', begunCount: 0, newCount: 31, bonusHundredths: 0, isTooLate: false, questions: [] },
          settings: [{ name: 'passingScore', before: '50%', after: '40%' }],
        }),
        publishChanges: (input: object) => {
          noted('publishChanges', input)
          now = { ...exam, draft: { ...draft, passingScore: 40 } }
          return { batch: null, doneCount: 1, skipped: [], effects: ['31 candidates get the new paper.'] }
        },
      },
    },
  })
  return asked
}

test('a published exam that nobody has begun is written anew, compared, and given out', async () => {
  const asked = await show(exam)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect.element(page.getByText(/Candidates get “First term mock” as it is published/)).toBeVisible()
  // What has an act of its own is not asked for.
  for (const name of ['class', 'scheduledDate', 'duration', 'showResults', 'subject', 'examType'])
    expect(document.querySelector(`[name=${name}]`)).toBeNull()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('First term mock')
  await expectAccessible()
  await page.getByRole('tab', { name: 'Rules' }).click()
  await page.getByRole('textbox', { name: 'Passing score (%)' }).fill('40')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish changes of “First term mock”?' })
  await expect.element(dialog.getByText('Passing score')).toBeVisible()
  await expect.element(dialog.getByText('50%')).toBeVisible()
  await expect.element(dialog.getByText('40%')).toBeVisible()
  await expectAccessible()
  await dialog.getByLabelText(/^Reason/).fill('The paper was too hard')
  await dialog.getByRole('button', { name: 'Publish changes' }).click()
  await expect.element(page.getByRole('heading', { name: 'First term mock' })).toBeVisible()
  expect(asked).toMatchObject([
    { call: 'keepChanges', input: { revision: 3, changes: { passingScore: 40, questions: draft.questions } } },
    { call: 'publishChanges', input: { seen: 'seen', reason: 'The paper was too hard' } },
  ])
})

test('mine, which was to take the place of another writing and did not, is sent before anything is published', async () => {
  const theirs = { by: 'Uche Sample', at: '2026-11-20T09:32:00.000Z', revision: 5 }
  const asked = await show(written, [refusal('CHANGED_MEANWHILE', theirs), new TypeError('Failed to fetch')])
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Second term mock')
  await page.getByRole('button', { name: 'Save changes' }).click()
  // Mine is again what I opened, and not what is kept now.
  await title.fill('First term mock')
  await page.getByRole('button', { name: 'Save mine in its place' }).click()
  await expect.poll(() => asked.length).toBe(2)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Publish changes of “First term mock”?' })).toBeVisible()
  expect(asked.map(({ call }) => call)).toEqual(['keepChanges', 'keepChanges', 'keepChanges'])
  expect(asked.at(-1)?.input).toMatchObject({ revision: 5, changes: { title: 'First term mock' } })
})

test('what was typed on one tab stays while another is looked at, and nobody is asked', async () => {
  await show(exam)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('tab', { name: 'Rules' }).click()
  await page.getByRole('textbox', { name: 'Passing score (%)' }).fill('40')
  await page.getByRole('tab', { name: 'Details' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
  await page.getByRole('tab', { name: 'Rules' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Passing score (%)' })).toHaveValue('40')
})

test('what was typed is not left without a question; what is kept is said on the exam, and discarded there', async () => {
  const asked = await show(exam)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('tab', { name: 'Rules' }).click()
  await page.getByRole('textbox', { name: 'Passing score (%)' }).fill('40')
  await page.getByRole('button', { name: 'Back to the exam' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('Saved, and not published.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the exam' }).click()
  await expect.element(page.getByText('changes not published', { exact: true })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect.element(page.getByText('changes not published', { exact: true })).not.toBeInTheDocument()
  expect(asked.map(({ input }) => input.changes === null)).toEqual([false, true])
})

test('a hall code that somebody looks at meanwhile takes nothing of what was typed', async () => {
  let now = exam
  await showScreen(ExamEditorPage, {
    ...{ as: 'school_admin', at: `/dashboard/exams/${exam.id}`, path: '/dashboard/exams/$examId' },
    answers: { exam: { get: () => now } },
  })
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Second term mock')
  now = { ...exam, isCodeShown: true }
  await readAgain()
  const { queryKey } = orpc.exam.get.queryOptions({ input: { examId: exam.id } })
  await expect.poll(() => queryClient.getQueryData(queryKey)?.isCodeShown).toBe(true)
  await expect.element(title).toHaveValue('Second term mock')
  await page.getByRole('button', { name: 'Back to the exam' }).click()
  await expect.element(page.getByRole('button', { name: 'Stay here' })).toBeVisible()
})

test('once somebody has begun it is not written anew, and what waited says that it is too late', async () => {
  await show({ ...written, status: 'active', startedCount: 1 })
  await expect.element(page.getByText(/^Somebody began this exam before its changes were published/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Edit', exact: true }).elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Publish changes' }).elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Discard changes' })).toBeVisible()
})

test('once somebody has looked at the hall code, Edit says what stays and what can be done, and changes can only be discarded', async () => {
  await show({ ...written, isCodeShown: true, isAnyCodeShown: true })
  await expect
    .element(page.getByText(/^Somebody has looked at the hall code, so candidates may have begun/))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Continue editing' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: '“First term mock” can no longer be edited' })
  await expect.element(dialog.getByText(/^You can still give more time/)).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Actions for First term mock' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Extend' })).toBeVisible()
  for (const name of ['Move to another time', 'Publish changes', 'Withdraw'])
    await expect.element(page.getByRole('menuitem', { name })).not.toBeInTheDocument()
})
