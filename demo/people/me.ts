import type { DemoAccount } from '@sabimark/domain/people/demo-accounts.ts'
import { unreadCount } from '../platform/unread-count.ts'
import { homeSchool, platformSchool } from '../school/schools.ts'
import { personIds } from './people-here.ts'
import { sampleStudents } from './students.ts'

/** The signed-in person of the demo, as the contract's `me`. */
export function meOf({ name, email, role }: DemoAccount, now: Date) {
  const school = role === 'super_admin' ? platformSchool : homeSchool
  const student = sampleStudents(now).find(({ id }) => id === personIds[role])
  return {
    id: personIds[role],
    name,
    email,
    role,
    school: school.name,
    schoolId: school.id,
    subdomain: school.subdomain,
    avatar: null,
    studentId: student?.studentId ?? null,
    className: student?.class?.name ?? null,
    unreadCount,
  }
}
