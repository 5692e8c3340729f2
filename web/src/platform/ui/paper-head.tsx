import { useMe } from '../session.ts'
import styles from './paper-head.module.css'

type PaperHeadProps = {
  title: string
  /** A line of facts under the title; an empty one is left out. */
  facts: readonly string[]
}

/** The head of what goes on paper: the school's logo and name, what the sheet is, and of whom or when. */
export function PaperHead({ title, facts }: PaperHeadProps) {
  const { school, schoolLogo } = useMe()
  return (
    <header className={styles.head}>
      {schoolLogo && <img src={schoolLogo} alt="" />}
      <div>
        <p className={styles.school}>{school}</p>
        <h2>{title}</h2>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </header>
  )
}
