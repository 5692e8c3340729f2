import type { BillingFacts } from '@sabimark/contract/answers.ts'
import { planLimits } from '@sabimark/domain/school/plan.ts'
import { Bar } from '../../platform/ui/bar.tsx'
import styles from './billing.module.css'

const labels = { students: 'Students', subjects: 'Subjects' } as const

/** How much room of the plan is taken. */
export function PlanUse({ plan, taken }: Pick<BillingFacts, 'plan' | 'taken'>) {
  return (
    <dl className={styles.use}>
      {(['students', 'subjects'] as const).map((what) => {
        const room = planLimits[plan][what]
        const figure = taken[what].toLocaleString('en-NG')
        return (
          <div key={what}>
            <dt>{labels[what]}</dt>
            <dd>{room === null ? `${figure}, without a limit` : `${figure} of ${room.toLocaleString('en-NG')}`}</dd>
            {room !== null && (
              <dd>
                <Bar percentage={Math.min(100, Math.round((taken[what] / room) * 100))} />
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
