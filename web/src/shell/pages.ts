// The table of contents: every page behind sign-in, in the order of the menu. Router, menu, palette, the browser's tab and
// the types of links read it. Public pages are in site/pages.ts.
import {
  IconBooks,
  IconBuildingCommunity,
  IconChartBar,
  IconClipboardText,
  IconHistory,
  IconLayoutDashboard,
  IconListDetails,
  IconMail,
  IconSchool,
  IconUserCircle,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { Client } from '../platform/client.ts'
import { allRoles, type ListSearch, type PageDefinition, staffRoles } from '../platform/page.ts'
import { Home } from './home.tsx'

const contents = [
  {
    path: '/',
    title: 'Dashboard',
    roles: allRoles,
    icon: IconLayoutDashboard,
    isInMenu: true,
    load: async () => ({ default: Home }),
  },
  {
    path: '/schools',
    title: 'Schools',
    roles: ['super_admin'],
    icon: IconBuildingCommunity,
    isInMenu: true,
    search: {} as ListSearch<Client['school']['list']>,
    load: () => import('../school/schools-page.tsx'),
  },
  {
    path: '/subjects',
    title: 'Subjects',
    roles: ['super_admin', 'school_admin'],
    icon: IconBooks,
    isInMenu: true,
    search: {} as ListSearch<Client['school']['listSubjects']>,
    load: () => import('../school/subjects/subjects-page.tsx'),
  },
  {
    path: '/subjects/$subjectId',
    title: 'Subject',
    roles: ['school_admin'],
    load: () => import('../school/subjects/subject-page.tsx'),
  },
  {
    path: '/students',
    title: 'Students',
    roles: ['super_admin', 'school_admin'],
    icon: IconUsers,
    isInMenu: true,
    search: {} as ListSearch<Client['people']['listStudents']>,
    load: () => import('../people/students/students-page.tsx'),
  },
  {
    path: '/students/classes',
    title: 'Classes',
    roles: ['school_admin'],
    icon: IconUsersGroup,
    search: {} as ListSearch<Client['school']['listClasses']>,
    load: () => import('../school/classes/classes-page.tsx'),
  },
  {
    path: '/students/classes/$classId',
    title: 'Class',
    roles: ['school_admin'],
    load: () => import('../school/classes/class-page.tsx'),
  },
  {
    path: '/students/$studentId',
    title: 'Student',
    roles: ['school_admin'],
    load: () => import('../people/students/student-page.tsx'),
  },
  {
    path: '/teachers',
    title: 'Teachers',
    roles: ['super_admin', 'school_admin'],
    icon: IconSchool,
    isInMenu: true,
    search: {} as ListSearch<Client['people']['listTeachers']>,
    load: () => import('../people/teachers/teachers-page.tsx'),
  },
  {
    path: '/teachers/$teacherId',
    title: 'Teacher',
    roles: ['school_admin'],
    load: () => import('../people/teachers/teacher-page.tsx'),
  },
  {
    path: '/exams',
    title: 'Exams',
    roles: ['super_admin', 'school_admin'],
    icon: IconClipboardText,
    isInMenu: true,
    load: () => import('../exam/staff-exams.tsx'),
  },
  {
    path: '/exams',
    title: 'My Exams',
    roles: ['teacher'],
    icon: IconClipboardText,
    isInMenu: true,
    load: () => import('../exam/staff-exams.tsx'),
  },
  {
    path: '/exams',
    title: 'My Exams',
    roles: ['student'],
    icon: IconClipboardText,
    isInMenu: true,
    load: () => import('../exam/mine/my-exams-page.tsx'),
  },
  {
    path: '/exams/$examId',
    title: 'Exam',
    roles: staffRoles,
    load: () => import('../exam/editor/exam-editor-page.tsx'),
  },
  {
    path: '/exam/$examId',
    title: 'Exam',
    roles: allRoles,
    layout: 'full',
    load: () => import('../attempt/exam-page.tsx'),
  },
  {
    path: '/exam/$examId/result',
    title: 'Preview',
    roles: staffRoles,
    load: () => import('../result/preview-result-page.tsx'),
  },
  {
    path: '/questions',
    title: 'Question Bank',
    roles: staffRoles,
    icon: IconListDetails,
    isInMenu: true,
    search: {} as ListSearch<Client['bank']['listQuestions']>,
    load: () => import('../bank/questions-page.tsx'),
  },
  {
    path: '/students',
    title: 'My Students',
    roles: ['teacher'],
    icon: IconUsers,
    isInMenu: true,
    search: {} as ListSearch<Client['people']['listStudents']>,
    load: () => import('../people/students/students-page.tsx'),
  },
  {
    path: '/results',
    title: 'Results & Analytics',
    roles: ['super_admin', 'school_admin'],
    icon: IconChartBar,
    isInMenu: true,
    load: () => import('../result/staff/staff-results.tsx'),
  },
  {
    path: '/results',
    title: 'Results',
    roles: ['teacher'],
    icon: IconChartBar,
    isInMenu: true,
    load: () => import('../result/staff/staff-results.tsx'),
  },
  {
    path: '/results',
    title: 'My Results',
    roles: ['student'],
    icon: IconChartBar,
    isInMenu: true,
    load: () => import('../result/mine/my-results-page.tsx'),
  },
  {
    path: '/results/$attemptId',
    title: 'Result',
    roles: ['school_admin', 'teacher', 'student'],
    load: () => import('../result/result-page.tsx'),
  },
  {
    path: '/results/exam/$examId',
    title: 'Results',
    roles: staffRoles,
    load: () => import('../result/staff/exam-results-page.tsx'),
  },
  {
    path: '/changes',
    title: 'Recent changes',
    roles: ['school_admin', 'teacher'],
    icon: IconHistory,
    search: {} as ListSearch<Client['school']['listActs']>,
    load: () => import('../school/acts/acts-page.tsx'),
  },
  {
    path: '/mails',
    title: 'Emails',
    roles: ['school_admin'],
    icon: IconMail,
    load: () => import('../notice/mails-page.tsx'),
  },
  {
    path: '/profile',
    title: 'Profile',
    roles: allRoles,
    icon: IconUserCircle,
    isInMenu: true,
    load: () => import('../people/profile/profile-page.tsx'),
  },
] as const

// Not `satisfies`: the types of the pages, whose links need this list's, must not be asked for before it has one.
export const pages: readonly PageDefinition[] = contents

declare module '../platform/page.ts' {
  interface Contents {
    pages: typeof contents
  }
}
