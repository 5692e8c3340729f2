import { ORPCError } from '@orpc/client'
import type { Exam } from '@sabimark/contract/answers.ts'
import type { ExamStatus } from '@sabimark/domain/exam/exam-status.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAskedOnEscape } from '../../../test/asked-leave.ts'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { ExamActs } from './exam-acts.tsx'

const exam: Exam = {
  ...{ id: '0199ffff-ffff-7fff-8fff-000000000001', title: 'First term mock', subject: 'Mathematics' },
  ...{ classes: ['SS2B'], examType: 'mock', status: 'scheduled', durationMinutes: 60, questionCount: 20 },
  ...{ totalMarksHundredths: 4_000, opensAt: '2026-11-26T08:00:00.000Z', closesAt: '2026-11-26T11:00:00.000Z' },
  ...{ createdBy: 'Ada Example', owner: 'Ada Example', mayAct: true, seesQuestions: true },
  ...{ startedCount: 0, submittedCount: 0, createdAt: '2026-11-19T09:00:00.000Z', questionTypes: {}, difficulty: null },
  ...{
    tags: [],
    passingScore: 50,
    studentsRegistered: 34,
    averageScore: null,
    awaitsApproval: false,
    hasChanges: false,
    namedCount: 0,
  },
}
const outcome = (effects: string[]) => ({ batch: null, doneCount: 1, skipped: [], effects })

async function offered(said: Partial<Exam>, answers = {}): Promise<(string | null)[]> {
  await showScreen(() => <ExamActs exam={{ ...exam, ...said }} isOfCard />, { as: 'teacher', answers })
  const button = page.getByRole('button', { name: 'Actions for First term mock' })
  if (button.elements().length === 0) return []
  await button.click()
  return page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)
}

test('the menu offers what belongs to the exam as it stands, to its owner', async () => {
  const moved = [
    'Move to another time',
    'Extend',
    'Add a sitting',
    'Add students',
    'Access code',
    'When scores are shown',
    'Publish changes',
    'Copy',
    'Hand over',
    'Withdraw',
  ]
  expect(await offered({})).toEqual(moved)
  expect(await offered({ startedCount: 1 })).toEqual([
    'Extend',
    'Add a sitting',
    'Add students',
    'Access code',
    'When scores are shown',
    'Publish changes',
    'Copy',
    'Hand over',
  ])
  const each: [ExamStatus, string[]][] = [
    ['draft', ['Access code', 'Copy', 'Hand over', 'Delete']],
    [
      'active',
      [
        'Extend',
        'Add a sitting',
        'Add students',
        'Access code',
        'When scores are shown',
        'Publish changes',
        'Copy',
        'Hand over',
        'Close now',
        'Withdraw',
      ],
    ],
    ['completed', ['Extend', 'Add a sitting', 'When scores are shown', 'Copy', 'Hand over', 'Archive']],
    ['archived', ['Copy', 'Hand over', 'Take out of the archive']],
  ]
  for (const [status, labels] of each) expect(await offered({ status }), status).toEqual(labels)
})

test('once a hall code was seen nothing is offered that is refused for it, also of a sitting that has closed', async () => {
  const ofClosed = await offered({ status: 'active', ...{ isAnyCodeShown: true } })
  expect(ofClosed).not.toContain('Withdraw')
  for (const label of ['Extend', 'Publish changes']) expect(ofClosed).toContain(label)
  const ofOpen = await offered({ status: 'scheduled', ...{ isCodeShown: true, isAnyCodeShown: true } })
  for (const label of ['Withdraw', 'Move to another time', 'Publish changes']) expect(ofOpen).not.toContain(label)
})

test('where each of several sittings has a menu, that of the exam has nothing about one of them', async () => {
  const sittings = [{}, {}]
  const labels = await offered({ status: 'active', ...{ sittings } })
  expect(labels).not.toEqual([])
  for (const label of ['Move to another time', 'Extend', 'Close now']) expect(labels).not.toContain(label)
})

test('a menu whose button stands at the left edge stays on the screen', async () => {
  await page.viewport(360, 640)
  await offered({ status: 'active' })
  const { left, right, top, bottom } = page.getByRole('menu').element().getBoundingClientRect()
  expect([left >= 8, right <= 352, top >= 0, bottom <= 640]).toEqual([true, true, true, true])
  await page.viewport(1280, 800)
})

