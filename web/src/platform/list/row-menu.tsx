import { IconDots } from '@tabler/icons-react'
import { Menu, type MenuItem } from '../ui/menu.tsx'
import styles from './list-buttons.module.css'

/** The acts on one row, Edit first and Delete last. */
export function RowMenu({ name, items }: { name: string; items: () => readonly MenuItem[] }) {
  return (
    <Menu label={`Actions for ${name}`} items={items} className={styles.icon}>
      <IconDots size={18} aria-hidden="true" />
    </Menu>
  )
}
