import type { Teacher } from '@sabimark/contract/answers.ts'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { besideMenu, cutIn } from '../../../test/beside-menu.ts'
import { type Answers, never, refusal, showScreen } from '../../../test/screen.tsx'
import TeachersPage from './teachers-page.tsx'

const ids = (place: number) => `0199ffff-ffff-7fff-8fff-${String(place).padStart(12, '0')}`
const classes = [1, 2, 3].map((place) => ({ id: ids(300 + place), name: `SS2${'ABC'[place - 1]}` }))
const bola: Teacher = {
  ...{ id: ids(1), name: 'Bọ́lá Ade', email: 'bola@greenfield.test', employeeId: 'T/9', department: 'Science' },
  ...{ phone: '0803 123 4567', experience: 8, qualification: 'B.Sc. Ed.', address: '1 Broad Street', classes },
  ...{ subjects: [{ id: ids(200), name: 'Physics' }], studentsCount: 120, examsCreated: 14, photoId: null },
  ...{ status: 'active', createdAt: '2026-11-20T09:00:00.000Z', revision: 3 },
}
const none = { experience: null, qualification: '', subjects: [], classes: [], studentsCount: 0, examsCreated: 0 }
const invited: Teacher = {
  ...bola,
  ...none,
  id: ids(2),
  name: 'Ada Eze',
  employeeId: 'T/10',
  status: 'pending_verification',
}
const record = { ...bola, questionsCount: 31, lastSignInAt: null, bio: '' }
const slip = {
  ...{ name: 'Chidi Obi', school: 'Greenfield College', subdomain: 'greenfield', className: null },
  ...{ signInName: 'chidi@greenfield.test', firstPassword: 'abcd-efgh' },
}

