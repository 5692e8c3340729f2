import type { Client } from '../platform/client.ts'
import type { BadgeTone } from '../platform/ui/status-badge.tsx'

export type Student = Awaited<ReturnType<Client['people']['listStudents']>>['items'][number]
export type Teacher = Awaited<ReturnType<Client['people']['listTeachers']>>['items'][number]
export type Slip = Awaited<ReturnType<Client['people']['reissueStudentPassword']>>

export const personStatuses: Record<Student['status'], { tone: BadgeTone; word: string }> = {
  active: { tone: 'green', word: 'active' },
  inactive: { tone: 'grey', word: 'inactive' },
  pending_verification: { tone: 'amber', word: 'invited' },
}

/** What the specification says for a student without a class. */
export const noClass = 'No class assigned'
