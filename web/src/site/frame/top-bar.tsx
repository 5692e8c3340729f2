import { brand } from '../../platform/brand.ts'
import { Logo } from '../../platform/ui/logo.tsx'
import { Icon } from './icon.tsx'
import { barLinks, menuLinks } from './links.ts'
import styles from './top-bar.module.css'

/** Clear at the top of the page, a sheet with a shadow once it is scrolled by more than 50 px (islands/bar.ts). */
export function TopBar() {
  return (
    <header className={styles.bar} data-island="bar">
      <div className={styles.inner}>
        <a href="/" className={styles.logo} aria-label={`${brand.name}, home`}>
          <Logo />
        </a>
        <nav className={styles.wide} aria-label="Main">
          {barLinks.map(({ to, label }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
        </nav>
        <div className={styles.actions}>
          <button type="button" className={styles.theme} data-island="theme" aria-label="Switch to dark theme" hidden>
            <span className={styles.moon}>
              <Icon name="moon" />
            </span>
            <span className={styles.sun}>
              <Icon name="sun" />
            </span>
          </button>
          <a href="/login" className={styles.signIn}>
            Sign In
          </a>
          <a href="/signup" className={styles.signUp}>
            Sign Up
          </a>
        </div>
        <Menu />
      </div>
    </header>
  )
}

/** The mobile menu. It opens and closes without any script. */
function Menu() {
  return (
    <details className={styles.menu} data-island="menu">
      <summary>
        <span className={styles.closed}>
          <Icon name="menu" />
        </span>
        <span className={styles.opened}>
          <Icon name="close" />
        </span>
        Menu
      </summary>
      <nav className={styles.panel} aria-label="Menu">
        <div className={styles.columns}>
          {menuLinks.map((links) => (
            <ul key={links[0]?.to}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
            </ul>
          ))}
        </div>
        <div className={styles.panelActions}>
          <a href="/login" className={styles.signIn}>
            Sign In
          </a>
          <a href="/signup" className={styles.signUp}>
            Sign Up
          </a>
        </div>
      </nav>
    </details>
  )
}
