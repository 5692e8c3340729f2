import type { Teacher } from '@sabimark/contract/answers.ts'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Answers } from './screen.tsx'
import { ids } from './students.ts'

export const heads = 'Name of Staff\tEmail\tStaff No\tSubjects\tClasses\tPhone'
export const list = [
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

export function school({
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

export const look = async (text: string) => {
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(text)
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await page.getByRole('button', { name: 'Look at the teachers' }).click()
}
export const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeInTheDocument()
export const becomes = () => page.getByRole('region', { name: 'Becomes' })
export const press = (name: string) => page.getByRole('button', { name }).click()
