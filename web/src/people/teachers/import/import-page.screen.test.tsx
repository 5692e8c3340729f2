import type { Subject, Teacher } from '@sabimark/contract/answers.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../../test/axe.ts'
import { forgetKeptImport } from '../../../../test/kept-import.ts'
import { type Answers, refusal, showScreen } from '../../../../test/screen.tsx'
import { ids } from '../../../../test/students.ts'
import TeacherImportPage from './import-page.tsx'

const heads = 'Name of Staff\tEmail\tStaff No\tSubjects\tClasses\tPhone'
const list = [
  heads,
  'Chidi Obi\tchidi@a.test\tT/11\tPhysics\tSS1A\t8031234567',
  'Bola Ade\tbola@a.test\tT/9\t\t\t08039999999',
  'Musa Bello\t\tT/12\tAlchemy\t\t',
  'Tola Ojo\ttola@a.test\tT/13\t\t\t',
].join('\n')
const bola: Teacher = {
  ...{ id: ids(1), name: 'Bola Ade', email: 'bola@a.test', employeeId: 'T/9', department: 'Science' },
  ...{ phone: '08031111111', experience: 8, qualification: '', address: '', classes: [], subjects: [] },
  ...{ studentsCount: 0, examsCreated: 0, photoId: null, status: 'active', revision: 3 },
  createdAt: '2026-11-20T09:00:00.000Z',
}

type Sent = { email?: string; id?: string; revision?: number; phone?: string; subjectIds?: string[] }

function school({
  onAdd,
  hasTrial = true,
}: {
  onAdd?: (email: string, tries: number) => void
  hasTrial?: boolean
} = {}) {
  const added: Sent[] = []
  const changed: Sent[] = []
  const deleted: string[][] = []
  const answers: Answers = {
    school: {
      subscription: () => ({
        ...{ subscription: 'professional', paidUntil: null, hasEnded: false, website: '', companyEmail: null },
        ...{ trialEndsAt: hasTrial ? '2026-12-20T00:00:00.000Z' : null, taken: { students: 0, subjects: 0 } },
      }),
    },
    people: {
      listTeachers: () => ({ items: [bola], nextCursor: null, total: 1 }),
      addTeacher: (input) => {
        added.push(input)
        onAdd?.(input.email, added.filter(({ email }) => email === input.email).length)
        const place = 20 + Number(input.employeeId.replaceAll(/\D/g, ''))
        return { teacher: { ...bola, id: ids(place), name: input.name }, slip: null }
      },
      getTeacher: ({ id }) => ({
        history: [],
        teacher: {
          ...bola,
          ...{ id, revision: 7, questionsCount: 0, lastSignInAt: null, bio: '' },
          subjects: [{ id: ids(77), name: 'Civic Education' }],
        },
      }),
      updateTeacher: (input) => {
        changed.push(input as Sent)
        return { teacher: { ...bola, questionsCount: 0, lastSignInAt: null, bio: '' } }
      },
      deleteTeachers: ({ ids: gone }) => {
        deleted.push([...gone])
        return { batch: ids(90), doneCount: gone.length, skipped: [], effects: [] }
      },
    },
  }
  return { answers, added, changed, deleted }
}

beforeEach(forgetKeptImport)

const look = async (text: string) => {
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(text)
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await page.getByRole('button', { name: 'Look at the teachers' }).click()
}
const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeInTheDocument()
const becomes = () => page.getByRole('region', { name: 'Becomes' })
const press = (name: string) => page.getByRole('button', { name }).click()

