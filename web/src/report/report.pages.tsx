import type { HomeBlock } from '../platform/page.ts'

export const home: HomeBlock[] = [
  { roles: ['school_admin', 'teacher'], order: 10, load: () => import('./staff-home.tsx') },
]
