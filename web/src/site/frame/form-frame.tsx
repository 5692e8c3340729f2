import { type ReactNode, useEffect } from 'react'
import { brand } from '../../platform/brand.ts'
import { Logo } from '../../platform/ui/logo.tsx'
import { FillingSheet } from './filling-sheet.tsx'
import styles from './form-frame.module.css'

type FormFrameProps = {
  /** The page's one h1 and the tab's title. */
  title: string
  lead?: ReactNode
  /** What stands beside the form in place of the product's own: a school's face, or nothing while it is not known whose page it is. */
  side?: ReactNode
  children: ReactNode
}

/** The page around a form: signing up, signing in and the links of the mails. */
export function FormFrame({ title, lead, side, children }: FormFrameProps) {
  useEffect(() => {
    document.title = title.includes(brand.name) ? title : `${title} · ${brand.name}`
  }, [title])
  return (
    <div className={styles.frame}>
      <aside className={styles.side}>
        {side === undefined ? <OwnSide /> : <div className={styles.whose}>{side}</div>}
      </aside>
      <main className={styles.main}>
        <div className={side ? `${styles.form} ${styles.beside}` : styles.form}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </main>
    </div>
  )
}

function OwnSide() {
  return (
    <div className={styles.still}>
      <a href="/" className={styles.logo} aria-label={`${brand.name}, home`}>
        <Logo />
      </a>
      <div className={styles.picture}>
        <FillingSheet rows={5} />
        <p className={styles.promise}>{brand.promise}.</p>
      </div>
    </div>
  )
}

/** The form's one primary action. */
export function SubmitButton({ isWorking, label, working }: { isWorking: boolean; label: string; working: string }) {
  return (
    <button type="submit" className={styles.button} disabled={isWorking}>
      {isWorking ? working : label}
    </button>
  )
}

/** The lines of links under a form. */
export function FormLinks({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>
}
