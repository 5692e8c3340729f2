import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTheme } from '../platform/theme/use-theme.ts'
import styles from './top-bar.module.css'

/** Switches between light and dark. */
export function ThemeToggle() {
  const { theme, toggleTheme } = useTheme()
  const isDark = theme === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={isDark ? 'Switch to light theme' : 'Switch to dark theme'}
      onClick={toggleTheme}
    >
      <Icon size={22} aria-hidden="true" />
    </button>
  )
}
