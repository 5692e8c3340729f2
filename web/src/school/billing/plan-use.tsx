import type { BillingFacts } from '@sabimark/contract/answers.ts'
import { planLimits } from '@sabimark/domain/school/plan.ts'
import { Bar } from '../../platform/ui/bar.tsx'
import styles from './billing.module.css'

const labels = { students: 'Students', subjects: 'Subjects' } as const

const counted = (count: number) => count.toLocaleString('en-NG')

/** How much room of the plan is taken. */
export function PlanUse({ plan, taken }: Pick<BillingFacts, 'plan' | 'taken'>) {
  return (
    <dl className={styles.use}>
      {(['students', 'subjects'] as const).map((what) => {
        const room = planLimits[plan][what]
        const over = room === null ? 0 : Math.max(0, taken[what] - room)
        return (
          <div key={what}>
            <dt>{labels[what]}</dt>
            <dd>
              {room === null ? (
                <>
                  {counted(taken[what])} <small>no limit</small>
                </>
              ) : (
                `${counted(taken[what])} of ${counted(room)}`
              )}
            </dd>
            {room !== null && (
              <dd className={styles.bar}>
                <Bar
                  percentage={Math.min(100, Math.round((taken[what] / room) * 100))}
                  tone={over > 0 ? 'amber' : undefined}
                />
              </dd>
            )}
            {over > 0 && <dd className={styles.over}>{counted(over)} over the plan</dd>}
          </div>
        )
      })}
    </dl>
  )
}
