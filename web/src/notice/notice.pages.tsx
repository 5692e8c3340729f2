import type { HomeBlock, PageDefinition } from '../platform/page.ts'

export const pages: PageDefinition[] = [
  { path: '/mails', roles: ['school_admin'], load: () => import('./mails-page.tsx') },
]

export const home: HomeBlock[] = [
  { roles: ['school_admin'], order: 4, load: () => import('./mail-trouble.tsx') },
  { roles: ['super_admin'], order: 20, load: () => import('./platform-mails.tsx') },
]
