import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import { ngozi } from '../../../test/students.ts'
import { MyStudent } from './my-student.tsx'

const subjects = [{ id: ngozi.id, name: 'Physics' }]
const student = {
  ...ngozi,
  email: 'ngozi@example.test',
  photoId: ngozi.id,
  subjects,
  bio: 'Plays chess for the school.',
}

const show = (answer: () => { student: typeof student }, theme: 'light' | 'dark' = 'light') =>
  showScreen(
    () => <MyStudent results={({ examsTaken, averageScore }) => <p>{`${examsTaken} results, ${averageScore}`}</p>} />,
    {
      ...{ theme, as: 'teacher', at: `/dashboard/students/${ngozi.id}`, path: '/dashboard/students/$studentId' },
      answers: { people: { getMyStudent: answer } },
    },
  )

test('a teacher reads how a student does and how to reach them, and edits nothing', async () => {
  await show(() => ({ student }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ngọzi Obi' })).toBeVisible()
  await expect.element(page.getByRole('main')).toMatchTextContent(/GC\/1 · SS2B · Active.*6 results, 71\.3/)
  const details = page.getByRole('complementary', { name: 'Details' })
  await expect
    .element(details)
    .toMatchTextContent(
      /Emailngozi@example\.test.*Phone0803 123 4567.*SubjectsPhysics.*BioPlays chess for the school\./,
    )
  await expect.element(details.getByRole('img', { name: 'Picture of Ngọzi Obi' })).toBeInTheDocument()
  for (const name of ['Edit', 'Change picture']) {
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
  }
  await expect.element(page.getByText(/Date of Birth|Guardian|Address|History/)).not.toBeInTheDocument()
  await expectAccessible()
  await expect.element(page.getByRole('button', { name: 'Issue a new slip' })).toBeVisible()
  // Nothing is left for a menu.
  expect(page.getByRole('button', { name: 'Actions for Ngọzi Obi' }).elements()).toEqual([])
})

test('it reads in the dark on a phone, and says who is not of the own classes', async () => {
  await page.viewport(360, 740)
  try {
    await show(() => ({ student }), 'dark')
    await expect.element(page.getByText('6 results, 71.3')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await expectReadable()
  } finally {
    await page.viewport(1280, 800)
  }
  await show(() => {
    throw refusal('BAD_REQUEST')
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent('There is no such student in your classes.')
})
