import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Answers } from './screen.tsx'
import { ids, ngozi } from './students.ts'

export const list = [
  'Admission No\tSurname\tFirst Name\tClass\tDate of Birth\tPhone',
  'GC/1\tOBI\tADA\tSS1A\t5/12/2010\t8031234567',
  'GC/2\tEZE\tNGOZI\tSS2B\t1/2/2010\t',
  'GC/3\tBELLO\tMUSA\tSS9Z\t3/4/2010\t8.03E+09',
  'GC/4\tOJO\tTOLA\tSS1A\t6/6/2010\t',
  'gc / 1\tOBI\tADA\tSS1A\t\t',
].join('\n')
const empty = { name: '', studentNumber: '', email: '', phone: '', dateOfBirth: '', gender: '' }
export const known = (place: number, name: string, studentNumber: string) => ({
  ...{ id: ids(place), revision: 4, status: 'active' as const },
  values: {
    ...{
      ...empty,
      guardianName: '',
      guardianPhone: '',
      guardianRelationship: '',
      guardianEmail: '',
      guardian2Name: '',
      guardian2Phone: '',
      address: '',
      extraTimePercent: '0',
      className: '',
      subjects: '',
    },
    ...{ name, studentNumber, phone: place === 2 ? '0700' : '' },
  },
})

type Sent = { position: number; id: string | null; revision: number | null; values: Record<string, string> }

/** A school where Ngozi Eze is already, under another name. */
export function school(importStudents?: (rows: Sent[]) => { position: number; id: string | null; fields: [] }[]) {
  const sent: Sent[][] = []
  const calls: string[] = []
  const answers: Answers = {
    people: {
      // The school numbers its students as most do; last year's are the newest.
      listStudents: () => ({ items: [{ ...ngozi, studentNumber: 'GC/2025/010' }], nextCursor: null, total: 1 }),
      matchStudents: () => ({ students: [known(2, 'Ngozi Ezeh', 'GC/2')] }),
      startRegister: () => ({ importId: ids(90) }),
      importStudents: ({ rows }) => {
        sent.push(rows as Sent[])
        const taken = (rows as Sent[]).map(({ position, id }) => ({
          position,
          id: id ?? ids(20 + position),
          fields: [] as [],
        }))
        return { answers: importStudents?.(rows as Sent[]) ?? taken }
      },
    },
    school: {
      undo: ({ batch }) => {
        calls.push(batch)
        return { batch: null, doneCount: 4, skipped: [], effects: [] }
      },
    },
  }
  return { answers, sent, calls }
}

export const paste = async (text: string) => {
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(text)
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'What the columns hold' })).toBeInTheDocument()
}
export const look = () => page.getByRole('button', { name: 'Look at the students' }).click()
export const counts = (text: string) => expect.element(page.getByText(text)).toBeInTheDocument()
export const becomes = () => page.getByRole('region', { name: 'Becomes' })
