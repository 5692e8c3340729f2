import { formatLagos } from '@sabimark/domain/school/lagos-time.ts'
import type { Client } from '../platform/client.ts'
import type { Fact } from '../platform/record/record-facts.ts'

export type Student = Awaited<ReturnType<Client['people']['listStudents']>>['items'][number]
export type Teacher = Awaited<ReturnType<Client['people']['listTeachers']>>['items'][number]
export type Slip = Awaited<ReturnType<Client['people']['reissueTeacherPassword']>>

/** What the specification says for a student without a class. */
export const noClass = 'No class assigned'

export const lastSignIn = (at: string | null): Fact => [
  'Last signed in',
  at === null ? 'Never' : formatLagos(new Date(at)),
]
