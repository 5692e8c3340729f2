import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../../test/axe.ts'
import { forgetKeptImport } from '../../../../test/kept-import.ts'
import { type Answers, showScreen } from '../../../../test/screen.tsx'
import { ids } from '../../../../test/students.ts'
import StudentImportPage from './import-page.tsx'

const empty = {
  ...{ name: '', studentNumber: '', email: '', phone: '', dateOfBirth: '', gender: '' },
  ...{ guardianName: '', guardianPhone: '', guardianRelationship: '', guardianEmail: '' },
  ...{ guardian2Name: '', guardian2Phone: '', address: '', extraTimePercent: '0', className: '', subjects: '' },
}
const known = (place: number, name: string, values: Partial<typeof empty> = {}) => ({
  ...{ id: ids(place), revision: 1, status: 'active' as const },
  values: { ...empty, name, studentNumber: `GC/${place}`, ...values },
})

type Sent = { id: string | null; values: Record<string, string> }

/** Last year's list without IDs: three are there, one stands twice, one may be either of two. */
const list = [
  'Full Name\tParent Phone\tSex',
  'SOLA ADE\t08031230001\tF',
  'BELLO MUSA\t\tM',
  'EZE CHIDI\t\tM',
  'TOLA ADE\t\tF',
  'Ade Tola\t08031230009\t',
  'NGOZI OBI\t\tF',
].join('\n')
const here = [
  known(2, 'Ṣọlá Adé', { guardianPhone: '0803 123 0001' }),
  known(3, 'Musa Bello'),
  known(4, 'Chidi Eze'),
  known(5, 'Ngozi Obi'),
  known(6, 'Obi Ngozi'),
]

beforeEach(forgetKeptImport)

const counts = (text: string | RegExp) => expect.element(page.getByText(text)).toBeInTheDocument()
const becomes = () => page.getByRole('region', { name: 'Becomes' })
const who = () => page.getByRole('region', { name: 'The same student?' })

test('who may be there already is asked, many together, one who may be several by itself, and nobody is merged unasked', async () => {
  const sent: Sent[] = []
  const answers: Answers = {
    people: {
      matchStudents: () => ({ students: here }),
      startRegister: () => ({ importId: ids(90) }),
      importStudents: ({ rows }) => {
        sent.push(...(rows as Sent[]))
        return {
          answers: rows.map(({ position, id }) => ({ position, id: id ?? ids(20 + position), fields: [] as [] })),
        }
      },
    },
  }
  await showScreen(StudentImportPage, { answers })
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(list)
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await page.getByRole('button', { name: 'Look at the students' }).click()
  await counts('6 rows: 1 new, 5 need you.')
  await expect
    .element(who())
    .toMatchTextContent(/Is this the same as Ṣọlá Adé \(GC\/2\)\? The name and the phone number/)
  await expectAccessible()
  await counts(
    '3 rows may be students you have: only the name is the same, such as Bello Musa. 1 of them may be several, and is asked separately.',
  )
  await page.getByRole('button', { name: '2 are the same students' }).click()
  await counts('6 rows: 1 new, 2 changed, 3 need you.')
  await who().getByRole('button', { name: 'The same student' }).click()
  await counts('6 rows: 1 new, 3 changed, 2 need you.')
  // An answer can be taken back.
  await becomes().getByRole('button', { name: 'Not the same student' }).click()
  await who().getByRole('button', { name: 'The same student' }).click()

  await page.getByRole('button', { name: /Next to check/ }).click()
  await expect.element(who()).toMatchTextContent(/Is this the same as row 5\?/)
  await page.viewport(360, 740)
  await expectReadable()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.viewport(1280, 800)
  await who().getByRole('button', { name: 'The same student' }).click()
  await counts('6 rows: 1 new, 3 changed, 1 left out, 1 needs you.')
  await page.getByRole('button', { name: /Next to check/ }).click()
  expect(who().getByRole('button', { name: 'The same student' }).elements()).toHaveLength(2)
  await who().getByRole('button', { name: 'Another student' }).click()
  await page.getByRole('button', { name: 'Add 2, change 3' }).click()
  await counts('2 students were added and 3 changed.')
  expect(sent.map(({ id, values }) => [id, values.name, values.guardianPhone])).toEqual([
    [ids(2), undefined, undefined],
    [ids(3), undefined, undefined],
    [ids(4), undefined, undefined],
    [null, 'Tola Ade', '08031230009'],
    [null, 'Ngozi Obi', undefined],
  ])
})

