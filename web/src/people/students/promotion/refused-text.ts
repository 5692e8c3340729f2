import { ORPCError } from '@orpc/client'
import type { PromotionPlan } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { refusalText } from '../../../platform/refusal.ts'

/** Refusals that something on the page has to be looked at for; the plan is then read again. */
const ofPage = new Set([
  ...['COUNT_CHANGED', 'YEAR_EXISTS', 'CLASS_CLOSED', 'PROMOTION_INCOMPLETE', 'LEAVERS_SITTING', 'UNKNOWN_PERSON'],
])

export const isOfPage = (error: unknown): boolean => error instanceof ORPCError && ofPage.has(error.code)

const mostNamed = 3

/** Why the year has not begun, by the names on the page. What was chosen is still there. */
export function refusedText(error: unknown, plan: PromotionPlan): string {
  if (!(error instanceof ORPCError)) return refusalText(error)
  const { classes, names }: { classes?: { classId: string | null; now: number }[]; names?: string[] } = Object(
    error.data,
  )
  if (error.code === 'COUNT_CHANGED' && classes) {
    const nameOf = (id: string | null) =>
      id === null ? 'No class' : ([...plan.classes, ...plan.open].find((one) => one.id === id)?.name ?? 'A class')
    const said = classes.map(({ classId, now }) => `${nameOf(classId)} has ${counted(now, 'student')} now`)
    return `${listed(said)}. Nothing was changed and your choices are kept. Check the numbers, then begin again.`
  }
  if (error.code === 'LEAVERS_SITTING' && names) {
    const are = names.length === 1 ? 'is' : 'are'
    return `${listed(names)} would leave and ${are} sitting an exam now. Nothing was changed. Begin the year after they have handed in.`
  }
  if (error.code === 'UNKNOWN_PERSON') {
    return 'A student under Exceptions is no longer active. Nothing was changed. Remove that student, then begin again.'
  }
  return refusalText(error)
}

function listed(all: readonly string[]): string {
  const rest = all.length - mostNamed
  const shown = [...all.slice(0, mostNamed), ...(rest > 0 ? [`${rest} more`] : [])]
  return shown.length === 1 ? shown.join() : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}
