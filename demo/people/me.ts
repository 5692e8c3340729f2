import type { DemoAccount } from '@sabimark/domain/people/demo-accounts.ts'
import { unreadCount } from '../platform/unread-count.ts'
import { homeSchool } from '../school/schools.ts'
import { personIds } from './people-here.ts'
import { sampleStudents } from './students.ts'

/** The signed-in person of the demo, as the contract's `me`. */
export function meOf({ name, email, role }: DemoAccount, now: Date) {
  const student = sampleStudents(now).find(({ id }) => id === personIds[role])
  return {
    id: personIds[role],
    name,
    email,
    role,
    school: homeSchool.name,
    schoolId: homeSchool.id,
    subdomain: homeSchool.subdomain,
    avatar: null,
    studentNumber: student?.studentNumber ?? null,
    className: student?.class?.name ?? null,
    unreadCount,
  }
}
