import { allRoles, type HomeBlock, type PageDefinition } from '../platform/page.ts'

export const pages: PageDefinition[] = [
  { path: '/exam/$examId', roles: allRoles, layout: 'full', load: () => import('./exam-page.tsx') },
]

export const home: HomeBlock[] = [{ roles: ['student'], order: 1, load: () => import('./running-here.tsx') }]
