import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { type Answers, never, refusal, showScreen } from '../../../test/screen.tsx'
import TeacherPage from './teacher-page.tsx'

const id = '0199ffff-ffff-7fff-8fff-000000000001'
const teacher = {
  ...{ id, name: 'Bọ́lá Ade', email: 'bola@greenfield.test', employeeId: 'T/9', phone: '', address: '1 Broad Street' },
  ...{ department: 'Science' as const, experience: 1, qualification: 'B.Sc. Ed.', status: 'active' as const },
  ...{ subjects: [{ id, name: 'Physics' }], classes: [], studentsCount: 120, examsCreated: 14, questionsCount: 310 },
  ...{ photoId: null, createdAt: '2026-11-20T09:00:00.000Z', revision: 3, lastSignInAt: '2026-11-12T08:58:00.000Z' },
  bio: 'Sings in the choir.',
}
const changes = [{ label: 'Experience', before: '–', after: '1' }]
const history = [{ id, at: '2026-11-21T09:00:00.000Z', by: 'Ada Obi', action: 'teacher.updated', changes }]

const show = (getTeacher: NonNullable<Answers['people']>['getTeacher'], theme: 'light' | 'dark' = 'light') =>
  showScreen(TeacherPage, {
    ...{ theme, at: `/dashboard/teachers/${id}`, path: '/dashboard/teachers/$teacherId' },
    answers: { people: { ...(getTeacher && { getTeacher }) } },
  })

test('all that is stored of a teacher, what was not given, and what happened to the record', async () => {
  await show(() => ({ teacher, history }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bọ́lá Ade' })).toBeVisible()
  const main = page.getByRole('main')
  await expect.element(main).toMatchTextContent(/T\/9 · Active.*Students120.*Exams Created14.*Questions310/)
  await expect.element(main).toMatchTextContent(/Ada Obi edited[^–→]*Experience: 1/)
  await expect
    .element(page.getByRole('complementary', { name: 'Details' }))
    .toMatchTextContent(
      /Emailbola@greenfield\.test.*ContactPhoneNot given.*1 Broad Street.*WorkDepartmentScience.*Experience1 year.*B\.Sc\. Ed\..*Subjects and classes.*Physics.*Classes AssignedNone.*BioSings in the choir\..*Last signed in12 Nov 2026(?!,)/,
    )
  await expectAccessible({ isStrict: true })
})

test('the picture is shown on this page', async () => {
  const photoId = '0199ffff-ffff-4fff-8fff-000000000009'
  await show(() => ({ teacher: { ...teacher, photoId }, history: [] }))
  await expect.element(page.getByAltText('Picture of Bọ́lá Ade')).toHaveAttribute('src', `/files/${photoId}`)
})

test('it is edited here, and reads in the dark', async () => {
  await show(() => ({ teacher, history }), 'dark')
  await page.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Teacher' })
  await expect.element(form.getByRole('textbox', { name: 'Qualification' })).toHaveValue('B.Sc. Ed.')
  await expectReadable()
})

test('that it is on its way, and that there is no such teacher', async () => {
  await show(() => never)
  await expect.element(page.getByText('Loading teacher...')).toBeVisible()
  await show(() => {
    throw refusal('BAD_REQUEST')
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent('There is no such teacher in your school.')
})
