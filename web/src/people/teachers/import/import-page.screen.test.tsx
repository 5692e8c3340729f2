import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../../test/axe.ts'
import { forgetKeptImport } from '../../../../test/kept-import.ts'
import { refusal, showScreen } from '../../../../test/screen.tsx'
import { ids } from '../../../../test/students.ts'
import { becomes, heads, list, look, press, said, school } from '../../../../test/teacher-import.ts'
import TeacherImportPage from './import-page.tsx'

beforeEach(forgetKeptImport)

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
  await expect.element(page.getByRole('heading', { level: 1, name: 'The import is done' })).toHaveFocus()
  expect(added).toHaveLength(1)
  expect(changed).toMatchObject([{ id: ids(31), revision: 7 }])
  expect(changed[0]?.subjectIds).toContain(ids(77))
  expect(changed[0]?.subjectIds).toHaveLength(3)
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
  await press('Finish')
  await asked.getByRole('button', { name: 'Finish' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Import Teachers' })).toHaveFocus()
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
