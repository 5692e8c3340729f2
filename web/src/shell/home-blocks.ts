import type { ComponentType } from 'react'
import { noAccess, noPage } from '../platform/navigation.tsx'
import { allRoles, type Role, staffRoles } from '../platform/page.ts'
import { bringsReceipt } from '../result/carried-result.ts'

/** A block of the dashboard's home. */
export type HomeBlock = {
  roles: readonly Role[]
  /** Whether it takes the whole home, by what the navigation carried here and who is signed in. */
  isAlone?: (carried: unknown, personId: string) => boolean
  /** Loaded where something was carried here alone, by what it is. */
  isAsked?: (carried: unknown) => boolean
  load: () => Promise<{ default: ComponentType }>
}

const noPageNote = () => import('./no-page-note.tsx')

/** From top to bottom. */
export const homeBlocks: readonly HomeBlock[] = [
  { roles: ['student'], load: () => import('../attempt/door/running-here.tsx') },
  { roles: staffRoles, load: () => import('./no-access-note.tsx') },
  { roles: staffRoles, isAsked: (carried) => carried === noPage, load: noPageNote },
  // To a student no page of staff is there, whether or not their browser knows of it.
  { roles: ['student'], isAsked: (carried) => carried === noPage || carried === noAccess, load: noPageNote },
  { roles: ['school_admin'], load: () => import('../school/trial-note.tsx') },
  { roles: ['super_admin'], load: () => import('../school/company/last-backup.tsx') },
  { roles: ['school_admin'], load: () => import('../notice/mail-trouble.tsx') },
  {
    roles: allRoles,
    // The lists beside it would show the score to whoever looks.
    isAlone: bringsReceipt,
    load: () => import('../result/just-handed-in.tsx'),
  },
  { roles: ['school_admin', 'teacher'], load: () => import('../hall/today/hall-today.tsx') },
  { roles: ['school_admin', 'teacher'], load: () => import('../report/staff-home.tsx') },
  { roles: ['super_admin'], load: () => import('../school/company/contact-missing.tsx') },
  { roles: ['super_admin'], load: () => import('../school/platform-figures.tsx') },
  { roles: ['super_admin'], load: () => import('../notice/platform-mails.tsx') },
  { roles: ['student'], load: () => import('../exam/mine/my-exams.tsx') },
  { roles: ['student'], load: () => import('../result/mine/my-results.tsx') },
]
