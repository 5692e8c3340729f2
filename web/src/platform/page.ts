import type { Role } from '@sabimark/domain/people/role.ts'
import type { ComponentType } from 'react'

export type { Role }

export const allRoles: readonly Role[] = ['super_admin', 'school_admin', 'teacher', 'student']
export const staffRoles: readonly Role[] = ['super_admin', 'school_admin', 'teacher']

type Loaded = { default: ComponentType }

/** One screen of a room. A room exports `pages: PageDefinition[]` from its `<room>.pages.tsx`; the shell does the rest. */
export type PageDefinition = {
  /**
   * Below /dashboard, beginning with a slash; a parameter is written `/exam/$examId`. Two screens may share a path when no
   * role may open both.
   */
  path: string
  /** Who may open it; everybody else is sent to /dashboard. The server refuses on its own account. */
  roles: readonly Role[]
  /** Its entry in the sidebar, for pages that have one. */
  menu?: {
    /** One label for all, or one for some roles and `other` for the rest. */
    label: string | ({ other: string } & Partial<Record<Role, string>>)
    /**
     * Place in the list: Schools 10, Subjects 20, Students 30 (for a teacher 65), Teachers 40, Exams 50, Question Bank 60,
     * Results 70, Schedule 75, Reports 80, Settings 90, Profile 100.
     */
    order: number | ({ other: number } & Partial<Record<Role, number>>)
    /** From @tabler/icons-react, imported by name. */
    icon: ComponentType<{ size?: number; stroke?: number }>
  }
  /** `full` leaves out sidebar and top bar: the exam room. */
  layout?: 'shell' | 'full'
  /** The screen, as a chunk of its own: `() => import('./exams-page.tsx')`, default export. */
  load: () => Promise<Loaded>
}

/** A block of the dashboard's home. A room exports `home: HomeBlock[]` beside its pages. */
export type HomeBlock = {
  roles: readonly Role[]
  order: number
  /** Whether it takes the whole home, by what the navigation carried here and who is signed in. */
  isAlone?: (carried: unknown, personId: string) => boolean
  load: () => Promise<Loaded>
}
