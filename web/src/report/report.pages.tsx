import { type HomeBlock, staffRoles } from '../platform/page.ts'

export const home: HomeBlock[] = [{ roles: staffRoles, order: 10, load: () => import('./school-figures.tsx') }]
