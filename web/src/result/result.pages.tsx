import { IconChartBar } from '@tabler/icons-react'
import { type PageDefinition, staffRoles } from '../platform/page.ts'

export const pages: PageDefinition[] = [
  {
    path: '/results',
    roles: staffRoles,
    menu: { label: { other: 'Results & Analytics', teacher: 'Results' }, order: 70, icon: IconChartBar },
    load: () => import('./staff/staff-results.tsx'),
  },
  { path: '/results/exam/$examId', roles: staffRoles, load: () => import('./staff/exam-results-page.tsx') },
]
