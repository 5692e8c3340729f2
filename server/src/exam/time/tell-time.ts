import { examClosed, excused, extraTime } from '@sabimark/domain/exam/exam-notices.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { tell } from '../../platform/notice/tell.ts'
import { selectAwaited } from './candidates.db.ts'

type OfSitting = { examId: string; sittingId: string; title: string }

/** Tells who is awaited and has not begun a sitting that its doors were shut. */
export async function tellClosed(tx: Tx, { examId, sittingId, title }: OfSitting): Promise<void> {
  const waiting = await selectAwaited(tx, sittingId)
  await tell(
    tx,
    examClosed,
    waiting.map((userId) => ({ userId, about: sittingId, data: { examId, title } })),
  )
}

/** Tells candidates how much extra time they have in a sitting, without why: that is between them and their school. */
export async function tellExtraTime(
  tx: Tx,
  { examId, sittingId, title }: OfSitting,
  given: readonly { userId: string; minutes: number }[],
): Promise<void> {
  await tell(
    tx,
    extraTime,
    given.map(({ userId, minutes }) => ({ userId, about: sittingId, data: { examId, title, minutes } })),
  )
}

/** Tells candidates that they are excused, or expected again. */
export async function tellExcused(
  tx: Tx,
  { examId, sittingId, title, isExcused }: OfSitting & { isExcused: boolean },
  userIds: readonly string[],
): Promise<void> {
  await tell(
    tx,
    excused,
    userIds.map((userId) => ({ userId, about: sittingId, data: { examId, title, isExcused } })),
  )
}
