import type { DemoAccount } from '@sabimark/domain/people/demo-accounts.ts'
import type { InputOf } from '../../platform/answering.ts'
import { listOf } from '../../platform/list-of.ts'
import { daysFrom, sampleId } from '../../platform/sample.ts'
import { accountOf, personIds } from '../people-here.ts'
import { sampleTeachers } from '../teachers/teachers.ts'

/** The staff of the sample school; the super administrator, who sees all of it, is among them. */
function sampleUsers(account: DemoAccount | null, now: Date) {
  const today = daysFrom(now, 0, '07:30')
  const adminOf = (role: 'school_admin' | 'super_admin') => {
    const { name, email } = accountOf(role)
    return {
      id: personIds[role],
      name,
      email,
      role,
      status: 'active' as const,
      lastSignInAt: today,
      hasSecondFactor: true,
      revision: 1,
    }
  }
  const teachers = sampleTeachers(now).map(({ id, name, email, status, revision }) => ({
    id,
    name,
    email,
    role: 'teacher' as const,
    status,
    hasSecondFactor: false,
    revision,
    lastSignInAt: status === 'active' ? daysFrom(now, -1, '07:45') : null,
  }))
  const invited = {
    id: sampleId('person', 3),
    name: 'Zainab Example',
    email: 'zainab@greenfield.example',
    role: 'school_admin' as const,
    status: 'pending_verification' as const,
    lastSignInAt: null,
    revision: 1,
    hasSecondFactor: false,
  }
  return [
    ...(account?.role === 'super_admin' ? [adminOf('super_admin')] : []),
    adminOf('school_admin'),
    invited,
    ...teachers,
  ]
}

/** A page of them, filtered and sorted as the server does it. */
export function listSampleUsers(input: InputOf<'people', 'listUsers'>, account: DemoAccount | null, now: Date) {
  return listOf(sampleUsers(account, now), input, {
    equals: ['role', 'status'],
    searched: ({ name, email }) => [name, email],
    sorts: { name: ['name', 'asc'], newest: ['id', 'desc'], lastSignIn: ['lastSignInAt', 'desc'] },
  })
}