test('where an administrator approves what is published, a teacher looks at changes and is not offered to publish them', async () => {
  const examDefaults = () => ({
    ...{ defaultDuration: 60, warningTime: 10, maxAttempts: 1, showResults: 'immediate' as const, autoSubmit: true },
    ...{ randomizeQuestions: true, allowReview: true, proctoring: false, approvalRequired: true },
  })
  await offered({}, { school: { examDefaults } })
  await expect.element(page.getByRole('menuitem', { name: 'See changes' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Publish changes' }).elements()).toEqual([])
})

test('what belongs together stands together: a line parts its times, who sits it, what is shown and the exam itself', async () => {
  await showScreen(() => <ExamActs exam={exam} />, { as: 'teacher' })
  await page.getByRole('button', { name: 'Actions for First term mock' }).click()
  const menu = page.getByRole('menu', { name: 'Actions for First term mock' })
  const after = menu
    .getByRole('separator')
    .elements()
    .map(({ nextElementSibling }) => nextElementSibling?.textContent)
  expect(after).toEqual(['Add students', 'When scores are shown', 'Copy'])
  await expectAccessible()
})

test('a colleague of the subject copies an exam that is over, and nothing else', async () => {
  expect(await offered({ mayAct: false, seesQuestions: false })).toEqual([])
  expect(await offered({ mayAct: false, status: 'completed' })).toEqual(['Copy'])
})

test('who can have an exam are teachers of its subject and administrators, who are named as such', async () => {
  const listTakers = () => ({
    items: [
      { id: 't1', name: 'Bola Example', isAdmin: false },
      { id: 'a1', name: 'Chidi Example', isAdmin: true },
    ],
  })
  await showScreen(() => <ExamActs exam={exam} />, {
    as: 'teacher',
    answers: { exam: { listTakers, handOver: () => outcome(['Chidi Example acts on it from now on.']) } },
  })
  await page.getByRole('button', { name: 'Actions for First term mock' }).click()
  await page.getByRole('menuitem', { name: 'Hand over' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over “First term mock”?' })
  await dialog.getByRole('combobox', { name: 'To' }).selectOptions('Chidi Example (administrator)')
  await expect.element(dialog.getByText('Chidi Example acts on it from now on.')).toBeVisible()
})

test('a copy that would be refused says so before it is asked for', async () => {
  const duplicate = () => {
    throw new ORPCError('UNKNOWN_SUBJECT', { status: 404, message: 'There is no such subject in your school.' })
  }
  await showScreen(() => <ExamActs exam={exam} />, { as: 'teacher', answers: { exam: { duplicate } } })
  await page.getByRole('button', { name: 'Actions for First term mock' }).click()
  await page.getByRole('menuitem', { name: 'Copy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy “First term mock”?' })
  await expect.element(dialog.getByText('There is no such subject in your school.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled()
})

test('an exam is moved once its consequence was read; what is refused is said and nothing is lost', async () => {
  const asked: object[] = []
  const reschedule = (input: { scheduledDate: string }) => {
    asked.push(input)
    if (input.scheduledDate < '2026-11-26') {
      throw new ORPCError('OPENING_TIME_PAST', { status: 422, message: 'The opening time has already passed.' })
    }
    return outcome(['It opens Fri 27 Nov 2026, 9:00 am.', '34 students are told the old time and the new one.'])
  }
  const draft = { title: exam.title, subjectId: 's1', classIds: ['c1'], examType: exam.examType }
  const planned: object[] = []
  const checkClashes = (input: { scheduledDate: string }) => {
    planned.push(input)
    const clash = { kind: 'sunday' as const, titles: [exam.title], className: null, students: [], studentCount: 0 }
    return {
      clashes: [{ ...clash, date: input.scheduledDate }],
      practices: [],
      readyMade: { publicCount: 0, withdrawnCount: 0 },
    }
  }
  const answers = { exam: { reschedule, checkClashes, get: () => ({ ...exam, draft }) as never } }
  await showScreen(() => <ExamActs exam={exam} />, { as: 'teacher', answers })
  await page.getByRole('button', { name: 'Actions for First term mock' }).click()
  await page.getByRole('menuitem', { name: 'Move to another time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move “First term mock” to another time?' })
  await dialog.getByLabelText(/^Date/).fill('2026-11-01')
  await expect.element(dialog.getByText('The opening time has already passed.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Move exam' })).toBeDisabled()
  await dialog.getByLabelText(/^Date/).fill('2026-11-27')
  await expect.element(dialog.getByLabelText(/^Closing date/)).toHaveValue('2026-11-27')
  await expect.element(dialog.getByText('34 students are told the old time and the new one.')).toBeVisible()
  // What publishing warns of: other exams of that day, and too short a time.
  await expect.element(dialog.getByText(/^“First term mock” is on a Sunday/)).toBeVisible()
  expect(planned.at(-1)).toMatchObject({ examId: exam.id, classIds: ['c1'], scheduledDate: '2026-11-27' })
  await dialog.getByLabelText(/^Closing time/).fill('09:30')
  await expect.element(dialog.getByText(/It is only 30 minutes from opening to closing/)).toBeVisible()
  await dialog.getByLabelText(/^Closing time/).fill('12:00')
  // Two fields one right after the other, as a browser fills them in.
  await Promise.all([
    dialog.getByLabelText(/^Time/).fill('08:30'),
    dialog.getByLabelText(/^Closing time/).fill('12:30'),
  ])
  await dialog.getByLabelText(/^Time/).fill('09:00')
  await dialog.getByLabelText(/^Closing time/).fill('12:00')
  await expectAccessible()
  await expectAskedOnEscape()
  await dialog.getByRole('button', { name: 'Move exam' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.at(-1)).toEqual({
    ...{ examId: exam.id, scheduledDate: '2026-11-27', scheduledTime: '09:00' },
    ...{ closingDate: '2026-11-27', closingTime: '12:00', durationMinutes: 60 },
    seen: { opensAt: exam.opensAt, closesAt: exam.closesAt, durationMinutes: 60 },
  })
})
