import type { Me } from '@sabimark/contract/answers.ts'
import { roleLabel } from '@sabimark/domain/people/role.ts'
import { IconMenu2 } from '@tabler/icons-react'
import { Bell } from '../notice/bell.tsx'
import type { PageDefinition } from '../platform/page.ts'
import { Avatar } from '../platform/ui/avatar.tsx'
import { SearchButton } from './search-button.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import styles from './top-bar.module.css'

type TopBarProps = { me: Me; pages: readonly PageDefinition[]; onMenu: () => void }

export function TopBar({ me, pages, onMenu }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.menu} onClick={onMenu} aria-label="Open menu">
        <IconMenu2 size={24} aria-hidden="true" />
      </button>
      <SearchButton me={me} pages={pages} />
      <ThemeToggle />
      <Bell unreadCount={me.unreadCount} />
      <div className={styles.person}>
        <Avatar of={me} size={32} />
        <div className={styles.words}>
          <div className={styles.name}>{me.name}</div>
          <div className={styles.role}>{roleLabel(me.role)}</div>
        </div>
      </div>
    </header>
  )
}
