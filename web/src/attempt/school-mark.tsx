import type { Me } from '@sabimark/contract/answers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { meQuery } from '../platform/session.ts'
import styles from './school-mark.module.css'

/**
 * The school's logo in a corner, for who sits an exam: the small one of at most 2 kB, which the browser keeps. What is known of
 * the person is only looked at: nothing is asked for it.
 */
export function SchoolMark() {
  const queries = useQueryClient()
  const [me] = useState(() => queries.getQueryData<Me | null>(meQuery.queryKey))
  if (me?.role !== 'student' || !me.schoolLogo) return null
  return <img className={styles.mark} src={me.schoolLogo} alt="" width={28} height={28} loading="lazy" />
}
