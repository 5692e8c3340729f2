import type { Me } from '@sabimark/contract/answers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { meQuery } from '../platform/session.ts'
import styles from './school-head.module.css'

type School = Pick<Me, 'school' | 'schoolLogo' | 'schoolColor'>

let held: School | undefined

/** For who opens a sealed paper without a network: nobody can be asked whose school it is. */
export function holdSchool(school: School | undefined): void {
  held = school
}

/** Of who sits here, as far as this page knows: it is only looked at, nothing is asked for it. */
function useSeen(): School | null | undefined {
  const queries = useQueryClient()
  return useState(() => queries.getQueryData<Me | null>(meQuery.queryKey) ?? held)[0]
}

/**
 * Whose exam it is, at the head of what a candidate sees before and after it: the school's crest, or its first letter, and
 * its name. `children` stand there for who is not signed in.
 */
export function SchoolHead({ children }: { children?: ReactNode }) {
  const me = useSeen()
  if (!me) return children
  return (
    <span className={styles.school}>
      {me.schoolLogo ? (
        <img src={me.schoolLogo} alt="" width={32} height={32} />
      ) : (
        <span className={styles.crest} style={{ borderColor: me.schoolColor || undefined }} aria-hidden="true">
          {me.school.charAt(0)}
        </span>
      )}
      <span>{me.school}</span>
    </span>
  )
}

/** The school's logo in a corner of the exam: the small one of at most 2 kB, which the browser keeps. */
export function SchoolMark() {
  const logo = useSeen()?.schoolLogo
  return logo ? <img className={styles.mark} src={logo} alt="" width={28} height={28} loading="lazy" /> : null
}
