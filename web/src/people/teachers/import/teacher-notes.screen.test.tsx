import type { Subject } from '@sabimark/contract/answers.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../test/axe.ts'
import { forgetKeptImport } from '../../../../test/kept-import.ts'
import { refusal, showScreen } from '../../../../test/screen.tsx'
import { ids } from '../../../../test/students.ts'
import { becomes, heads, list, look, press, said, school } from '../../../../test/teacher-import.ts'
import TeacherImportPage from './import-page.tsx'

beforeEach(forgetKeptImport)

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
