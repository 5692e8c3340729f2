import type { Student } from '@sabimark/contract/answers.ts'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { type Answers, never, refusal, showScreen } from '../../../test/screen.tsx'
import { ada, dialog, figures, ids, listing, ngozi, openMenu, ss2b } from '../../../test/students.ts'
import { handOver } from '../../platform/handed-over.ts'
import StudentsPage from './students-page.tsx'

const ss2bRow = {
  ...{ ...ss2b, level: 'SS2', arm: 'B', position: 5, formTeacher: null, status: 'open' as const },
  ...{ studentsCount: 1, examsCount: 0, revision: 1 },
}
const record = {
  ...{
    ...ngozi,
    dateOfBirth: '',
    gender: '' as const,
    guardianName: '',
    guardianPhone: '',
    guardianRelationship: '',
    guardianEmail: '',
    guardian2Name: '',
    guardian2Phone: '',
    address: '',
    extraTimePercent: 0,
  },
  ...{ subjects: [], bio: '', lastSignInAt: null, leftOn: '', leftReason: '' as const, leftNote: '', years: [] },
}
const addButton = () => page.getByRole('button', { name: 'Add New Student' }).first()
const form = () => dialog('Add New Student')
const field = (name: string, of = form()) => of.getByRole('textbox', { name })
const search = () => page.getByRole('searchbox', { name: 'Search by name, email or student ID' })
const rows = () => page.getByRole('table').getByRole('row')
/** A call that is answered when the test says so. */
function held<Output>(output: () => Output) {
  const waiting: (() => void)[] = []
  const call = () => new Promise<Output>((resolve) => waiting.push(() => resolve(output())))
  return { call, release: () => waiting.shift()?.(), asked: () => waiting.length }
}

function keeping(...before: Student[]) {
  const items = [...before]
  const adding = held(() => undefined)
  const answers: Answers = {
    people: {
      ...listing(),
      listStudents: () => ({ items: [...items], nextCursor: null, total: items.length }),
      addStudent: async ({ name, studentNumber }) => {
        await adding.call()
        const student = { ...ngozi, id: ids(items.length + 4), name, studentNumber }
        items.unshift(student)
        return { student }
      },
    },
  }
  return { answers, adding }
}

// Copied from the specification, part 2, "Students Management" and section 9.
const specified = {
  figures: ['Total Students', 'Active Students', 'Average Score', 'Exams Taken'],
  columns: ['Student', 'Student ID', 'Class', 'Contact', 'Performance', 'Status', 'Actions'],
  fields: [
    ...['Full Name', 'Student ID', 'Class', 'Email', 'Phone', 'Date of Birth', 'Gender'],
    ...['Guardian Name', 'Guardian Phone', 'Address', 'Subjects'],
  ],
}

