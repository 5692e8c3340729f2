import type { ReactNode } from 'react'
import { IfSaid } from '../contact/company-words.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { TopBar } from './top-bar.tsx'

/** What stands around every static page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <IfSaid word="whatsApp">
        <ContactDialog />
      </IfSaid>
    </>
  )
}
