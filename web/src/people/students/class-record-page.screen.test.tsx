import type { SchoolClass, Student } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { type Answers, never, refusal, showScreen } from '../../../test/screen.tsx'
import ClassRecordPage from './class-record-page.tsx'

const id = '0199ffff-ffff-7fff-8fff-000000000001'
const ss2b: SchoolClass = {
  ...{ id, name: 'SS2B', level: 'SS2', arm: 'B', position: 5, revision: 2, formTeacher: { id, name: 'Bola Ade' } },
  ...{ status: 'open', studentsCount: 42, examsCount: 3 },
}
const changes = [{ label: 'Arm', before: 'A', after: 'B' }]
const history = [
  { id, at: '2026-11-21T09:00:00.000Z', by: 'Ada Obi', action: 'class.updated', changes },
  { ...{ id: `${id.slice(0, -1)}2`, at: '2026-11-20T09:00:00.000Z', by: null }, action: 'class.opened', changes: [] },
]

const show = (school: Answers['school'], theme: 'light' | 'dark' = 'light', students: readonly Student[] = []) =>
  showScreen(ClassRecordPage, {
    ...{ theme, at: `/dashboard/students/classes/${id}`, path: '/dashboard/students/classes/$classId' },
    answers: {
      school: { ...school },
      people: {
        listStudents: ({ classId, search = '' }) => {
          expect(classId).toBe(id)
          const found = students.filter(({ name }) => name.includes(search))
          return { items: found.slice(0, 50), nextCursor: found.length > 50 ? 'more' : null, total: found.length }
        },
      },
    },
  })
const student = (number: number): Student => ({
  ...{ id: `0199ffff-ffff-7fff-8fff-${100_000_000_000 + number}`, name: `Ada Sample ${number}`, email: null },
  ...{ studentNumber: `GF/${number}`, class: { id, name: 'SS2B' }, subjects: [], phone: '', photoId: null },
  ...{ status: 'active', hasSlip: number !== 2, isSitting: false, hasLeft: false, revision: 1 },
  ...{
    averageScore: number === 1 ? 64.25 : null,
    examsTaken: number === 1 ? 3 : 0,
    createdAt: '2026-09-01T08:00:00.000Z',
  },
})
const studentsOf = (count: number) => Array.from({ length: count }, (_, at) => student(at + 1))
const getClass = () => ({ class: ss2b, history })

test('all that is stored of a class, and what happened to it', async () => {
  await show({ getClass })
  await expect.element(page.getByRole('heading', { level: 1, name: 'SS2B' })).toBeVisible()
  const main = page.getByRole('main')
  await expect.element(main).toMatchTextContent(/SS2B.*Open.*Students42.*Exams3/)
  await expect.element(main).toMatchTextContent(/Ada Obi edited.*Arm: A → B.*Somebody opened this class/)
  await expect
    .element(page.getByRole('complementary', { name: 'Details' }))
    .toMatchTextContent(/LevelSS2.*ArmB.*Order5.*Form TeacherBola Ade/)
  await expectAccessible()
})

test('who deletes it here stands in the list again, and is told', async () => {
  const asked: object[] = []
  const deleteClasses = (input: object) => {
    asked.push(input)
    return { batch: id, doneCount: 1, skipped: [], effects: ['1 class is deleted. You can undo this for 30 days.'] }
  }
  await show({ getClass, deleteClasses }, 'dark')
  await page.getByRole('button', { name: 'Actions for SS2B' }).click()
  await expectReadable()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete SS2B?' })
  await expect.element(question).toMatchTextContent(/You can undo this for 30 days/)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('heading', { name: 'SS2B' })).not.toBeInTheDocument()
  expect(asked).toEqual(Array(2).fill({ ids: [id] }))
})

test('that it is on its way, and that there is no such class', async () => {
  await show({ getClass: () => never })
  await expect.element(page.getByText('Loading class...')).toBeVisible()
  await show({
    getClass: () => {
      throw refusal('UNKNOWN_CLASS')
    },
  })
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('who is in it, each with the way to their record, and no search for so few', async () => {
  await show({ getClass }, 'light', studentsOf(3))
  const rows = page.getByRole('table', { name: 'Students of SS2B' }).getByRole('row')
  await expect.element(rows.nth(1)).toMatchTextContent(/Ada Sample 1.*GF\/1.*64\.3%.*3 exams.*Active/)
  await expect.element(rows.nth(2)).toMatchTextContent(/No exams yet.*No slip yet/)
  await expect
    .element(page.getByRole('link', { name: 'Ada Sample 3' }))
    .toHaveAttribute('href', `/dashboard/students/${student(3).id}`)
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
  await expectAccessible()
})

test('sixty are searched and turned over, on a phone without a line too wide', async () => {
  await page.viewport(360, 740)
  await show({ getClass }, 'dark', studentsOf(60))
  await expect.element(page.getByText('1–50 of 60')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectReadable()
  await page.getByRole('searchbox', { name: 'Search by name, email or student ID' }).fill('Sample 60')
  await expect.element(page.getByText('1–1 of 1')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ada Sample 60' })).toBeVisible()
  await page.viewport(1280, 800)
})

test('an empty class has one act, which adds a student to this class', async () => {
  await show({ getClass, listClasses: () => ({ items: [ss2b], nextCursor: null, total: 1 }) })
  await expect.element(page.getByText('No students yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add student' }).click()
  const form = page.getByRole('dialog', { name: 'Add New Student' })
  await expect.element(form.getByRole('combobox', { name: 'Class' })).toHaveValue(id)
})
