import { useForm } from '@mantine/form'
import { defaultClassNames } from '@sabimark/domain/school/classes/class-name.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { DetailsFields } from './details-fields.tsx'
import { type ExamForm, emptyExam } from './exam-draft.ts'
import { MarksFields } from './marks-fields.tsx'
import { WhoFields } from './who-fields.tsx'

/** The defaults of the specification (part 2, section 9), as a school begins with them. */
const begins = { defaultDuration: 180, maxAttempts: 1, showResults: 'immediate', randomizeQuestions: true } as const

function show(stored: Partial<ExamForm> = {}) {
  return showScreen(function Form() {
    const empty = emptyExam(new Date('2026-11-20T08:12:00Z'), begins)
    const form = useForm<ExamForm>({ initialValues: { ...empty, ...stored } })
    const classes = defaultClassNames.map((name) => ({ id: name, name }))
    return (
      <div>
        <h1>Create New Exam</h1>
        <DetailsFields form={form} subjects={[]} />
        <WhoFields form={form} classes={{ data: classes, error: null, refetch: () => undefined }} />
        <MarksFields form={form} />
      </div>
    )
  })
}
const types = () => {
  const { options } = page.getByRole('combobox', { name: 'Exam type' }).element() as HTMLSelectElement
  return [...options].map(({ value }) => value)
}
const control = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)

test('the form has the fields, types, classes and defaults of the specification', async () => {
  await show()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
  const required = ['title', 'subject', 'duration', 'totalMarks', 'passingScore', 'scheduledDate', 'scheduledTime']
  expect(required.filter((name) => !control(name)?.required)).toEqual([])
  // Counted from the questions chosen, unless another number is typed.
  await expect.element(page.getByLabelText('Total questions')).toBeVisible()
  expect(types()).toEqual(['mock', 'practice', 'assessment', 'quiz'])
  for (const name of ['SS3A', 'SS3B', 'SS3C', 'SS2A', 'SS2B', 'SS2C'])
    await expect.element(page.getByRole('checkbox', { name })).toBeVisible()
  expect(['duration', 'maxAttempts', 'showResults'].map((name) => control(name)?.value)).toEqual([
    '180',
    '1',
    'immediate',
  ])
  expect(control('randomizeQuestions')?.checked).toBe(true)
  await expectAccessible()
})

test('what a practice is stands below the type, and of other types nothing', async () => {
  await show()
  const what = page.getByText(/^Candidates can check each answer as they go\. Results count in no average/)
  await expect.element(what).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Exam type' }).selectOptions('practice')
  await expect.element(what).toBeVisible()
  await expectAccessible()
})

test('a practical is offered only where one is stored', async () => {
  await show({ examType: 'practical' })
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
  expect(types()).toContain('practical')
})
