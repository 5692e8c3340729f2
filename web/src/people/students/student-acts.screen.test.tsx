import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import { ada, dialog, ids, listing, ngozi, openMenu } from '../../../test/students.ts'
import StudentsPage from './students-page.tsx'

describe('acts on several', () => {
  const outcome = {
    batch: ids(900),
    doneCount: 1,
    skipped: [{ id: ada.id, name: 'Ada Eze', why: 'is sitting an exam now.' }],
    effects: ['1 student can no longer sign in. 6 results of 4 exams stay.'],
  }

  test('say before what they do and whom they skip; afterwards there is Undo', async () => {
    const undone: unknown[] = []
    const answers: Answers = {
      people: { ...listing(ngozi, ada), setStudentsStatus: () => outcome },
      school: {
        undo: (input) => {
          undone.push(input)
          return { ...outcome, skipped: [] }
        },
      },
    }
    await showScreen(StudentsPage, { answers })
    await page.getByRole('checkbox', { name: 'Select all students on this page' }).click({ force: true })
    await page.getByRole('button', { name: 'Deactivate' }).click()
    const question = dialog('Deactivate 2 students?')
    await expect.element(question).toMatchTextContent(/6 results of 4 exams stay.*Ada Eze.*is sitting an exam now/)
    await expectAccessible()
    await question.getByRole('button', { name: 'Deactivate' }).click()
    await expect.element(page.getByText('1 student deactivated.')).toBeVisible()
    await expect.element(page.getByText('selected')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText('It was undone.')).toBeVisible()
    expect(undone).toEqual([{ batch: outcome.batch }])
  })

  test('several are marked as left with a reason and a day that has been', async () => {
    const asked: object[] = []
    const leaveStudents = (input: object) => {
      asked.push(input)
      return { ...outcome, doneCount: 2, skipped: [], effects: ['2 students have left (graduated).'] }
    }
    await showScreen(StudentsPage, { answers: { people: { ...listing(ngozi, ada), leaveStudents } } })
    await page.getByRole('checkbox', { name: 'Select all students on this page' }).click({ force: true })
    await page.getByRole('button', { name: 'More for the selection' }).click()
    await page.getByRole('menuitem', { name: 'Mark as left' }).click()
    const question = dialog('Mark 2 students as left?')
    const confirm = question.getByRole('button', { name: 'Mark as left' })
    await expect.element(confirm).toBeDisabled()
    await question.getByRole('combobox', { name: 'Reason' }).selectOptions('Graduated')
    const day = question.getByLabelText('Left On')
    await day.fill('2999-01-01')
    await expect.element(day).toHaveAccessibleDescription(/Enter today or a day before it\./)
    await day.fill('2024-07-26')
    await question.getByRole('textbox', { name: 'Note' }).fill('First of the class')
    await expect.element(question).toMatchTextContent(/2 students have left \(graduated\)\./)
    await expectAccessible()
    await confirm.click()
    await expect.element(page.getByText('2 students marked as left.')).toBeVisible()
    const sent = { ids: [ngozi.id, ada.id], reason: 'graduated', on: '2024-07-26', note: 'First of the class' }
    expect(asked.at(-1)).toEqual(sent)
  })

  test('what would change nobody cannot be confirmed', async () => {
    const deleteStudents = () => ({ ...outcome, doneCount: 0, effects: [] })
    await showScreen(StudentsPage, { answers: { people: { ...listing(ada), deleteStudents } } })
    await openMenu('Ada Eze', 'Delete')
    const question = dialog('Delete Ada Eze?')
    await expect.element(question).toMatchTextContent(/is sitting an exam now/)
    await expect.element(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
  })

  test('slips are issued 40 at a time, shown by class, and those skipped are named', async () => {
    const many = Array.from({ length: 45 }, (_, place) => ({
      ...ngozi,
      id: ids(place + 10),
      name: `Pupil ${place + 10}`,
    }))
    const sizes: number[] = []
    const answers: Answers = {
      people: {
        ...listing(...many),
        issueSlips: ({ ids: asked }) => {
          sizes.push(asked.length)
          const slips = asked.slice(1).map((id) => ({
            ...{
              studentId: id,
              name: `Pupil ${Number(id.slice(-4))}`,
              school: 'Greenfield College',
              subdomain: 'greenfield',
            },
            ...{ className: 'SS2B', signInName: `GC/${Number(id.slice(-4))}`, firstPassword: 'abcd-efgh' },
          }))
          return {
            slips,
            skipped: [{ id: asked[0] ?? '', name: `Pupil ${sizes.length}`, why: 'is sitting an exam now.' }],
          }
        },
      },
    }
    await showScreen(StudentsPage, { answers })
    await page.getByRole('checkbox', { name: 'Select all students on this page' }).click({ force: true })
    await page.getByRole('button', { name: 'Issue slips' }).click()
    await dialog('Issue 45 sign-in slips?').getByRole('button', { name: 'Issue 45 slips' }).click()
    await expect.element(page.getByText('43 slips issued.')).toBeVisible()
    await expect.element(page.getByText('43 sign-in slips to print')).toBeVisible()
    expect(sizes).toEqual([40, 5])
    await expect.element(page.getByText('Pupil 1 and Pupil 2: is sitting an exam now.')).toBeVisible()
  })

  test('slips for all on the list go to those without one, and replace others only where that is chosen', async () => {
    const left = { ...ada, hasSlip: false, status: 'inactive' as const }
    const [musa, zainab] = [3, 4].map((at) => ({ ...ngozi, id: ids(at), name: `Pupil ${at}`, hasSlip: false }))
    if (!musa || !zainab) throw new Error('Both are made above.')
    const issued: string[][] = []
    const issueSlips = (input: { ids: string[] }) => {
      issued.push(input.ids)
      return { slips: [], skipped: [] }
    }
    await showScreen(StudentsPage, { answers: { people: { ...listing(ngozi, left, musa, zainab), issueSlips } } })
    const button = page.getByRole('button', { name: 'Print slips' })
    await button.click()
    const question = dialog('Issue 2 sign-in slips?')
    await expect.element(question.getByRole('radio', { name: 'Only those without a slip (2)' })).toBeChecked()
    await expectAccessible()
    await question.getByRole('button', { name: 'Issue 2 slips' }).click()
    await expect.poll(() => issued).toEqual([[musa.id, zainab.id]])
    await button.click()
    await dialog('Issue 2 sign-in slips?').getByRole('radio', { name: 'Everybody (3)' }).click()
    const all = dialog('Issue 3 sign-in slips?')
    await expect.element(all).toMatchTextContent(/1 old slip stops working at once\./)
    await all.getByRole('button', { name: 'Issue 3 slips' }).click()
    await expect.poll(() => issued.at(-1)).toEqual([musa.id, zainab.id, ngozi.id])
  })

  test('of several who are selected it is looked up who has a slip, and said how many stop working', async () => {
    const others = [ngozi, ada, { ...ngozi, id: ids(5), name: 'Musa Eze' }]
    const listStudents = ({ missing }: { missing?: string | undefined }) => ({
      items: missing === 'slip' ? [] : others,
      nextCursor: null,
      total: 3,
    })
    await showScreen(StudentsPage, { answers: { people: { ...listing(), listStudents } } })
    await page.getByRole('checkbox', { name: 'Select all students on this page' }).click({ force: true })
    await page.getByRole('button', { name: 'Issue slips' }).click()
    await expect
      .element(dialog('Issue 3 sign-in slips?'))
      .toMatchTextContent(/All 3 have a slip already\. 3 old slips stop working at once\./)
  })

  test('what broke off keeps the slips it has and continues with the rest', async () => {
    let isDown = true
    const issueSlips = () => {
      if (isDown) throw refusal('UNAVAILABLE')
      return { slips: [], skipped: [] }
    }
    await showScreen(StudentsPage, { answers: { people: { ...listing(ngozi), issueSlips } } })
    await openMenu('Ngọzi Obi', 'Issue a new slip')
    await dialog('Issue a sign-in slip to Ngọzi Obi?').getByRole('button', { name: 'Issue slip' }).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/try again/)
    isDown = false
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
})
