import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { type Answers, never, refusal, showScreen } from '../../../test/screen.tsx'
import { StudentPage } from './student-page.tsx'

const id = '0199ffff-ffff-7fff-8fff-000000000001'
const student = {
  ...{ id, name: 'Ngọzi Obi', email: null, studentNumber: 'GC/1', phone: '0803 123 4567', status: 'active' as const },
  ...{ class: { id: '0199ffff-ffff-7fff-8fff-000000000003', name: 'SS2B' }, subjects: [], photoId: null },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', revision: 3, examsTaken: 6, averageScore: 71.3, hasSlip: true },
  ...{ isSitting: false, hasLeft: false, leftOn: '', leftReason: '' as const, leftNote: '', years: [] },
  ...{ dateOfBirth: '2010-04-03', gender: 'Female' as const, guardianName: 'Mrs Obi' },
  ...{
    guardianPhone: '',
    guardianRelationship: '',
    guardianEmail: '',
    guardian2Name: '',
    guardian2Phone: '',
    address: '12 Sample Street',
    extraTimePercent: 0,
    bio: 'Plays chess.',
    lastSignInAt: '2026-11-12T08:58:00.000Z',
  },
}
const changes = [{ label: 'Phone', before: '0802', after: '0803 123 4567' }]
const history = [{ id, at: '2026-11-21T09:00:00.000Z', by: 'Ada Obi', action: 'student.updated', changes }]

const show = (getStudent: NonNullable<Answers['people']>['getStudent'], theme: 'light' | 'dark' = 'light') =>
  showScreen(
    () => <StudentPage results={({ examsTaken, averageScore }) => <p>{`${examsTaken} results, ${averageScore}`}</p>} />,
    {
      ...{ theme, at: `/dashboard/students/${id}`, path: '/dashboard/students/$studentId' },
      answers: { people: { ...(getStudent && { getStudent }) } },
    },
  )

test('all that is stored of a student, what was not given, and what happened to the record', async () => {
  await show(() => ({ student, history }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ngọzi Obi' })).toBeVisible()
  expect(document.title).toMatch(/^Ngọzi Obi · /)
  const main = page.getByRole('main')
  await expect.element(main).toMatchTextContent(/GC\/1 · SS2B · Active.*6 results, 71\.3/)
  await expect.element(main).toMatchTextContent(/Ada Obi edited.*Phone: 0802 → 0803 123 4567/)
  await expect
    .element(page.getByRole('complementary', { name: 'Details' }))
    .toMatchTextContent(
      /Date of Birth3 April 2010.*Mrs Obi.*Every subject.*BioPlays chess\..*Last signed in12 Nov 2026(?!,).*6 details not given.*EmailNot given/,
    )
  // Many of those do not stand among what is known, and one press shows them.
  await expect.element(page.getByText('Guardian Email')).not.toBeVisible()
  await page.getByText('6 details not given').click()
  await expect.element(page.getByRole('button', { name: 'Change Email' })).toBeVisible()
  await expectAccessible({ isStrict: true })
})

test('why and since when a student has left, and the class of each year', async () => {
  const left = {
    ...{ hasLeft: true, status: 'inactive' as const, leftOn: '2026-07-24', leftReason: 'transferred' as const },
    ...{ leftNote: 'Moves to Jos' },
    years: [
      { year: '2026/2027', className: 'SS2B', outcome: 'left' as const },
      { year: '2025/2026', className: 'SS1B', outcome: 'promoted' as const },
    ],
  }
  await show(() => ({ student: { ...student, ...left }, history }))
  await expect.element(page.getByRole('main')).toMatchTextContent(/GC\/1 · SS2B · Left/)
  const details = page.getByRole('complementary', { name: 'Details' })
  await expect
    .element(details)
    .toMatchTextContent(/Left On24 July 2026: Transferred to another school.*NoteMoves to Jos/)
  await expect.element(details).toMatchTextContent(/Year 2026\/2027SS2B, left.*Year 2025\/2026SS1B, promoted/)
  await page.getByRole('button', { name: 'Actions for Ngọzi Obi' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Activate' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Mark as left' }).elements()).toEqual([])
})

test('it is edited here, and reads in the dark', async () => {
  await show(() => ({ student, history }), 'dark')
  await page.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Student' })
  await expect.element(form.getByRole('textbox', { name: 'Guardian Name' })).toHaveValue('Mrs Obi')
  await expectReadable()
})

test('one field is changed where it stands: Enter saves it, Escape leaves it, and the keyboard is at its pencil again', async () => {
  const asked: object[] = []
  await showScreen(() => <StudentPage results={() => null} />, {
    ...{ at: `/dashboard/students/${id}`, path: '/dashboard/students/$studentId' },
    answers: {
      people: {
        getStudent: () => ({ student, history }),
        updateStudent: (input) => {
          asked.push(input)
          return { student: { ...student, phone: '0805 000 0000', revision: 4 } }
        },
      },
    },
  })
  const pencil = page.getByRole('button', { name: 'Change Phone' })
  await pencil.click()
  const field = page.getByRole('form', { name: 'Change Phone' }).getByRole('textbox', { name: 'Phone' })
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByText(/^Was 0803 123 4567\. Enter saves/)).toBeVisible()
  await expectAccessible({ isStrict: true })
  await field.fill('0805')
  await userEvent.keyboard('{Escape}')
  await expect.element(pencil).toHaveFocus()
  expect(asked).toEqual([])
  await pencil.click()
  await field.fill('0805 000 0000')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked).toEqual([{ id, revision: 3, phone: '0805 000 0000' }])
  await expect.element(page.getByRole('form', { name: 'Change Phone' })).not.toBeInTheDocument()
})

test('that it is on its way, that it failed, and that there is no such student', async () => {
  await show(() => never)
  await expect.element(page.getByText('Loading student...')).toBeVisible()
  await show(() => {
    throw refusal('UNAVAILABLE')
  })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await show(() => {
    throw refusal('BAD_REQUEST')
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent('There is no such student in your school.')
})

test('the picture is shown on this page, and can be changed or removed', async () => {
  const photoId = '0199ffff-ffff-4fff-8fff-000000000009'
  await show(() => ({ student: { ...student, photoId }, history: [] }))
  const picture = page.getByAltText('Picture of Ngọzi Obi')
  await expect.element(picture).toHaveAttribute('src', `/files/${photoId}`)
  await expect.element(picture).toHaveAttribute('loading', 'lazy')
  for (const name of ['Change picture', 'Remove'])
    await expect.element(page.getByRole('button', { name })).toBeVisible()
  await show(() => ({ student, history: [] }))
  await expect.element(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
})