test('a row that was given another name is asked about by that name', async () => {
  const asked: string[] = []
  const matchStudents = ({ rows }: { rows: readonly { name?: string | undefined }[] }) => {
    asked.push(...rows.flatMap(({ name }) => name ?? []))
    return { students: rows.some(({ name }) => name === 'Musa Bello') ? [known(3, 'Musa Bello')] : [] }
  }
  await showScreen(StudentImportPage, { answers: { people: { matchStudents } } })
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill('Full Name\tSex\nMusa Belo\tM')
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await page.getByRole('button', { name: 'Look at the students' }).click()
  await counts('1 row: 1 new.')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Musa Bello')
  await page.getByRole('button', { name: 'Save' }).click()
  await counts('1 row: 1 needs you.')
  await expect.element(who()).toMatchTextContent(/Is this the same as Musa Bello \(GC\/3\)\?/)
  expect(asked).toContain('Musa Bello')
})

test('that many would get another ID is said before they are said to be the same', async () => {
  const matchStudents = () => ({ students: [known(3, 'Musa Bello'), known(4, 'Chidi Eze')] })
  await showScreen(StudentImportPage, { answers: { people: { matchStudents } } })
  const text = 'Full Name\tAdmission No\nBello Musa\tN/1\nEze Chidi\tN/2'
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(text)
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await page.getByRole('button', { name: 'Look at the students' }).click()
  await counts('2 rows: 2 need you.')
  await counts(
    /such as Bello Musa\. If they are the same, 2 students would get another Student ID: the one in the file\.$/,
  )
})

test('a row with the ID of somebody with altogether another name changes their record only when somebody says so', async () => {
  const sent: Sent[] = []
  const answers: Answers = {
    people: {
      matchStudents: () => ({ students: [known(3, 'Amina Example')] }),
      startRegister: () => ({ importId: ids(90) }),
      importStudents: ({ rows }) => {
        sent.push(...(rows as Sent[]))
        return { answers: rows.map(({ position, id }) => ({ position, id, fields: [] as [] })) }
      },
    },
  }
  await showScreen(StudentImportPage, { answers })
  const text = 'Full Name\tAdmission No\nPeter Okoro\tGC/3'
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(text)
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await page.getByRole('button', { name: 'Look at the students' }).click()
  await counts('1 row: 1 needs you.')
  await page.getByRole('button', { name: /Next to check/ }).click()
  await expect
    .element(becomes().getByText('GC/3 is Amina Example’s. Is Peter Okoro the same person?'))
    .toBeInTheDocument()
  for (const name of ['Edit', 'Leave out']) await expect.element(page.getByRole('button', { name })).toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('button', { name: 'Change their record' }).click()
  await counts('1 row: 1 changed.')
  await page.getByRole('button', { name: 'Not the same student' }).click()
  await counts('1 row: 1 needs you.')
  await page.getByRole('button', { name: 'Change their record' }).click()
  await page.getByRole('button', { name: 'Change 1' }).click()
  await counts('1 student was changed.')
  expect(sent).toMatchObject([{ id: ids(3), values: { name: 'Peter Okoro' } }])
})

