import { IconChartBar } from '@tabler/icons-react'
import { allRoles, type HomeBlock, type PageDefinition } from '../platform/page.ts'

export const pages: PageDefinition[] = [
  {
    path: '/results',
    roles: ['student'],
    menu: { label: 'My Results', order: 70, icon: IconChartBar },
    load: () => import('./mine/my-results-page.tsx'),
  },
  {
    path: '/results/$attemptId',
    roles: ['school_admin', 'teacher', 'student'],
    load: () => import('./result-page.tsx'),
  },
]

export const home: HomeBlock[] = [
  { roles: allRoles, order: 5, load: () => import('./just-handed-in.tsx') },
  { roles: ['student'], order: 30, load: () => import('./mine/my-results.tsx') },
]
