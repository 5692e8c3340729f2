import { nearlyFullText, planName } from '@sabimark/domain/school/plan.ts'
import { trialDaysLeft } from '@sabimark/domain/school/trial.ts'
import { useQuery } from '@tanstack/react-query'
import { brand, company } from '../platform/brand.ts'
import { orpc } from '../platform/queries.ts'
import styles from './trial-note.module.css'

/** The plan of the school and what is left of its trial: one quiet line at the head of the dashboard. */
export default function TrialNote() {
  const { data } = useQuery(orpc.school.subscription.queryOptions())
  // Nobody waits for it, and without it nothing is missing.
  if (!data) return null
  const plan = `${planName(data.subscription)} plan`
  const daysLeft = data.trialEndsAt === null ? null : trialDaysLeft(new Date(data.trialEndsAt), new Date())
  const hasEnded = data.trialEndsAt !== null && daysLeft === null
  const nearlyFull = (['students', 'subjects'] as const).flatMap(
    (what) => nearlyFullText(data.subscription, what, data.taken[what]) ?? [],
  )
  return (
    <p className={styles.note} data-ended={hasEnded}>
      <strong>{plan}</strong>
      {daysLeft !== null && <span>{leftText(daysLeft)}</span>}
      {hasEnded && <span>Your free trial has ended. All your school's data is kept.</span>}
      {nearlyFull.map((text) => (
        <span key={text}>{text} of your plan.</span>
      ))}
      {data.trialEndsAt !== null && <HowToContinue plan={plan} />}
    </p>
  )
}

function leftText(days: number): string {
  if (days === 0) return 'Your free trial ends today.'
  return `${days} ${days === 1 ? 'day' : 'days'} of your free trial left.`
}

function HowToContinue({ plan }: { plan: string }) {
  const subject = encodeURIComponent(`${brand.name}: continue with the ${plan}`)
  return (
    <span>
      To continue, write to <a href={`mailto:${company.mail}?subject=${subject}`}>{company.mail}</a>.
    </span>
  )
}
