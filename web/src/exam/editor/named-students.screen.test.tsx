import { useForm } from '@mantine/form'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { type ExamForm, emptyExam } from './exam-draft.ts'
import { NamedStudents } from './named-students.tsx'

const begins = { defaultDuration: 60, maxAttempts: 1, showResults: 'immediate', randomizeQuestions: true } as const
const left = { id: '0199ffff-ffff-7fff-8fff-000000000001', name: 'Zainab Example, SS1A (not active)' }
let form: ReturnType<typeof useForm<ExamForm>>
const drawn = (students: ExamForm['students']) =>
  function Draft() {
    form = useForm<ExamForm>({ initialValues: { ...emptyExam(new Date(), begins), students } })
    return <NamedStudents form={form} />
  }
const names = () => form.values.students.map(({ name }) => name)
const boxes = () =>
  page
    .getByRole('checkbox')
    .elements()
    .map((box) => (box instanceof HTMLInputElement && box.labels?.[0]?.textContent) || '')

test('students are found by name, ticked, and stay while others are looked for; who has left is said to and taken out', async () => {
  await showScreen(drawn([left]), { as: 'teacher' })
  await expect.element(page.getByRole('heading', { name: 'Students by name' })).toBeVisible()
  await expect.poll(() => boxes().length).toBeGreaterThan(3)
  expect(boxes()[0]).toBe(left.name)
  const [, first = ''] = boxes()
  await page.getByRole('checkbox', { name: first, exact: true }).click()
  expect(names()).toEqual([left.name, first])
  await page.getByRole('searchbox', { name: 'Find students' }).fill('nobody has this name')
  await expect.poll(boxes).toEqual([left.name, first])
  await page.getByRole('checkbox', { name: left.name }).click()
  expect(names()).toEqual([first])
  form.setErrors({ students: 'This person is not at your school.' })
  await expect.element(page.getByText('This person is not at your school.')).toBeVisible()
  await expectAccessible()
})

test('where nobody is named there is one button; pressed, it offers students, on a phone and in the dark', async () => {
  await page.viewport(360, 740)
  await showScreen(drawn([]), { as: 'school_admin', theme: 'dark' })
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Add students by name' }).click()
  await expect.poll(() => boxes().length).toBeGreaterThan(3)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectReadable()
})
