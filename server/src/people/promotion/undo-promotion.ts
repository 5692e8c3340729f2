import { insertAudit } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Skipped } from '../../platform/record/act-outcome.ts'
import type { ActLine } from '../../platform/record/undo.db.ts'
import { selectYear, updateYear } from '../../school/settings/settings.db.ts'
import { dropYear, keepEnrolments, lockYear } from '../students/enrolments.db.ts'
import { students } from '../students/student.db.ts'

type Restored = { doneCount: number; skipped: Skipped[] }
type Undoing = {
  lines: readonly ActLine[]
  actor: Actor
  restoreChanged: (lines: readonly ActLine[]) => Promise<Restored>
}

/**
 * Takes the beginning of a year back: the school is in the year before, and everybody where they were but for whom somebody has
 * changed since. The school is locked by whoever undoes an act on students.
 */
export async function undoPromotion(tx: Tx, { lines, actor, restoreChanged }: Undoing) {
  const { from, to } = lines[0]?.detail.year ?? { from: '', to: '' }
  await students.lock(
    tx,
    lines.map(({ subject }) => subject),
  )
  await lockYear(tx)
  if ((await selectYear(tx)) !== to) return refuse('YEAR_MOVED_ON')
  await updateYear(tx, from)
  const stayed = lines.filter(({ changes }) => changes === null)
  const { doneCount, skipped } = await restoreChanged(lines.filter(({ changes }) => changes !== null))
  const wereOfIt = await dropYear(tx, to)
  await keepEnrolments(tx, [...new Set([...wereOfIt, ...lines.map(({ subject }) => subject)])])
  await insertAudit(tx, {
    ...{ actorId: actor.userId, action: 'school.year_undone', subject: tx.schoolId },
    detail: { from: to, to: from },
  })
  return { doneCount: doneCount + stayed.length, skipped }
}
