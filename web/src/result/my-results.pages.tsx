import { IconChartBar } from '@tabler/icons-react'
import { allRoles, type HomeBlock, type PageDefinition, staffRoles } from '../platform/page.ts'
import { carriedResult } from './carried-result.ts'

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
  { path: '/exam/$examId/result', roles: staffRoles, load: () => import('./preview-result-page.tsx') },
]

export const home: HomeBlock[] = [
  {
    roles: allRoles,
    order: 5,
    // The lists beside it would show the score to whoever looks.
    isAlone: (carried, personId) => typeof carriedResult(carried, personId)?.attemptId === 'string',
    load: () => import('./just-handed-in.tsx'),
  },
  { roles: ['student'], order: 30, load: () => import('./mine/my-results.tsx') },
]
