import { IconClipboardText } from '@tabler/icons-react'
import { type PageDefinition, staffRoles } from '../platform/page.ts'

export const pages: PageDefinition[] = [
  {
    path: '/exams',
    roles: staffRoles,
    menu: { label: { other: 'Exams', teacher: 'My Exams' }, order: 50, icon: IconClipboardText },
    load: () => import('./staff-exams.tsx'),
  },
  { path: '/exams/$examId', roles: staffRoles, load: () => import('./editor/exam-editor-page.tsx') },
]