test('a list is looked at, invitations are said before, all are added one by one and deleted again', async () => {
  const { answers, added, changed, deleted } = school()
  await showScreen(TeacherImportPage, { answers })
  await expectAccessible()
  await look(list)
  await said('4 rows: 2 new, 1 changed, 1 needs you.')
  await said('2 invitations will be emailed; your school can send 500 emails a day.')
  await expect.element(becomes()).toMatchTextContent(/Chidi Obi.*Physics.*SS1A/)
  await page.getByRole('button', { name: /Bola Ade/ }).click()
  await expect.element(becomes()).toMatchTextContent(/08031111111 → 08039999999/)
  await page.getByRole('button', { name: /Next to check/ }).click()
  await expect.element(becomes().getByText(/^A teacher signs in with an email/)).toBeInTheDocument()
  await expect.element(becomes().getByText('There is no subject Alchemy.')).toBeInTheDocument()
  await expectAccessible()
  expect([...added, ...changed]).toEqual([])
  await press('Add 2, change 1')
  await said('2 teachers were added and 1 changed.')
  expect(added.map(({ email }) => email)).toEqual(['chidi@a.test', 'tola@a.test'])
  expect(added[0]).toMatchObject({ signIn: 'invitation', phone: '08031234567', subjectIds: [expect.any(String)] })
  expect(changed).toEqual([{ id: ids(1), revision: 3, phone: '08039999999' }])
  await press('Delete these 2')
  await page.getByRole('dialog', { name: 'Delete these 2 teachers?' }).getByRole('button', { name: 'Delete' }).click()
  await said('2 of 2 deleted.')
  expect(deleted).toEqual([[ids(31), ids(33)]])
})

test('the next row to check shows its reason and what can be done above the foot of the page', async () => {
  await page.viewport(1280, 720)
  await showScreen(TeacherImportPage, { answers: school().answers })
  await look(
    [
      'Name\tEmail\tStaff No\tSubjects\tClasses\tPhone\tQualification\tAddress',
      'Chidi Obi\tchidi@a.test\tT/7\tPhysics\tSS1A\t08031234567\tB.Ed\t1 Sample Road',
      'Tola Ojo\ttola@a.test\tT/8\tAlchemy; Astrology\tSS9Z\t08031234568\tB.Ed\t2 Sample Road',
    ].join('\n'),
  )
  const next = page.getByRole('button', { name: /Next to check/ })
  await next.click()
  const foot = () => next.element().getBoundingClientRect().top
  const bottomOf = (one: Element) => one.getBoundingClientRect().bottom
  const reason = becomes().getByText(/^There (is|are) no subjects? Alchemy/)
  await expect.element(reason).toBeInTheDocument()
  await expect.poll(() => bottomOf(reason.element()) < foot()).toBe(true)
  for (const name of ['Edit', 'Leave out']) {
    const act = becomes().getByRole('button', { name })
    expect(bottomOf(act.element())).toBeLessThan(foot())
  }
})

test('IDs are made, rows of one teacher are joined, and an unknown subject is taken for another in all rows at once', async () => {
  const { answers, added } = school()
  await showScreen(TeacherImportPage, { answers })
  await look(
    [
      'Full Name\tEmail\tSubjects\tClasses',
      'Chidi Obi\tchidi@a.test\tMaths\t',
      'Obi Chidi\t\tBio\t',
      `Tola Ojo\ttola@a.test\t${'Àlkémì'.normalize('NFD')}, Chem\tAll SS`,
      'Sade Ade\tsade@a.test\tALKEMI\t',
    ].join('\n'),
  )
  await said('4 rows: 1 new, 1 left out, 2 need you.')
  await said('1 row names a teacher who is already named in a row above: its subjects and classes are added there.')
  await expect.element(becomes()).toMatchTextContent(/of row 3.*Chidi Obi.*T\/010.*Mathematics, Biology/)
  await said(/^2 rows name 1 subject your school does not have/)
  await expectAccessible()
  await page.getByRole('combobox', { name: 'Àlkémì (2 rows)'.normalize('NFC') }).selectOptions('Physics')
  await said('4 rows: 2 new, 1 left out, 1 needs you.')
  // What was said stands there to be changed.
  await said('You said which subject is meant by 1 name of the file:')
  await expect.element(page.getByRole('combobox', { name: /^Àlkémì/u })).toHaveDisplayValue('Physics')
  await page.getByRole('button', { name: /Next to check/ }).click()
  await expect.element(becomes().getByText(/^“All SS” was read as /)).toBeInTheDocument()
  await press('Confirm')
  await said('3 teachers have no employee ID in the file: they get T/010 to T/012.')
  await press('Add 3')
  await said('3 teachers were added.')
  expect(added.map((one) => Reflect.get(one, 'employeeId'))).toEqual(['T/010', 'T/011', 'T/012'])
  expect(added.map(({ subjectIds }) => subjectIds?.length)).toEqual([2, 2, 1])
})

