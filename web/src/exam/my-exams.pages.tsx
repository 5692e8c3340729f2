import { IconClipboardText } from '@tabler/icons-react'
import type { HomeBlock, PageDefinition } from '../platform/page.ts'

export const pages: PageDefinition[] = [
  {
    path: '/exams',
    roles: ['student'],
    menu: { label: 'My Exams', order: 50, icon: IconClipboardText },
    load: () => import('./mine/my-exams-page.tsx'),
  },
]

export const home: HomeBlock[] = [{ roles: ['student'], order: 20, load: () => import('./mine/my-exams.tsx') }]
