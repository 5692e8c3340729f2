import type { DemoAccount } from '@sabimark/domain/people/demo-accounts.ts'
import type { Role } from '@sabimark/domain/people/role.ts'
import { initials } from '@sabimark/domain/words/signs/initials.ts'
import { daysFrom } from '../../platform/sample.ts'
import { unreadCount } from '../../platform/unread-count.ts'
import { homeSchool, schoolNameOf } from '../../school/company/schools.ts'
import { personIds } from '../people-here.ts'
import { sampleStudents } from '../students/students.ts'
import { sampleTeachers } from '../teachers/teachers.ts'

/** The signed-in person of the demo, as the contract's `me`. */
export function meOf({ name, email, role }: DemoAccount, now: Date) {
  const student = sampleStudents(now).find(({ id }) => id === personIds[role])
  return {
    id: personIds[role],
    name,
    email,
    role,
    school: schoolNameOf(role),
    schoolId: homeSchool.id,
    subdomain: homeSchool.subdomain,
    avatar: null,
    initials: initials(name),
    schoolLogo: null,
    schoolColor: '',
    studentNumber: student?.studentNumber ?? null,
    className: student?.class?.name ?? null,
    profile: profileOf(role, now),
    unreadCount,
  }
}

/** What the profile page shows of a demo person. */
export function ownProfileOf({ name, email, role }: DemoAccount, now: Date) {
  const isHere = ({ id }: { id: string }) => id === personIds[role]
  const teacher = sampleTeachers(now).find(isHere)
  const student = sampleStudents(now).find(isHere)
  return {
    ...profileOf(role, now),
    id: personIds[role],
    name,
    email,
    role,
    school: schoolNameOf(role),
    bio: '',
    revision: 1,
    schoolsCount: 1,
    className: student?.class?.name ?? null,
    studentNumber: student?.studentNumber ?? null,
    classes: teacher?.classes.map(named) ?? [],
    subjects: teacher?.subjects.map(named) ?? [],
    pendingEmail: null,
  }
}

const named = ({ id, name }: { id: string; name: string }) => ({ id, name })

/** What each demo person may, as the specification words it (part 1, section 6). */
const permissions: Record<Role, string> = {
  super_admin: 'all',
  school_admin: 'school_management',
  teacher: 'exam_management',
  student: 'exam_taking',
}

/** The profile of a demo person: beside the usual, a teacher's subjects, and a student's class and printed number. */
function profileOf(role: Role, now: Date) {
  const isHere = ({ id }: { id: string }) => id === personIds[role]
  const teacher = sampleTeachers(now).find(isHere)
  const student = sampleStudents(now).find(isHere)
  return {
    phone: teacher?.phone ?? student?.phone ?? '',
    address: '',
    joinDate: daysFrom(now, -60, '09:00'),
    permissions: [permissions[role]],
    ...(teacher && { subjects: teacher.subjects.map(({ name }) => name) }),
    ...(student && { class: student.class?.name ?? null, studentId: student.studentNumber }),
  }
}
