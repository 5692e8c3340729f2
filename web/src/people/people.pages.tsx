import { IconSchool, IconUserCircle, IconUsers } from '@tabler/icons-react'
import { allRoles, type PageDefinition, staffRoles } from '../platform/page.ts'

export const pages: PageDefinition[] = [
  {
    path: '/students',
    roles: staffRoles,
    menu: { label: { other: 'Students', teacher: 'My Students' }, order: { other: 30, teacher: 65 }, icon: IconUsers },
    load: () => import('./students/students-page.tsx'),
  },
  {
    path: '/students/$studentId',
    roles: ['school_admin'],
    load: () => import('./students/student-page.tsx'),
  },
  {
    path: '/teachers',
    roles: ['super_admin', 'school_admin'],
    menu: { label: 'Teachers', order: 40, icon: IconSchool },
    load: () => import('./teachers/teachers-page.tsx'),
  },
  {
    path: '/teachers/$teacherId',
    roles: ['school_admin'],
    load: () => import('./teachers/teacher-page.tsx'),
  },
  {
    path: '/profile',
    roles: allRoles,
    menu: { label: 'Profile', order: 100, icon: IconUserCircle },
    load: () => import('./profile/profile-page.tsx'),
  },
]
