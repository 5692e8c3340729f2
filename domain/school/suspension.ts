import { formatLagos } from '../words/lagos-time.ts'
import { counted } from '../words/plural.ts'

/** How a school stands that is to be suspended. `coming`: exams that open within `comingDays`, the soonest first, some of them. */
export type SchoolStanding = {
  /** Candidates whose attempts run. */
  runningCount: number
  /** Exams that are open. */
  openCount: number
  comingCount: number
  coming: readonly { title: string; opensAt: Date }[]
  /** Administrators who are told by email. */
  adminCount: number
}

/** So far ahead exams are named that cannot be started. */
export const comingDays = 7

/** What suspending a school means, in sentences: said before and after. */
export function suspensionEffects({
  runningCount,
  openCount,
  comingCount,
  coming,
  adminCount,
}: SchoolStanding): string[] {
  const left = comingCount - coming.length
  const named = coming.map(({ title, opensAt }) => `${title} (${formatLagos(opensAt)})`)
  return [
    runningCount === 0
      ? 'No exam is running. Within a minute, nobody at this school can sign in.'
      : `${counted(runningCount, 'candidate')} ${runningCount === 1 ? 'sits' : 'sit'} an exam now: they finish it, and it is marked. After the last of them nobody can sign in.`,
    ...(openCount === 0
      ? []
      : [
          `Nobody else can begin the ${openCount === 1 ? 'exam that is open' : `${counted(openCount, 'exam')} that are open`}.`,
        ]),
    ...(comingCount === 0
      ? []
      : [
          `${counted(comingCount, 'exam')} of the next ${comingDays} days cannot be started: ${named.join(', ')}${left > 0 ? `, and ${left.toLocaleString('en-NG')} more` : ''}.`,
        ]),
    `Nothing is deleted.${adminCount === 0 ? '' : ` ${adminCount === 1 ? 'Its administrator is' : `Its ${counted(adminCount, 'administrator')} are`} told by email, with the reason.`}`,
  ]
}

/** What reactivating a school means. `missedCount`: exams whose sitting was over while it was suspended. */
export function reactivationEffects({
  missedCount,
  adminCount,
}: {
  missedCount: number
  adminCount: number
}): string[] {
  return [
    'Everybody can sign in again, and coming exams can be started.',
    ...(missedCount === 0
      ? []
      : [
          `${counted(missedCount, 'exam')} closed in the meantime. The school can add a further sitting for those who were absent.`,
        ]),
    ...(adminCount === 0
      ? []
      : [
          `${adminCount === 1 ? 'Its administrator is' : `Its ${counted(adminCount, 'administrator')} are`} told by email.`,
        ]),
  ]
}
