import type { ExamStatus } from '../exam-status.ts'
import type { SittingWindow } from '../sitting.ts'

/** So many sittings an exam has at most: an exam is sat again, not for ever. */
export const mostSittings = 20

/** So many students are named at most, of one exam or one sitting. */
export const mostNamed = 2_000

/** What is wrong with the times of a further sitting; null for nothing. One that would have opened by now opens at once. */
export function furtherTimesProblem(
  { opensAt, closesAt }: SittingWindow,
  now: Date,
): 'CLOSES_BEFORE_IT_OPENS' | 'CLOSING_TIME_PAST' | null {
  if (closesAt <= opensAt) return 'CLOSES_BEFORE_IT_OPENS'
  return closesAt <= now ? 'CLOSING_TIME_PAST' : null
}

/** Where an exam stands once it has a further sitting: one that was over is to come again, or open. */
export function statusWithFurther(
  status: ExamStatus,
  { opensAt }: Pick<SittingWindow, 'opensAt'>,
  now: Date,
): ExamStatus {
  if (opensAt <= now) return 'active'
  return status === 'completed' ? 'scheduled' : status
}

/** A sitting beside the others of its exam: for its classes, for students who are named, or for who was absent. */
export type PlacedSitting = SittingWindow & { isForAbsent: boolean; isForClasses: boolean; namedCount: number }

/**
 * Whether nobody can ever sit this one of an exam's sittings: it is for who was absent, and no doors before which anybody has a place
 * have closed by the time its own do.
 */
export function isForNobody<Sitting extends PlacedSitting>(sitting: Sitting, all: readonly Sitting[]): boolean {
  if (!sitting.isForAbsent) return false
  const others = all.filter((one) => one !== sitting)
  const places = others.filter(({ isForClasses, namedCount }) => isForClasses || namedCount > 0)
  const isHeldUp = others.some(
    (one) => one.isForAbsent && one.opensAt <= sitting.opensAt && one.closesAt >= sitting.closesAt,
  )
  return isHeldUp || !places.some(({ closesAt }) => closesAt < sitting.closesAt)
}

/** The sitting that somebody beside the classes sits: with everybody else where that is possible, and the next to come otherwise. */
export function sittingForGuests<Sitting extends PlacedSitting>(
  all: readonly Sitting[],
  now: Date,
): Sitting | undefined {
  const left = all.filter(({ closesAt }) => closesAt > now).sort((one, other) => +one.opensAt - +other.opensAt)
  return left.find(({ isForClasses }) => isForClasses) ?? left[0]
}
