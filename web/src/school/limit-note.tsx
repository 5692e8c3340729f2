import { nearlyFullText, type PlanLimits } from '@sabimark/domain/school/plan.ts'
import { planName } from '@sabimark/domain/words/plan/plan-name.ts'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../platform/may.ts'
import { PageLink } from '../platform/navigation.tsx'
import { orpc } from '../platform/queries.ts'
import styles from './home-line.module.css'

/** "186 of 200 students of your Starter plan." Nothing while there is room, nor for those who cannot change the plan. */
export function LimitNote({ what }: { what: keyof PlanLimits }) {
  const { data } = useQuery({ ...orpc.school.subscription.queryOptions(), enabled: useMay('school.subscription') })
  const text = data && nearlyFullText(data.subscription, what, data.taken[what])
  if (!data || !text) return null
  return (
    <p className={styles.line} data-needs-act>
      <strong>{text}</strong>
      <span>
        This is how far your {planName(data.subscription)} plan goes. Deactivate some, or ask for more under{' '}
        <PageLink to="/plan">Your plan</PageLink>.
      </span>
    </p>
  )
}