test('classes that are not there are left out of all rows, taken for another or added, in one press each', async () => {
  const { answers, added } = school()
  const made: unknown[] = []
  await showScreen(TeacherImportPage, {
    answers: {
      ...answers,
      school: {
        ...answers.school,
        addClasses: (input) => {
          made.push(input)
          throw refusal('PLAN_LIMIT')
        },
      },
    },
  })
  const rows = ['SS9Z, SS1A', 'ss9z; Club', 'Club & SS1A'].map(
    (named, at) => `Teacher ${'ABC'[at]} Sample\tt${at}@a.test\t${named}`,
  )
  await look(['Full Name\tEmail\tClasses', ...rows].join('\n'))
  await said('3 rows: 3 need you.')
  await said(/^3 rows name 3 classes your school does not have/)
  await expectAccessible()
  await press('Add SS9Z')
  await expect.poll(() => made).toHaveLength(1)
  await press('Leave out all 3')
  await said('3 rows: 3 new.')
  await expect.element(becomes()).toMatchTextContent(/You left out “SS9Z”.*SS1A/)
  await page.getByRole('combobox', { name: 'Club (2 rows)' }).selectOptions('SS2B')
  await press('Add 3')
  await said('3 teachers were added.')
  const counts = added.map((one) => (Reflect.get(one, 'classIds') as string[] | undefined)?.length ?? 0)
  expect(counts).toEqual([1, 1, 2])
})

test('a row that is taken in after its teacher was added is added to that teacher', async () => {
  const { answers, added, changed } = school()
  await showScreen(TeacherImportPage, { answers })
  await look([heads, 'Chidi Obi\tchidi@a.test\tT/11\tPhysics', 'Chidi Obi\t\tT/11\tBiology'].join('\n'))
  await said('2 rows: 1 new, 1 left out.')
  await page.getByRole('button', { name: 'Next teacher' }).click()
  await press('Leave out')
  await press('Add 1')
  await said('1 teacher was added.')
  await press('Include again')
  await said('2 rows: 1 changed, 1 done.')
  await said('Row 2, of the same teacher, is done already. What this row says more is added to the teacher.')
  await expect.element(becomes()).toMatchTextContent(/Physics → .*Biology/)
  await press('Change 1')
  await said('2 rows: 2 done.')
  expect(added).toHaveLength(1)
  expect(changed).toMatchObject([{ id: ids(31), revision: 7 }])
  expect(changed[0]?.subjectIds).toContain(ids(77))
  expect(changed[0]?.subjectIds).toHaveLength(3)
})

test('a subject that is not there is added from the review', async () => {
  const { answers } = school()
  const sent: unknown[] = []
  await showScreen(TeacherImportPage, {
    answers: {
      ...answers,
      school: {
        ...answers.school,
        addSubject: (input) => {
          sent.push(input)
          throw refusal('PLAN_LIMIT')
        },
      },
    },
  })
  await look(list)
  await press('Add Alchemy')
  await said(/plan/)
  expect(sent).toEqual([{ name: 'Alchemy', code: 'ALC' }])
})

test('rows are counted once, however many subjects they name, and all of those are added in one press', async () => {
  const { answers } = school()
  const sent: unknown[] = []
  const addSubject = (input: { name: string; code: string }) => {
    sent.push(input)
    return { subject: { id: ids(70 + sent.length), name: input.name, code: input.code } } as never
  }
  await showScreen(TeacherImportPage, { answers: { ...answers, school: { ...answers.school, addSubject } } })
  await look([heads, 'Chidi Obi\tchidi@a.test\tT/11\tAlchemy; Magic', 'Tola Ojo\ttola@a.test\tT/13\tMAGIC'].join('\n'))
  await said(/^2 rows name 2 subjects your school does not have/)
  await press('Add all 2 subjects')
  await expect
    .poll(() => sent)
    .toEqual([
      { name: 'Alchemy', code: 'ALC' },
      { name: 'Magic', code: 'MAG' },
    ])
})

