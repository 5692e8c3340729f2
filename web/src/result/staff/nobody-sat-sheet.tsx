import type { ReactNode } from 'react'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'

/** In the place of what nobodySat leaves without a paper. */
export function NobodySat({ children }: { children: ReactNode }) {
  return <EmptySheet title="Nobody sat this exam">{children}</EmptySheet>
}
