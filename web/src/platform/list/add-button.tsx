import { IconPlus } from '@tabler/icons-react'
import { PageLink } from '../navigation.tsx'
import type { PageAddress } from '../page.ts'
import filterBar from './filter-bar.module.css'
import buttons from './list-buttons.module.css'
import page from './list-page.module.css'

/** The list's one green button: it opens a form here, or leads to the page that writes a new one. */
export type AddAct = {
  label: string
  /** The sheet that says that there is nothing has the same button. */
  isInEmpty?: boolean
} & ({ onClick: () => void } | { page: PageAddress })

/** Beside the title; on a phone a square beside the search, unless there is none. */
export function AddButton({ add, isSquare, hasNoSearch }: { add: AddAct; isSquare?: boolean; hasNoSearch?: boolean }) {
  const looks = {
    className: `${buttons.button} ${buttons.main} ${isSquare ? filterBar.square : hasNoSearch ? '' : page.add}`,
    'aria-label': isSquare ? add.label : undefined,
    children: (
      <>
        <IconPlus size={isSquare ? 20 : 18} aria-hidden="true" />
        {!isSquare && add.label}
      </>
    ),
  }
  if ('page' in add) return <PageLink {...add.page} {...looks} />
  return <button type="button" onClick={add.onClick} {...looks} />
}
