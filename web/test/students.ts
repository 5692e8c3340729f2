import type { Student } from '@sabimark/contract/answers.ts'
import { page } from 'vitest/browser'

/** Students as the screens of these tests are answered with them. */
export const ids = (place: number) => `0199ffff-ffff-7fff-8fff-${String(place).padStart(12, '0')}`
export const ss2b = { id: ids(300), name: 'SS2B' }
export const ngozi: Student = {
  ...{ id: ids(1), name: 'Ngọzi Obi', email: null, studentNumber: 'GC/1', phone: '0803 123 4567', status: 'active' },
  ...{ class: ss2b, createdAt: '2026-11-20T09:00:00.000Z', revision: 3, photoId: null },
  ...{ examsTaken: 6, averageScore: 71.3, hasSlip: true, isSitting: false, hasLeft: false },
}
export const ada: Student = { ...ngozi, id: ids(2), name: 'Ada Eze', studentNumber: 'GC/2', phone: '', class: null }
export const figures = {
  total: 2014,
  active: 1987,
  averageScore: 58.4,
  examsTaken: 6112,
  withoutClass: 9,
  withoutSlip: 0,
}

export const dialog = (name: string) => page.getByRole('dialog', { name })
export const openMenu = async (name: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

export const listing = (...items: Student[]) => ({
  listStudents: () => ({ items: [...items], nextCursor: null, total: items.length }),
  studentFigures: () => figures,
})
