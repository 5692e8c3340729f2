import { useEffect, useState } from 'react'
import { brand } from '../../platform/brand.ts'
import { Logo } from '../../platform/ui/logo.tsx'
import styles from './top-bar.module.css'

const scrolledPx = 50

/** Clear at the top of the page, a sheet with a shadow once it is scrolled by more than 50 px. */
export function TopBar() {
  const [isScrolled, setIsScrolled] = useState(window.scrollY > scrolledPx)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const notice = () => setIsScrolled(window.scrollY > scrolledPx)
    const close = () => setIsOpen(false)
    window.addEventListener('scroll', notice, { passive: true })
    window.addEventListener('hashchange', close)
    return () => {
      window.removeEventListener('scroll', notice)
      window.removeEventListener('hashchange', close)
    }
  }, [])

  return (
    <header className={styles.bar} data-scrolled={isScrolled || isOpen}>
      <div className={styles.inner}>
        <a href="/" className={styles.logo} aria-label={`${brand.name}, home`}>
          <Logo />
        </a>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="site-menu"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Menu'}
        </button>
        <nav id="site-menu" className={styles.menu} data-open={isOpen} aria-label="Main menu">
          <a href="/#how">How it works</a>
          <a href="/#safe">What is safe</a>
          <a href="/login">Sign in</a>
          <a href="/signup" className={styles.action}>
            Sign up your school
          </a>
        </nav>
      </div>
    </header>
  )
}
