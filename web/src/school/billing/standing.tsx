import type { BillingFacts } from '@sabimark/contract/answers.ts'
import type { ReactNode } from 'react'
import styles from './billing.module.css'
import { nextLine, planStanding } from './billing.ts'
import { PlanUse } from './plan-use.tsx'

type StandingProps = {
  billing: BillingFacts
  /** What can be done about the plan, at the right end of its name. */
  acts: ReactNode
  /** Lines below what holds today. */
  children?: ReactNode
}

/** The plan a school has and until when, what comes next, and how much room of it is taken. */
export function Standing({ billing, acts, children }: StandingProps) {
  const next = nextLine(billing)
  const { title, ahead, text } = planStanding(billing)
  return (
    <section className={styles.standing}>
      <h2>{title}</h2>
      {ahead && <p className={styles.soft}>{ahead}</p>}
      {text && <p className={styles.soft}>{text}</p>}
      {children}
      {next && <p className={styles.soft}>{next}</p>}
      <PlanUse {...billing} />
      <div className={styles.acts}>{acts}</div>
    </section>
  )
}
