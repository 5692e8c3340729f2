import { changeLabels } from '@sabimark/domain/exam/changes/exam-changes.ts'
import { examDeed, studentsOfDeed } from '@sabimark/domain/exam/exam-deed.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { type LoggedLine, selectHistory } from '../platform/audit/record-log.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { shownHistory } from '../platform/record/history.ts'
import { selectNamesOfUsers } from './exam.db.ts'

const fields = {
  ...Object.fromEntries(Object.entries(changeLabels).map(([name, label]) => [name, { label }])),
  ownerId: { label: 'Owner' },
  opensAt: { label: 'Opens' },
  closesAt: { label: 'Closes' },
  release: { label: 'Scores are shown' },
  durationMinutes: { label: 'Duration', unit: 'minute' },
}
const isInstant = (name: string) => name.endsWith('At')

/**
 * What was done to an exam, newest first, with each value before and after as people read it. `readsAll`: with what was done for
 * single candidates, and why (decision 061).
 */
export async function historyOfExam(tx: Tx, examId: string, { readsAll }: { readsAll: boolean }) {
  const lines = (await selectHistory(tx, examId)).map((line) => ({ ...line, changes: realChanges(line.changes) }))
  const students = readsAll ? lines.flatMap(({ action, detail }) => studentsOfDeed(action, detail)) : []
  const people = [...new Set([...valuesOf(lines, (name) => name === 'ownerId'), ...students])]
  const names = new Map<string, string>(people.length === 0 ? [] : await selectNamesOfUsers(tx, people))
  for (const at of valuesOf(lines, isInstant)) names.set(at, formatLagos(new Date(at)))
  const shown = shownHistory(lines, fields, names)
  if (!readsAll) return shown
  return shown.map((line, place) => ({ ...line, ...saidOf(lines[place], names) }))
}

/** Whom and how much it was, and why. */
function saidOf(line: LoggedLine | undefined, names: ReadonlyMap<string, string>) {
  const detail = line?.detail ?? {}
  const deed = examDeed(line?.action ?? '', detail, (id) => names.get(id))
  const reason = typeof detail.reason === 'string' ? detail.reason : ''
  return { ...(deed !== null && { deed }), ...(reason !== '' && { reason }) }
}

/** Of a form that was sent whole, what it changed. */
function realChanges(changes: LoggedLine['changes']): LoggedLine['changes'] {
  return (
    changes &&
    Object.fromEntries(
      Object.entries(changes).filter(([, [before, after]]) => JSON.stringify(before) !== JSON.stringify(after)),
    )
  )
}

function valuesOf(lines: readonly LoggedLine[], isMeant: (name: string) => boolean): string[] {
  return lines.flatMap(({ changes }) =>
    Object.entries(changes ?? {}).flatMap(([name, values]) => (isMeant(name) ? values.map(String) : [])),
  )
}