test('the keys work from the first look and after each act, and a second press on an act does not leave the row out', async () => {
  const matchStudents = () => ({ students: [known(3, 'Amina Example'), known(4, 'Ruth Specimen')] })
  await showScreen(StudentImportPage, { answers: { people: { matchStudents } } })
  const text = 'Full Name\tAdmission No\nNew Sample\tGC/9\nPeter Okoro\tGC/3\nTola Ade\tGC/4'
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(text)
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await page.getByRole('button', { name: 'Look at the students' }).click()
  await counts('3 rows: 1 new, 2 need you.')
  const row = (name: RegExp) => page.getByRole('list', { name: 'Rows found' }).getByRole('button', { name })
  await expect.element(row(/New Sample/)).toHaveFocus()
  await userEvent.keyboard('n')
  await expect.element(becomes().getByText(/Is Peter Okoro the same person/)).toBeInTheDocument()
  await expect.element(row(/Peter Okoro/)).toHaveFocus()
  const change = page.getByRole('button', { name: 'Change their record' })
  const before = change.element().getBoundingClientRect()
  await change.click()
  await counts('3 rows: 1 new, 1 changed, 1 needs you.')
  const leave = page.getByRole('button', { name: 'Leave out' }).element().getBoundingClientRect()
  expect(leave.left).toBeGreaterThanOrEqual(before.right)
  await expect.element(row(/Peter Okoro/)).toHaveFocus()
  await userEvent.keyboard('n')
  await expect.element(becomes().getByText(/Is Tola Ade the same person/)).toBeInTheDocument()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Full Name' })).toHaveFocus()
})

test.each([
  [1280, 'light'],
  [360, 'dark'],
] as const)(
  'at %i what leaves a row out stands beside Edit at the right end, and a double click is one press',
  async (width, theme) => {
    await page.viewport(width, 740)
    const matchStudents = () => ({ students: [known(3, 'Amina Example')] })
    await showScreen(StudentImportPage, { answers: { people: { matchStudents } }, theme })
    const text = 'Full Name\tAdmission No\nPeter Okoro\tGC/3'
    await page.getByRole('textbox', { name: 'Or paste it here' }).fill(text)
    await page.getByRole('button', { name: 'Read pasted text' }).click()
    await page.getByRole('button', { name: 'Look at the students' }).click()
    await counts('1 row: 1 needs you.')
    const boxOf = (name: string) => becomes().getByRole('button', { name }).element().getBoundingClientRect()
    const acts = () => {
      const [edit, leave] = [boxOf('Edit'), boxOf('Leave out')]
      expect([leave.top, leave.left > edit.right]).toEqual([edit.top, true])
      expect(Math.abs(leave.right - becomes().element().getBoundingClientRect().right)).toBeLessThan(2)
    }
    acts()
    await page.getByRole('button', { name: 'Change their record' }).click()
    await counts('1 row: 1 changed.')
    acts()
    // The second press of a double click does nothing, wherever it lands.
    for (const name of ['Not the same student', 'Edit', 'Leave out']) {
      const act = becomes().getByRole('button', { name })
      act.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
      await expect.element(act).toBeInTheDocument()
      await counts('1 row: 1 changed.')
    }
    await expectReadable()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await page.viewport(1280, 800)
  },
)

test('quick presses on "Leave out" leave out row after row, and none of them does another act', async () => {
  const matchStudents = () => ({ students: [3, 4, 5, 6, 7, 8].map((place) => known(place, `Specimen ${place}`)) })
  await showScreen(StudentImportPage, { answers: { people: { matchStudents } } })
  const names = ['Ada Obi', 'Tola Ade', 'Musa Bello', 'Chidi Eze', 'Ngozi Udo', 'Sani Musa']
  const rows = names.map((name, at) => `${name}\tGC/${at + 3}`)
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(`Full Name\tAdmission No\n${rows.join('\n')}`)
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await page.getByRole('button', { name: 'Look at the students' }).click()
  await counts('6 rows: 6 need you.')
  await page
    .getByRole('group', { name: 'Show' })
    .getByRole('button', { name: /^Needs you/ })
    .click()
  const press = async (name: string, detail: number) => {
    const act = becomes().getByRole('button', { name, exact: true })
    await expect.element(act).toBeInTheDocument()
    act.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  }
  // A double click on the one act does not leave the next row out.
  await press('Change their record', 1)
  await counts('6 rows: 1 changed, 5 need you.')
  await press('Leave out', 2)
  await expect.element(becomes().getByRole('button', { name: 'Leave out' })).toBeInTheDocument()
  await counts('6 rows: 1 changed, 5 need you.')
  for (const [place, left] of ['4 need', '3 need', '2 need', '1 needs'].entries()) {
    await press('Leave out', place + 1)
    await counts(`6 rows: 1 changed, ${place + 1} left out, ${left} you.`)
  }
  await press('Leave out', 5)
  await counts('6 rows: 1 changed, 5 left out.')
})
