import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { showScreen } from '../../test/screen.tsx'
import StaffHome from './staff-home.tsx'

const link = (name: string | RegExp) => page.getByRole('link', { name }).first()
const anId = '[0-9a-f-]{36}'

test('names of students and subjects on the dashboard lead on', async () => {
  await showScreen(StaffHome, { as: 'school_admin' })
  await expect
    .element(link(/Adéṣọlá/))
    .toHaveAttribute('href', expect.stringMatching(new RegExp(`^/dashboard/students/${anId}$`)))
  await expect
    .element(link('Mathematics'))
    .toHaveAttribute('href', expect.stringMatching(new RegExp(`^/dashboard/results\\?subjectId=.*${anId}`)))
  for (const [label, address] of [
    ['Total Students', '/dashboard/students'],
    ['Total Teachers', '/dashboard/teachers'],
    ['Active Exams', '/dashboard/exams?status=active'],
    ['Average Score', '/dashboard/results'],
  ] as const) {
    await expect.element(link(new RegExp(`^${label}: `))).toHaveAttribute('href', address)
  }
  expect(page.getByRole('link', { name: 'Marking' }).elements()).toEqual([])
  await expectAccessible()
})

test('a teacher begins marking, reads the timetable and comes to the own reports from the home', async () => {
  await showScreen(StaffHome, { as: 'teacher' })
  await expect.element(link('Marking')).toHaveAttribute('href', '/dashboard/marking')
  await expect.element(link('Timetable')).toHaveAttribute('href', '/dashboard/exams/timetable')
  await expect.element(link(/^Total Students: /)).toHaveAttribute('href', '/dashboard/students')
  // They have no list of teachers.
  await expect.element(page.getByText('Total Teachers')).toBeVisible()
  expect(page.getByRole('link', { name: /Total Teachers/ }).elements()).toEqual([])
  await expect.element(link('View Reports')).toHaveAttribute('href', '/dashboard/reports')
})

test('whoever has no questions yet writes one, or takes ready-made ones', async () => {
  const firstSteps = (['subject', 'questions', 'exam'] as const).map((kind) => ({ kind, isDone: kind === 'subject' }))
  const overview = () => ({
    ...{ studentsCount: 0, teachersCount: 0, activeExamsCount: 0, averageScore: null, waiting: [], firstSteps },
    changes: { students: null, teachers: null, activeExams: null, averageScore: null },
  })
  await showScreen(StaffHome, { as: 'teacher', answers: { report: { overview } } })
  const step = page.getByRole('listitem').filter({ hasText: 'Write questions' })
  await expect.element(step.getByRole('button', { name: 'Add Question' })).toBeVisible()
  const ready = step.getByRole('link', { name: 'Take ready-made ones' })
  await expect.element(ready).toHaveAttribute('href', '/dashboard/questions/ready-made')
  await expectAccessible()
})

test('the first steps of a new school ask which classes it has', async () => {
  const asked: object[] = []
  const firstSteps = (['subject', 'classes', 'students'] as const).map((kind) => ({ kind, isDone: kind === 'subject' }))
  await showScreen(StaffHome, {
    answers: {
      report: {
        overview: () => ({
          ...{ studentsCount: 0, teachersCount: 0, activeExamsCount: 0, averageScore: null, waiting: [], firstSteps },
          changes: { students: null, teachers: null, activeExams: null, averageScore: null },
        }),
      },
      school: {
        addClasses: (input) => {
          asked.push(input)
          return { batch: null, doneCount: 9, skipped: [], effects: [] }
        },
      },
    },
  })
  const step = page.getByRole('listitem').filter({ hasText: 'Say which classes you have' })
  await step.getByRole('button', { name: 'Set Up Classes' }).click()
  const form = page.getByRole('dialog', { name: 'Set Up Your Classes' })
  await expect.element(form).toMatchTextContent(/9 classes are new: JSS1A, .*9 classes are there already: SS1A/)
  await form.getByRole('button', { name: 'Add 9 classes' }).click()
  await expect.element(form).not.toBeInTheDocument()
  expect(asked).toEqual([{ levels: ['JSS1', 'JSS2', 'JSS3', 'SS1', 'SS2', 'SS3'], arms: ['A', 'B', 'C'] }])
})
