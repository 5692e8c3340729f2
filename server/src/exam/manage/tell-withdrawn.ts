import { examWithdrawn } from '@sabimark/domain/exam/exam-notices.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { tell } from '../../platform/notice/tell.ts'
import type { ExamRow } from '../exam.db.ts'
import { takeNoticesBack } from './manage.db.ts'

type Withdrawn = Pick<ExamRow, 'id' | 'title' | 'subject' | 'opensAt'>

/** Tells who was told of these sittings that they are not sat, in place of what they were told; how many there are. */
export async function tellWithdrawn(
  tx: Tx,
  { id: examId, title, subject, opensAt }: Withdrawn,
  sittingIds: readonly string[],
): Promise<number> {
  const userIds = await takeNoticesBack(tx, sittingIds)
  const data = { examId, title, subject, opensAt: (opensAt ?? tx.now).toISOString() }
  const about = sittingIds[0] ?? examId
  await tell(
    tx,
    examWithdrawn,
    userIds.map((userId) => ({ userId, about, data })),
  )
  return userIds.length
}
