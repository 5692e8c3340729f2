import type { Client } from '../platform/client.ts'

export type Student = Awaited<ReturnType<Client['people']['listStudents']>>['items'][number]
export type Teacher = Awaited<ReturnType<Client['people']['listTeachers']>>['items'][number]
export type Slip = Awaited<ReturnType<Client['people']['reissueTeacherPassword']>>

/** What the specification says for a student without a class. */
export const noClass = 'No class assigned'
