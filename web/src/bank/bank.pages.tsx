import { IconListDetails } from '@tabler/icons-react'
import { type PageDefinition, staffRoles } from '../platform/page.ts'

export const pages: PageDefinition[] = [
  {
    path: '/questions',
    roles: staffRoles,
    menu: { label: 'Question Bank', order: 60, icon: IconListDetails },
    load: () => import('./questions-page.tsx'),
  },
]
