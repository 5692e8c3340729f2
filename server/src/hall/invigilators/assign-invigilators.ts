import { invigilates } from '@sabimark/domain/hall/hall-notices.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { tell } from '../../platform/notice/tell.ts'
import { partRecords } from '../../platform/record/act-outcome.ts'
import type { Hall } from '../hall.access.ts'
import { deleteInvigilators, insertInvigilators, selectActiveStaff, selectInvigilators } from './invigilators.db.ts'

type Assigned = { examId: string; sittingId: string; userIds: string[]; isAssigned: boolean }

/** Who invigilates a sitting, and for who may change that, whom they can choose. */
export async function listInvigilators(tx: Tx, { sittingId, isTheirs }: Pick<Hall, 'sittingId' | 'isTheirs'>) {
  const all = await selectInvigilators(tx, sittingId)
  const items = all.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name }))
  return { items, mayAssign: isTheirs, staff: isTheirs ? await selectActiveStaff(tx) : [] }
}

/** Makes staff invigilators of a sitting and tells them, or ends that they are. */
export async function assignInvigilators({ tx, input, actor, at: hall, note }: Ctx<Assigned, Hall>) {
  const { examId, sittingId, isAssigned } = input
  const ids = [...new Set(input.userIds)]
  if (!isAssigned) {
    const removed = await deleteInvigilators(tx, sittingId, ids)
    if (removed.length > 0) await note('exam.invigilators_removed', examId, { detail: { sittingId, userIds: removed } })
    return { ...(await listInvigilators(tx, hall)), skipped: [] }
  }
  const { chosen, skipped } = partRecords(await selectActiveStaff(tx, ids), {
    ids,
    unknown: 'Is not active staff of this school.',
    whySkipped: () => null,
  })
  const added = await insertInvigilators(
    tx,
    { sittingId, by: actor.userId },
    chosen.map(({ id }) => id),
  )
  if (added.length > 0) {
    await note('exam.invigilators_added', examId, { detail: { sittingId, userIds: added } })
    const { title, opensAt } = hall
    await tell(
      tx,
      invigilates,
      // Who has chosen themself knows.
      added
        .filter((userId) => userId !== actor.userId)
        .map((userId) => ({
          userId,
          about: sittingId,
          data: { examId, sittingId, title, opensAt: opensAt.toISOString() },
        })),
    )
  }
  return { ...(await listInvigilators(tx, hall)), skipped }
}
