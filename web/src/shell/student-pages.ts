// What students can open, and whoever sits or previews an exam: all that a candidate's browser loads of the table of contents.
import {
  IconCalendar,
  IconChartBar,
  IconClipboardText,
  IconDoorEnter,
  IconLayoutDashboard,
  IconUserCircle,
} from '@tabler/icons-react'
import { allRoles, type PageDefinition } from '../platform/page.ts'
import { Home } from './home.tsx'

export const home = {
  path: '/',
  title: 'Dashboard',
  roles: allRoles,
  icon: IconLayoutDashboard,
  isInMenu: true,
  load: async () => ({ default: Home }),
} as const

export const myExams = {
  path: '/exams',
  title: 'My Exams',
  roles: ['student'],
  icon: IconClipboardText,
  isInMenu: true,
  load: () => import('../exam/mine/my-exams-page.tsx'),
} as const

export const examRoom = {
  path: '/exam/$examId',
  title: 'Exam',
  roles: allRoles,
  layout: 'room',
  load: async () => {
    const page = await import('../attempt/door/exam-page.tsx')
    // The receipt is here before it is needed, whatever the network does meanwhile.
    import('../result/just-handed-in.tsx').catch(() => undefined)
    return page
  },
} as const

export const tryOut = {
  path: '/try-out',
  title: 'Try the exam room',
  roles: ['super_admin', 'student'],
  icon: IconDoorEnter,
  layout: 'room',
  load: () => import('../result/try-out/try-out-page.tsx'),
} as const

export const myResults = {
  path: '/results',
  title: 'My Results',
  roles: ['student'],
  icon: IconChartBar,
  isInMenu: true,
  load: () => import('../result/mine/my-results-page.tsx'),
} as const

export const schedule = {
  path: '/schedule',
  title: 'Schedule',
  roles: ['student'],
  icon: IconCalendar,
  isInMenu: true,
  load: () => import('../exam/schedule/schedule-page.tsx'),
} as const

export const result = {
  path: '/results/$attemptId',
  title: 'Result',
  roles: ['school_admin', 'teacher', 'student'],
  load: () => import('../result/result-page.tsx'),
} as const

export const profile = {
  path: '/profile',
  title: 'Profile',
  roles: allRoles,
  icon: IconUserCircle,
  isInMenu: true,
  search: {} as { tab?: 'security' | 'notifications' },
  load: () => import('../notice/profile-page.tsx'),
} as const

// Not `satisfies`: the types of the pages, whose links need the list's, must not be asked for before it has one.
export const studentPages: readonly PageDefinition[] = [
  home,
  myExams,
  examRoom,
  tryOut,
  myResults,
  schedule,
  result,
  profile,
]
