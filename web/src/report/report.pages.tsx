import type { HomeBlock, Role } from '../platform/page.ts'

const schoolStaff: readonly Role[] = ['school_admin', 'teacher']

export const home: HomeBlock[] = [
  { roles: schoolStaff, order: 10, load: () => import('./school-figures.tsx') },
  { roles: schoolStaff, order: 50, load: () => import('./quick-actions.tsx') },
]
