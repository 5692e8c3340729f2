import type { MyExam } from '@sabimark/contract/answers.ts'
import type { ReactNode } from 'react'
import { PageButton, PageLink } from '../../platform/navigation.tsx'
import { hasSatOne } from './my-exam-order.ts'
import styles from './my-exams.module.css'

const words = 'Try the exam room'

type TryOutProps = { exams: readonly MyExam[]; children: ReactNode }

/** The way to the try-out paper: above the exams until a first one was sat, and a line under them from then on. */
export function TryOut({ exams, children }: TryOutProps) {
  if (hasSatOne(exams)) {
    return (
      <div className={styles.tryOut}>
        {children}
        <PageLink to="/try-out" className={styles.all}>
          {words}
        </PageLink>
      </div>
    )
  }
  return (
    <div className={styles.tryOut}>
      <div className={styles.card}>
        <div className={styles.words}>
          <p className={styles.title}>Before your first exam</p>
          <p className={styles.line}>
            Six short questions show you how to answer. Nothing is saved, and nobody sees it.
          </p>
        </div>
        <PageButton to="/try-out" variant={exams.some(({ state }) => state === 'ready') ? 'default' : 'filled'}>
          {words}
        </PageButton>
      </div>
      {children}
    </div>
  )
}
