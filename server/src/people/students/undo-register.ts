import { undoText } from '@sabimark/domain/words/act-text.ts'
import { counted, countedAre } from '@sabimark/domain/words/plural.ts'
import { insertAuditLines } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Skipped } from '../../platform/record/act-outcome.ts'
import { endImport } from '../../platform/record/imports.db.ts'
import { revisionsAsBefore } from '../../platform/record/restore.ts'
import { type ActLine, selectOptionalAct } from '../../platform/record/undo.db.ts'
import { lockForDelete, type StudentState, students } from './student.db.ts'

type Restored = { doneCount: number; skipped: Skipped[]; effects?: string[] }
type Restoring = { batch: string; actor: Actor; restoreChanged: (lines: readonly ActLine[]) => Promise<Restored> }

/**
 * Takes a register back: whom it changed is as before where nobody has touched them since, whom it added is deleted. Who has a slip or
 * an exam by now is deactivated instead, and named.
 */
export async function undoRegister(tx: Tx, { batch, actor, restoreChanged }: Restoring): Promise<Restored> {
  await endImport(tx, batch)
  // Read again: a piece of it that was under way is waited for, and counts.
  const lines = eachOnce((await selectOptionalAct(tx, batch))?.lines ?? [])
  const ids = lines.map(({ subject }) => subject)
  await lockForDelete(tx, ids)
  const records = new Map((await students.lock(tx, ids)).map((record) => [record.id, record]))
  const unused: StudentState[] = []
  const used: StudentState[] = []
  const skipped: Skipped[] = []
  const asBefore = await revisionsAsBefore(tx, students.noun, lines, records)
  for (const { subject: id, detail } of lines.filter(isAdded)) {
    const record = records.get(id)
    const use = record && useOf(record)
    if (!record) skipped.push({ id, name: '', why: 'Is no longer there.' })
    else if (use) {
      const { name, status, isSitting } = record
      if (status !== 'inactive' && !isSitting) used.push(record)
      skipped.push({
        id,
        name,
        why: `${use}: ${isSitting ? 'is sitting an exam now, and stays.' : 'deactivated instead of deleted.'}`,
      })
    } else if (asBefore(id, record.revision) === detail.revision) unused.push(record)
    else skipped.push({ id, name: record.name, why: 'Was changed since, and stays as it is.' })
  }
  await students.remove(
    tx,
    unused.map(({ id }) => id),
  )
  await students.update(
    tx,
    used.map((record) => ({ ...record, status: 'inactive' as const })),
    ['status'],
  )
  const byActor = { actorId: actor.userId }
  await insertAuditLines(tx, [
    ...unused.map((record) => ({
      ...{ ...byActor, action: 'student.deleted', subject: record.id },
      detail: { record: students.imageOf(record) },
    })),
    ...used.map(({ id, status, revision }) => ({
      ...{ ...byActor, action: 'student.deactivated', subject: id },
      detail: { revision: revision + 1 },
      changes: { status: [status, 'inactive'] as const },
    })),
  ])
  // The last one first: a number that one row freed may have gone to a later row.
  const restored = await restoreChanged(lines.filter((line) => !isAdded(line)).reverse())
  const effects = [
    ...(unused.length > 0 ? [`${countedAre(unused.length, 'student')} deleted.`] : []),
    ...(used.length > 0 ? [`${countedAre(used.length, 'student')} deactivated, with a slip or an exam by now.`] : []),
    ...(restored.doneCount > 0 ? [undoText('student.updated', restored.doneCount)] : []),
  ]
  const doneCount = unused.length + used.length + restored.doneCount
  return { doneCount, skipped: [...skipped, ...restored.skipped], effects }
}

/** A line that changed nothing added somebody. */
const isAdded = ({ changes }: ActLine) => changes === null

function useOf({ attemptsCount, mayHaveBegun, accountId }: StudentState): string | null {
  if (attemptsCount > 0) return `Has taken ${counted(attemptsCount, 'exam')}`
  if (mayHaveBegun) return 'May have begun an exam on a device that is ready'
  return accountId === null ? null : 'Has a sign-in slip'
}

/** One line for each student: where a later row changed somebody again, all they were before, and the revision left last. */
function eachOnce(lines: readonly ActLine[]): ActLine[] {
  const found = new Map<string, ActLine>()
  for (const line of lines) {
    const first = found.get(line.subject)
    const firstRevision = first?.detail.firstRevision ?? first?.detail.revision
    const detail = firstRevision === undefined ? line.detail : { ...line.detail, firstRevision }
    found.set(line.subject, first ? { ...first, changes: together(first, line), detail } : line)
  }
  return [...found.values()]
}

function together(first: ActLine, later: ActLine): ActLine['changes'] {
  if (first.changes === null) return null
  const all = { ...later.changes, ...first.changes }
  return Object.fromEntries(
    Object.entries(all).map(([field, [before]]) => [
      field,
      [before, (later.changes?.[field] ?? all[field])?.[1]] as const,
    ]),
  )
}
