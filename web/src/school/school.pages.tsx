import { IconBooks, IconBuildingCommunity } from '@tabler/icons-react'
import type { HomeBlock, PageDefinition } from '../platform/page.ts'

export const pages: PageDefinition[] = [
  {
    path: '/schools',
    roles: ['super_admin'],
    menu: { label: 'Schools', order: 10, icon: IconBuildingCommunity },
    load: () => import('./schools-page.tsx'),
  },
  {
    path: '/subjects',
    roles: ['super_admin', 'school_admin'],
    menu: { label: 'Subjects', order: 20, icon: IconBooks },
    load: () => import('./subjects/subjects-page.tsx'),
  },
  {
    path: '/students/classes',
    roles: ['school_admin'],
    load: () => import('./classes/classes-page.tsx'),
  },
  { path: '/changes', roles: ['school_admin', 'teacher'], load: () => import('./acts/acts-page.tsx') },
]

export const home: HomeBlock[] = [
  { roles: ['school_admin'], order: 3, load: () => import('./trial-note.tsx') },
  { roles: ['super_admin'], order: 10, load: () => import('./platform-figures.tsx') },
]
