import type { SchoolClass } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { type Answers, never, refusal, showScreen } from '../../../test/screen.tsx'
import ClassPage from './class-page.tsx'

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

const show = (school: Answers['school'], theme: 'light' | 'dark' = 'light') =>
  showScreen(ClassPage, {
    ...{ theme, at: `/dashboard/students/classes/${id}`, path: '/dashboard/students/classes/$classId' },
    answers: { school: { ...school } },
  })
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
