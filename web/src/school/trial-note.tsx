import type { SchoolSubscription } from '@sabimark/contract/answers.ts'
import { daysFromTo, dayText } from '@sabimark/domain/school/billing/period.ts'
import { nearlyFullText } from '@sabimark/domain/school/plan.ts'
import { trialDaysLeft } from '@sabimark/domain/school/trial.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { planName } from '@sabimark/domain/words/plan/plan-name.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { brand } from '../platform/brand.ts'
import { PageLink } from '../platform/navigation.tsx'
import { orpc } from '../platform/queries.ts'
import { serverNow } from '../platform/server-now.ts'
import styles from './home-line.module.css'

/** The plan of the school and what is left of its trial: one quiet line at the head of the dashboard. */
export default function TrialNote() {
  const { data } = useQuery(orpc.school.subscription.queryOptions())
  // Nobody waits for it, and without it nothing is missing.
  if (!data) return null
  const plan = `${planName(data.subscription)} plan`
  const end = endText(data)
  const nearlyFull = (['students', 'subjects'] as const).flatMap(
    (what) => nearlyFullText(data.subscription, what, data.taken[what]) ?? [],
  )
  return (
    <p className={styles.line} data-needs-act={end?.isOver === true} data-last={!end && nearlyFull.length === 0}>
      <strong>{plan}</strong>
      {end && <span>{end.text}</span>}
      {nearlyFull.map((text) => (
        <span key={text}>{text} of your plan.</span>
      ))}
      {end && data.companyEmail && <HowToContinue plan={plan} email={data.companyEmail} />}
      <PageLink to="/plan">See your plan</PageLink>
    </p>
  )
}

/** What is said of the end of the plan, where there is one that is near or over; a paid plan says nothing until two weeks before. */
function endText({ trialEndsAt, paidUntil, hasEnded }: SchoolSubscription): { text: string; isOver: boolean } | null {
  const trialLeft = trialEndsAt === null ? null : trialDaysLeft(new Date(trialEndsAt), serverNow())
  if (paidUntil !== null) {
    if (hasEnded) return { text: `Your plan ended on ${dayText(paidUntil)}. Nothing new can be added.`, isOver: true }
    const isNear = daysFromTo(lagosDate(serverNow()), paidUntil) <= 14
    return isNear && trialLeft === null ? { text: `It ends on ${dayText(paidUntil)}.`, isOver: false } : null
  }
  if (trialEndsAt === null) return null
  if (trialLeft !== null) return { text: leftText(trialLeft), isOver: false }
  const added = hasEnded ? ' Nothing new can be added.' : ''
  return { text: `Your free trial has ended. All your school’s data is kept.${added}`, isOver: true }
}

function leftText(days: number): string {
  if (days === 0) return 'Your free trial ends today.'
  return `${counted(days, 'day')} of your free trial left.`
}

function HowToContinue({ plan, email }: { plan: string; email: string }) {
  const subject = encodeURIComponent(`${brand.name}: continue with the ${plan}`)
  return (
    <span>
      To continue, write to <a href={`mailto:${email}?subject=${subject}`}>{email}</a>.
    </span>
  )
}