describe('what the specification names', () => {
  test('title, figures, columns and the words for nothing', async () => {
    const answers = { people: listing(ngozi, ada) }
    await showScreen(StudentsPage, { answers })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Students Management' })).toBeVisible()
    await expect.element(page.getByText('Total Students')).toBeVisible()
    const shownFigures = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    expect(shownFigures.slice(0, 4)).toEqual([
      'Total Students2,014',
      'Active Students1,987',
      'Average Score58.4%',
      'Exams Taken6,112',
    ])
    expect(specified.figures.every((label, place) => shownFigures[place]?.startsWith(label))).toBe(true)
    const heads = page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent)
    expect(heads.slice(1)).toEqual(specified.columns)
    await expect
      .element(rows().nth(1))
      .toMatchTextContent(/Ngọzi Obi.*GC\/1.*SS2B.*0803 123 4567.*71\.3% · 6 exams.*Active/)
    await expect.element(rows().nth(2)).toMatchTextContent(/No class assigned/)
    await expect.element(search()).toBeVisible()
    await expectAccessible()
  })

  test('the fields of the form, all at once, in groups', async () => {
    await showScreen(StudentsPage)
    await addButton().click()
    expect(
      form()
        .getByRole('heading', { level: 3 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Student', 'Contact', 'Guardian', 'Subjects and exams'])
    for (const label of specified.fields) {
      await expect
        .element(
          form()
            .getByText(new RegExp(`^${label}`))
            .first(),
        )
        .toBeVisible()
    }
    await expectAccessible()
  })

  test('a school without students, and a search without an answer', async () => {
    await showScreen(StudentsPage, { answers: { people: listing() } })
    await expect.element(page.getByText('No students yet')).toBeVisible()
    expect(search().elements()).toEqual([])
    await showScreen(StudentsPage)
    await search().fill('xyz')
    await expect.element(page.getByText('Nothing matches.', { exact: false })).toBeVisible()
    await expect.element(page.getByText('No students found')).toBeVisible()
  })

  test('a teacher has My Students, with slips to hand out and nothing to change', async () => {
    await showScreen(StudentsPage, { as: 'teacher', answers: { people: listing(ngozi) }, theme: 'dark' })
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Students' })).toBeVisible()
    await expect.poll(() => rows().elements().length).toBe(2)
    await expect.element(addButton()).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Ngọzi Obi' })).toBeVisible()
    await page.getByRole('button', { name: 'Actions for Ngọzi Obi' }).click()
    expect(
      page
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Issue a new slip'])
    await expectReadable()
  })
})

test('a plan that is nearly full is said to the administrator', async () => {
  const subscription = (students: number) => () => ({
    ...{
      subscription: 'starter' as const,
      trialEndsAt: null,
      paidUntil: null,
      hasEnded: false,
      website: '',
      companyEmail: null,
      taken: { students, subjects: 1 },
    },
  })
  await showScreen(StudentsPage, { answers: { people: listing(ngozi), school: { subscription: subscription(186) } } })
  await expect.element(page.getByText('186 of 200 students')).toBeInTheDocument()
})

test('on a phone a row says the ID, the class and that there is no slip, and nothing of it is cut off', async () => {
  await page.viewport(360, 740)
  const long = { ...ngozi, studentNumber: 'GFC/2026/0012', averageScore: null, hasSlip: false }
  await showScreen(StudentsPage, { answers: { people: listing(long) } })
  const shown = page.getByText(/^GFC\/2026\/0012 · SS2B/)
  await expect.element(shown).toBeVisible()
  const line = shown.element()
  expect(line.textContent).toContain('No slip yet')
  expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
  expect(line.scrollHeight).toBeLessThanOrEqual(line.clientHeight)
  await page.viewport(1280, 800)
})

test('what waits for something is counted, and a press shows it', async () => {
  const asked: unknown[] = []
  const listStudents = (input: unknown) => {
    asked.push(input)
    return { items: [ada], nextCursor: null, total: 1 }
  }
  await showScreen(StudentsPage, { answers: { people: { listStudents, studentFigures: () => figures } } })
  await page.getByRole('button', { name: 'Show 9: Without a class' }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ missing: 'class' })
  await expect.element(page.getByRole('combobox', { name: 'Missing' })).toHaveValue('class')
})

describe('choosing among what has to be looked up', () => {
  test('a look-up that has not come is no empty school', async () => {
    const school = { listSubjects: () => never, listClasses: () => never }
    await showScreen(StudentsPage, { answers: { school } })
    await addButton().click()
    await expect.element(form().getByRole('group', { name: 'Subjects' })).toMatchTextContent(/Loading/)
    await expect.element(form().getByRole('combobox', { name: 'Class' })).toBeDisabled()
    await expect.element(page.getByText(/no subjects yet/)).not.toBeInTheDocument()
  })

  test('one that failed is said to have failed, and comes at a second try', async () => {
    let isDown = true
    const down = () => {
      if (isDown) throw refusal('UNAVAILABLE')
      return { items: [ss2bRow], nextCursor: null, total: 1 }
    }
    const listSubjects = () => {
      if (isDown) throw refusal('UNAVAILABLE')
      return { items: [], nextCursor: null, total: 0 }
    }
    await showScreen(StudentsPage, { answers: { school: { listSubjects, listClasses: down } } })
    await addButton().click()
    await expect.element(form().getByRole('alert').first()).toMatchTextContent(/try again/i)
    await expect.element(page.getByText(/no subjects yet/)).not.toBeInTheDocument()
    isDown = false
    await form().getByRole('button', { name: 'Try again' }).first().click()
    await form().getByRole('button', { name: 'Try again' }).click()
    await expect.element(form().getByText(/no subjects yet/)).toBeVisible()
    await form().getByRole('combobox', { name: 'Class' }).selectOptions('SS2B')
  })
})

describe('adding one', () => {
  test('nothing can be typed while it is saved, and the next is typed at once, of the same class', async () => {
    const { answers, adding } = keeping(ngozi)
    await showScreen(StudentsPage, { answers })
    await addButton().click()
    await field('Full Name').fill('Ada Eze')
    await field('Student ID').fill('GC/2')
    await form().getByRole('combobox', { name: 'Class' }).selectOptions('SS2B')
    await form().getByRole('button', { name: 'Save and add another' }).click()
    await expect.element(field('Full Name')).toBeDisabled()
    await userEvent.keyboard('lost')
    expect(document.activeElement?.closest('dialog')).not.toBe(null)
    adding.release()
    await expect.element(field('Full Name')).toHaveFocus()
    await expect.element(form().getByRole('status')).toMatchTextContent('Ada Eze was added.')
    await expect.element(form().getByRole('combobox', { name: 'Class' })).not.toHaveValue('')
    await userEvent.keyboard('Chidi Eze{Tab}GC/3{Enter}')
    await expect.poll(adding.asked).toBe(1)
    adding.release()
    await expect.element(form()).not.toBeInTheDocument()
    await expect.element(page.getByText('Chidi Eze was added.')).toBeVisible()
    await expect.poll(() => rows().elements().length).toBe(4)
    await expect.element(addButton()).toHaveFocus()
  })

  test('what is missing or taken is said at its field, and the keyboard is there', async () => {
    const addStudent = () => {
      throw refusal('STUDENT_ID_TAKEN')
    }
    await showScreen(StudentsPage, { answers: { people: { ...listing(ngozi), addStudent } } })
    await addButton().click()
    await userEvent.keyboard('{Enter}')
    await expect.element(field('Full Name')).toHaveAccessibleDescription('Full Name is required.')
    await expect.element(field('Full Name')).toHaveFocus()
    await userEvent.keyboard('Ada Eze{Tab}GC/1{Enter}')
    await expect.element(field('Student ID')).toHaveAccessibleDescription(/already/)
    await expect.element(field('Student ID')).toHaveFocus()
    await expect.element(field('Student ID')).toHaveValue('GC/1')
  })

  test('Escape, Cancel and the cross ask before something is lost, and then go', async () => {
    await showScreen(StudentsPage)
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await addButton().click()
    await field('Full Name').fill('Half of a')
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      () => form().getByRole('button', { name: 'Cancel' }).click(),
      () => form().getByRole('button', { name: 'Close' }).click(),
    ]) {
      await leave()
      await question.getByRole('button', { name: 'Stay here' }).click()
      await expect.element(field('Full Name')).toHaveValue('Half of a')
    }
    // By keyboard alone: Escape asks, and once more answers that one stays.
    await userEvent.keyboard('{Escape}')
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect.element(form()).not.toBeInTheDocument()
  })

  test('a form that another screen asked for leaves the keyboard on the page', async () => {
    handOver('/', { isAdding: true })
    await showScreen(StudentsPage, { answers: keeping(ngozi).answers })
    await expect.element(field('Full Name')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(form()).not.toBeInTheDocument()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })
})

describe('editing one', () => {
  const edit = () => dialog('Edit Student')

  test('sends what was changed and nothing else, on the state it was read in', async () => {
    const sent: unknown[] = []
    const updateStudent = (input: object) => {
      sent.push(input)
      return { student: { ...record, name: 'Ngọzi Obi-Eze' } }
    }
    const getStudent = () => ({ student: record, history: [] })
    await showScreen(StudentsPage, { answers: { people: { ...listing(ngozi), getStudent, updateStudent } } })
    await openMenu('Ngọzi Obi', 'Edit')
    await field('Full Name', edit()).fill('Ngọzi Obi-Eze')
    await edit().getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Ngọzi Obi-Eze was saved.')).toBeVisible()
    expect(sent).toEqual([{ id: ngozi.id, revision: 3, name: 'Ngọzi Obi-Eze' }])
    await expect.element(page.getByRole('button', { name: 'Actions for Ngọzi Obi' })).toHaveFocus()
  })

  test('of two who edit at once neither loses anything', async () => {
    let isFirst = true
    const sent: unknown[] = []
    const stored = () => (isFirst ? record : { ...record, name: 'Ngozi O.', phone: '0700', revision: 4 })
    const updateStudent = (input: object) => {
      sent.push(input)
      if (!isFirst) return { student: record }
      isFirst = false
      throw refusal('CHANGED_MEANWHILE', { by: 'Bola Ade', at: '2026-11-22T09:12:00.000Z', revision: 4 })
    }
    const getStudent = () => ({ student: stored(), history: [] })
    await showScreen(StudentsPage, { answers: { people: { ...listing(ngozi), getStudent, updateStudent } } })
    await openMenu('Ngọzi Obi', 'Edit')
    await field('Full Name', edit()).fill('Ngọzi Obi-Eze')
    await field('Guardian Name', edit()).fill('Mrs Obi')
    await edit().getByRole('button', { name: 'Save' }).click()
    const note = edit().getByRole('alert')
    await expect.element(note).toMatchTextContent(/Bola Ade saved this at 10:12 am.*Yours is not saved yet.*Phone/)
    await expect.element(field('Full Name', edit())).toHaveValue('Ngọzi Obi-Eze')
    await expect.element(edit().getByText('Ngozi O.')).toBeVisible()
    await expect.element(field('Phone', edit())).toHaveValue('0700')
    await expectAccessible()
    await edit().getByRole('button', { name: 'Use this' }).click()
    await expect.element(field('Full Name', edit())).toHaveValue('Ngozi O.')
    await edit().getByRole('button', { name: 'Save' }).click()
    await expect.element(edit()).not.toBeInTheDocument()
    expect(sent.at(-1)).toEqual({ id: ngozi.id, revision: 4, guardianName: 'Mrs Obi' })
  })
})

test('phone and email both stand under Contact', async () => {
  await page.viewport(1280, 800)
  const reached = { ...ngozi, phone: '0803 000 0000', email: 'ngozi@student.test' }
  await showScreen(StudentsPage, { answers: { people: listing(reached) } })
  for (const text of [reached.phone, reached.email]) await expect.element(page.getByText(text)).toBeVisible()
})

test('the register is a file of its own, for those who import: the rows as they are listed, with who each is', async () => {
  const asked: unknown[] = []
  const { id, name, studentNumber, phone, status } = ngozi
  const exportStudents = (input: unknown) => {
    asked.push(input)
    const row = {
      id,
      name,
      studentNumber,
      email: '',
      phone,
      status,
      className: 'SS2B',
      subjects: 'MTH',
      extraTimePercent: 0,
    }
    const unsaid = {
      dateOfBirth: '',
      gender: '' as const,
      guardianName: '',
      guardianPhone: '',
      address: '',
      guardianRelationship: '',
      guardianEmail: '',
      guardian2Name: '',
      guardian2Phone: '',
    }
    return { items: [{ ...row, ...unsaid }], nextCursor: null, total: 1 }
  }
  await showScreen(StudentsPage, {
    answers: { people: { ...listing(ngozi), exportStudents } },
    at: '/?status=active',
  })
  await page.getByRole('button', { name: 'Export students' }).click()
  await page.getByRole('menuitem', { name: 'Register to edit and import again (.xlsx)' }).click()
  await expect.element(page.getByText('1 exported')).toBeVisible()
  expect(asked).toMatchObject([{ status: 'active', size: 500, purpose: 'export' }])
})