test('a subject is added for the rows that are left, too, once others were added', async () => {
  await page.viewport(360, 740)
  const { answers, added } = school()
  const open: Subject[] = []
  const subject = (place: number, name: string, code: string): Subject => ({
    ...{ id: ids(place), name, code, description: '', color: '#0B6B4F', status: 'active', revision: 1 },
    ...{ difficulty: 'Medium', durationMinutes: 60, questionsCount: 0, examsCount: 0 },
  })
  open.push(subject(60, 'Physics', 'PHY'))
  await showScreen(TeacherImportPage, {
    answers: {
      ...answers,
      school: {
        ...answers.school,
        listSubjects: () => ({ items: [...open], nextCursor: null, total: open.length }),
        addSubject: ({ name, code }) => {
          open.push(subject(61, name, code))
          return { subject: subject(61, name, code) }
        },
      },
    },
  })
  const rows = ['Chidi Obi\tchidi@a.test\tT/11\tPhysics', 'Tola Ojo\ttola@a.test\tT/13\tAlchemy']
  await look([heads, ...rows, 'Sade Ade\tsade@a.test\tT/14\tPotions'].join('\n'))
  await press('Add 1')
  await said('1 teacher was added.')
  await said('2 rows name 2 subjects your school does not have: add them, or correct the rows below.')
  await expect.element(page.getByRole('button', { name: 'Add all 2 subjects' })).toBeInTheDocument()
  await expectAccessible()
  // Who leaves a row out has nothing to add for it, and a row that is corrected names what it says by then.
  await press('Leave out')
  await said('1 row names 1 subject your school does not have: add it, or correct the rows below.')
  await expect.element(page.getByRole('button', { name: 'Add Potions' })).toBeInTheDocument()
  await page.getByRole('button', { name: /Next to check/ }).click()
  await press('Edit')
  await page.getByRole('textbox', { name: 'Subjects' }).fill('Magic')
  await press('Save')
  await expect.element(page.getByRole('button', { name: 'Add Magic' })).toBeInTheDocument()
  await press('Leave out')
  await expect.element(page.getByRole('region', { name: 'Subjects in the file' })).not.toBeInTheDocument()
  await press('Teacher before')
  await press('Include again')
  await press('Add Alchemy')
  await press('Add 1')
  await said('2 teachers were added.')
  expect(added.map(({ subjectIds }) => subjectIds)).toEqual([[ids(60)], [ids(61)]])
  await page.viewport(1280, 800)
})

test('a lost reply is sent again, a refused row says why, and who was added is not added twice after a reload', async () => {
  const { answers, added } = school({
    onAdd: (email, tries) => {
      if (email === 'tola@a.test' && tries === 1) throw new TypeError('Failed to fetch')
      if (email === 'chidi@a.test') throw refusal('EMPLOYEE_ID_TAKEN')
    },
  })
  await showScreen(TeacherImportPage, { answers })
  await look(list)
  await press('Add 2, change 1')
  await said(/^No network/)
  await press('Continue: Add 1')
  await said('4 rows: 2 done, 2 need you.')
  await expect.element(becomes().getByText('Another teacher already has this employee ID.')).toBeInTheDocument()
  expect(added).toHaveLength(3)
  expect(added[2]).toEqual(added[1])
  // What is not added is not forgotten by the way.
  await press('Finish')
  const asked = page.getByRole('dialog', { name: 'Finish now?' })
  await expect.element(asked).toMatchTextContent(/Not added yet: 2 teachers/)
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await showScreen(TeacherImportPage, { answers })
  await said(/^You began to add this list on .* what was added stays\.$/)
  await said('4 rows: 2 done, 2 need you.')
})

test('at the limit of emails adding ends, and says what to do with those that are left', async () => {
  const rows = Array.from(
    { length: 60 },
    (_, place) => `Ada Obi ${'abcdefgh'[place % 8]}\tt${place}@a.test\tT/${100 + place}`,
  )
  const { answers, added } = school({
    onAdd: (email) => {
      if (email === 't5@a.test') throw refusal('MAILS_USED_UP')
    },
  })
  await page.viewport(360, 740)
  await showScreen(TeacherImportPage, { answers, theme: 'dark' })
  await look(['Full Name\tEmail\tEmployee ID', ...rows].join('\n'))
  await said('60 rows: 60 new.')
  await press('Add 60')
  await said(/reached its limit of emails for 24 hours/)
  await said(
    '55 rows are left. Import the same file again tomorrow: teachers who are added already are not added twice.',
  )
  expect(added).toHaveLength(6)
  await said('60 rows: 55 new, 5 done.')
  await expectReadable()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.viewport(1280, 800)
})

test('a school without a limit hears of none', async () => {
  const { answers } = school({ hasTrial: false })
  await showScreen(TeacherImportPage, { answers })
  await look(list)
  await said('2 invitations will be emailed.')
})
