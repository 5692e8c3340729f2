import { allRoles, type PageDefinition } from '../platform/page.ts'

export const pages: PageDefinition[] = [
  { path: '/exam/$examId', roles: allRoles, layout: 'full', load: () => import('./exam-page.tsx') },
]