const listing = (...items: Teacher[]) => ({
  listTeachers: () => ({ items: [...items], nextCursor: null, total: items.length }),
  teacherFigures: () => ({ total: 31, active: 29, totalStudents: 2014, examsCreated: 412 }),
})
const addButton = () => page.getByRole('button', { name: 'Add New Teacher' }).first()
const dialog = (name = 'Add New Teacher') => page.getByRole('dialog', { name })
const field = (name: string, of = dialog()) => of.getByRole('textbox', { name })
const rows = () => page.getByRole('table').getByRole('row')
const openMenu = async (name: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const fillIn = async () => {
  await addButton().click()
  await userEvent.keyboard('Chidi Obi')
  await field('Email').fill('chidi@greenfield.test')
  await field('Employee ID').fill('T/11')
}

// Copied from the specification, part 2, "Teachers Management", and section 9.
const specified = {
  figures: ['Total Teachers', 'Active', 'Total Students', 'Exams Created'],
  search: 'Search by name, email or subject',
  columns: ['Teacher', 'Employee ID', 'Subjects', 'Experience', 'Students', 'Exams Created', 'Status', 'Actions'],
  fields: [
    ...['Full Name', 'Email', 'Employee ID', 'Department', 'Phone', 'Experience', 'Qualification', 'Address'],
    ...['Subjects', 'Classes Assigned'],
  ],
  departments: ['Mathematics', 'Science', 'Languages', 'Social Sciences', 'Arts'],
}

describe('what the specification names', () => {
  test('title, figures, search and columns', async () => {
    await showScreen(TeachersPage, { answers: { people: listing(bola, invited) } })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Teachers Management' })).toBeVisible()
    await expect.element(page.getByText('Total Teachers')).toBeVisible()
    const figures = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    expect(figures).toEqual(['Total Teachers31', 'Active Teachers29', 'Total Students2,014', 'Exams Created412'])
    expect(specified.figures.every((label, place) => figures[place]?.startsWith(label))).toBe(true)
    await expect.element(page.getByRole('searchbox', { name: specified.search })).toBeVisible()
    const heads = page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent)
    expect(heads.slice(1)).toEqual(specified.columns)
    await expect
      .element(rows().nth(1))
      .toMatchTextContent(/Bọ́lá Ade.*T\/9.*Physics.*8 years\s*B\.Sc\. Ed\..*120 · 3 classes.*14.*Active/)
    await expect.element(rows().nth(2)).toMatchTextContent(/Ada Eze.*No classes.*0.*Invited/)
    await expectAccessible({ isStrict: true })
  })

  test('the fields of the form, all at once, in groups', async () => {
    await showScreen(TeachersPage)
    await addButton().click()
    expect(
      dialog()
        .getByRole('heading', { level: 3 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Teacher', 'Contact', 'Work', 'Subjects and classes'])
    for (const label of specified.fields) {
      const shown = dialog().getByText(new RegExp(`^${label}`))
      await expect.element(shown.first()).toBeVisible()
    }
    const department = dialog().getByRole('combobox', { name: 'Department' }).element() as HTMLSelectElement
    expect([...department.options].map(({ text }) => text).slice(1)).toEqual(specified.departments)
    expect(dialog().getByRole('checkbox').elements().length).toBeGreaterThan(2)
    await expectAccessible({ isStrict: true })
  })
})

test('every subject of a teacher can be read at 1280, and what is cut off when the pointer rests on it', async () => {
  const subjects = ['Biology', 'Mathematics', 'Agricultural Science'].map((name, place) => ({
    id: ids(200 + place),
    name,
  }))
  const long = { ...bola, subjects, qualification: 'Postgraduate Diploma in Education' }
  await page.viewport(1280, 800)
  await showScreen(TeachersPage, { answers: { people: listing(long) } })
  const cell = page.getByRole('cell', { name: 'Biology, Mathematics, Agricultural Science' })
  await expect.element(cell).toBeVisible()
  expect(cell.element().scrollWidth).toBeLessThanOrEqual(cell.element().clientWidth)
  expect(getComputedStyle(cell.element()).whiteSpace).toBe('normal')
  await expect.element(page.getByText(/^8 years/)).toHaveAttribute('title', `8 years, ${long.qualification}`)
})

test('a school without teachers, in the dark, and figures that fail by themselves', async () => {
  const teacherFigures = () => {
    throw refusal('UNAVAILABLE')
  }
  await showScreen(TeachersPage, { answers: { people: { teacherFigures } }, theme: 'dark' })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/try again/i)
  await showScreen(TeachersPage, { answers: { people: { ...listing(), teacherFigures } }, theme: 'dark' })
  await expect.element(page.getByText('No teachers yet')).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
  await expectReadable()
})

describe('adding one', () => {
  test('with a first password, which is shown once on the page', async () => {
    const sent: unknown[] = []
    const addTeacher: NonNullable<Answers['people']>['addTeacher'] = (input) => {
      sent.push(input)
      return { teacher: { ...bola, name: input.name }, slip }
    }
    await showScreen(TeachersPage, { answers: { people: { ...listing(bola), addTeacher } } })
    await fillIn()
    await dialog().getByRole('combobox', { name: 'First sign-in' }).selectOptions('Show a first password once')
    await dialog().getByRole('button', { name: 'Add Teacher' }).click()
    await expect.element(page.getByText('Chidi Obi was added. Hand over', { exact: false })).toBeVisible()
    await expect.element(page.getByText('Sign-in slip to print')).toBeVisible()
    expect(sent).toMatchObject([
      { name: 'Chidi Obi', email: 'chidi@greenfield.test', employeeId: 'T/11', signIn: 'first_password' },
    ])
  })

  test('by an invitation, unless something else is chosen', async () => {
    const sent: { signIn: string; experience?: number | null | undefined }[] = []
    const addTeacher: NonNullable<Answers['people']>['addTeacher'] = (input) => {
      sent.push(input)
      const teacher = { ...invited, name: input.name, email: input.email }
      return { teacher, slip: null }
    }
    await showScreen(TeachersPage, { answers: { people: { ...listing(bola), addTeacher } } })
    await fillIn()
    await field('Experience in years').fill('61')
    await dialog().getByRole('button', { name: 'Add Teacher' }).click()
    await expect
      .element(field('Experience in years'))
      .toHaveAccessibleDescription(/Experience must be a whole number from 0 to 60\./)
    await field('Experience in years').fill('12')
    await dialog().getByRole('button', { name: 'Add Teacher' }).click()
    await expect.element(page.getByText(/email is on its way to chidi@greenfield\.test/)).toBeVisible()
    expect(sent).toMatchObject([{ signIn: 'invitation', experience: 12 }])
  })

  test('whose email or employee ID somebody has, is told at the field', async () => {
    let code: 'PERSON_ALREADY_HERE' | 'EMPLOYEE_ID_TAKEN' = 'PERSON_ALREADY_HERE'
    const addTeacher = () => {
      throw refusal(code)
    }
    await showScreen(TeachersPage, { answers: { people: { ...listing(bola), addTeacher } } })
    await fillIn()
    await dialog().getByRole('button', { name: 'Add Teacher' }).click()
    await expect.element(field('Email')).toHaveAccessibleDescription(/already at your school/)
    await expect.element(field('Email')).toHaveFocus()
    code = 'EMPLOYEE_ID_TAKEN'
    await dialog().getByRole('button', { name: 'Add Teacher' }).click()
    await expect.element(field('Employee ID')).toHaveAccessibleDescription(/already has this employee ID/)
  })
})

test('an edit sends what was changed, and the email stays', async () => {
  const sent: unknown[] = []
  const updateTeacher = (input: object) => {
    sent.push(input)
    return { teacher: record }
  }
  const getTeacher = () => ({ teacher: record, history: [] })
  await showScreen(TeachersPage, { answers: { people: { ...listing(bola), getTeacher, updateTeacher } } })
  await openMenu('Bọ́lá Ade', 'Edit')
  const form = dialog('Edit Teacher')
  await expect.element(field('Experience in years', form)).toHaveValue('8')
  await expect.element(field('Email', form)).not.toBeInTheDocument()
  await field('Experience in years', form).fill('9')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Bọ́lá Ade was saved.')).toBeVisible()
  expect(sent).toEqual([{ id: bola.id, revision: 3, experience: 9 }])
})

describe('acts', () => {
  const outcome = {
    ...{ batch: ids(900), doneCount: 1, skipped: [] },
    effects: ['1 teacher can no longer sign in.', '4 scheduled exams, 2 drafts and 310 questions stay.'],
  }

  test('say before what they do', async () => {
    const asked: unknown[] = []
    const setTeachersStatus = (input: object) => {
      asked.push(input)
      return outcome
    }
    await showScreen(TeachersPage, { answers: { people: { ...listing(bola), setTeachersStatus } } })
    await openMenu('Bọ́lá Ade', 'Deactivate')
    const question = dialog('Deactivate Bọ́lá Ade?')
    await expect.element(question).toMatchTextContent(/4 scheduled exams, 2 drafts and 310 questions stay\./)
    await question.getByRole('button', { name: 'Deactivate' }).click()
    await expect.element(page.getByText('1 teacher deactivated.')).toBeVisible()
    // Asked what it would do, and done; not asked again for a question that is about to go.
    expect(asked).toEqual(Array(2).fill({ ids: [bola.id], status: 'inactive' }))
  })

  test('a new first password is asked for, shown once, and refused in words', async () => {
    let isRefused = true
    const reissueTeacherPassword = () => {
      if (isRefused) throw refusal('PERSON_INACTIVE')
      return slip
    }
    await showScreen(TeachersPage, { answers: { people: { ...listing(bola), reissueTeacherPassword } } })
    await openMenu('Bọ́lá Ade', 'New first password')
    const question = dialog('New first password for Bọ́lá Ade?')
    await question.getByRole('button', { name: 'Make a new password' }).click()
    await expect.element(question.getByRole('alert')).toMatchTextContent('This person is inactive.')
    isRefused = false
    await question.getByRole('button', { name: 'Make a new password' }).click()
    await expect.element(page.getByText('Sign-in slip to print')).toBeVisible()
  })

  test('who has not come in yet is invited again, at most once a minute', async () => {
    let isRefused = true
    const asked: object[] = []
    const sendInvitation = (input: object) => {
      asked.push(input)
      if (isRefused) throw refusal('MAIL_SENT_LATELY')
      return { sentTo: 'ada@greenfield.test' }
    }
    await showScreen(TeachersPage, { answers: { people: { ...listing(bola, invited), sendInvitation } } })
    await openMenu('Ada Eze', 'Send invitation again')
    const question = dialog('Invite Ada Eze again?')
    await question.getByRole('button', { name: 'Send invitation' }).click()
    await expect.element(question.getByRole('alert')).toMatchTextContent(/a short while ago/)
    isRefused = false
    await question.getByRole('button', { name: 'Send invitation' }).click()
    await expect.element(page.getByText('An invitation is on its way to ada@greenfield.test.')).toBeVisible()
    expect(asked).toEqual(Array(2).fill({ id: invited.id }))
    await page.getByRole('button', { name: 'Actions for Bọ́lá Ade' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'New first password' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Send invitation again' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  })

  test('somebody inactive is activated, and given no password before', async () => {
    const setTeachersStatus = () => never
    const people = { ...listing({ ...bola, status: 'inactive' }), setTeachersStatus }
    await showScreen(TeachersPage, { answers: { people } })
    await page.getByRole('button', { name: 'Actions for Bọ́lá Ade' }).click()
    const items = page.getByRole('menuitem').elements()
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Hand over exams and questions',
      'Activate',
      'Delete',
    ])
    await page.getByRole('menuitem', { name: 'Activate' }).click()
    await expect.element(dialog('Activate Bọ́lá Ade?')).toMatchTextContent(/Checking what this would change/)
  })
})

test('an email is whole at 1280, beside columns that nobody fills and beside those that are full', async () => {
  await page.viewport(1280, 800)
  const email = 'chukwuemeka.oluwatobiloba@queensample.example'
  const subjects = [{ id: bola.id, name: 'Literature in English' }]
  const long = { ...bola, email, subjects, employeeId: 'T/26/0012', status: 'inactive' as const }
  for (const qualification of ['', 'B.Sc. Economics']) {
    await showScreen(TeachersPage, { answers: { people: listing({ ...long, qualification }) } })
    besideMenu()
    await expect.element(page.getByRole('table').getByText(email)).toBeVisible()
    expect(cutIn(page.getByRole('table', { name: 'Teachers' }).element())).toEqual([])
  }
})

test('a name of two lines hides nothing of the email below it', async () => {
  await page.viewport(1280, 800)
  const name = 'Oluwadamilola Adébáyọ̀-Ogunbanjo Example of Greenfield'
  await showScreen(TeachersPage, { answers: { people: listing({ ...bola, name }) } })
  await expect.element(page.getByText('bola@greenfield.test').first()).toBeVisible()
  const named = page.getByRole('link', { name }).element().getBoundingClientRect()
  expect(named.height).toBeGreaterThan(40)
  const cell = page.getByRole('rowheader').element()
  const [email] = [...cell.querySelectorAll('span')].filter(({ textContent }) => textContent === 'bola@greenfield.test')
  const { left, top, bottom } = email?.getBoundingClientRect() ?? new DOMRect()
  expect(top).toBeGreaterThanOrEqual(named.bottom)
  expect(document.elementFromPoint(left + 4, (top + bottom) / 2)).toBe(email)
})
