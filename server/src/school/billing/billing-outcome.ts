import { type Cycle, endOfPlan, lastDayOf } from '@sabimark/domain/school/billing/cycle.ts'
import { dayText } from '@sabimark/domain/school/billing/period.ts'
import { keptText } from '@sabimark/domain/school/billing/plan-text.ts'

/** What one act of billing did, which no undo takes back. */
export const lasting = (effects: string[]) => ({ batch: null, doneCount: 1, skipped: [], effects })

/** When the plan ends by now, and what that means where it has. */
export function endText(after: Cycle & { now: Date }): string {
  const end = endOfPlan(after)
  if (!end) return 'The plan has no end.'
  const day = dayText(lastDayOf(end))
  return end > after.now ? `The plan ends on ${day}.` : `The plan ended on ${day}. ${keptText}`
}
