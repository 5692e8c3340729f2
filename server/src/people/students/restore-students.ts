import { refusals } from '@sabimark/contract/refusal.ts'
import { countDeleted, countRestored, restoreRecords } from '../../platform/record/acts.ts'
import type { ActLine } from '../../platform/record/undo.db.ts'
import { selectOpenClasses } from '../../school/school.db.ts'
import type { Restore } from '../../school/undo-act.ts'
import { refuseMore } from './add-student.ts'
import { lockStudents, students } from './student.db.ts'

const classBefore = ({ changes }: ActLine) => changes?.classId?.[0] as string | null | undefined

/**
 * Takes an act on students back; those who are in use again take up places of the plan. Nobody moves back into a class that
 * is closed or deleted by now.
 */
export const restoreStudents: Restore = async (tx, lines, actor) => {
  const refused = await refuseMore(tx, { stored: countDeleted(lines), active: countRestored(lines, 'active') })
  if (refused) return refused
  const ids = lines.map(({ subject }) => subject)
  const names = new Map((await lockStudents(tx, ids)).map(({ id, name }) => [id, name]))
  const open = await selectOpenClasses(tx, [...new Set(lines.flatMap((line) => classBefore(line) ?? []))])
  const stays = (line: ActLine) => {
    const classId = classBefore(line)
    return typeof classId === 'string' && !open.has(classId)
  }
  const back = lines.filter((line) => !stays(line))
  const { doneCount, skipped } = await restoreRecords(tx, students, back, actor)
  const why = refusals.UNKNOWN_CLASS.message
  const staying = lines.filter(stays).map(({ subject: id }) => ({ id, name: names.get(id) ?? '', why }))
  return { doneCount, skipped: [...skipped, ...staying] }
}
