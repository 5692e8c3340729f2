import { refusals } from '@sabimark/contract/refusal.ts'
import { countDeleted, countRestored, restoreRecords } from '../../platform/record/restore.ts'
import type { ActLine } from '../../platform/record/undo.db.ts'
import { selectOpenClasses } from '../../school/school.db.ts'
import type { Restore } from '../../school/undo-act.ts'
import { refuseMore } from './add-student.ts'
import { students } from './student.db.ts'

const classBefore = ({ changes }: ActLine) => changes?.classId?.[0] as string | null | undefined

/**
 * Takes an act on students back; those who are in use again take up places of the plan. Nobody moves back into a class that
 * is closed or deleted by now.
 */
export const restoreStudents: Restore = async (tx, lines, actor) => {
  const refused = await refuseMore(tx, { stored: countDeleted(lines), active: countRestored(lines, 'active') })
  if (refused) return refused
  const open = await selectOpenClasses(tx, [...new Set(lines.flatMap((line) => classBefore(line) ?? []))])
  return await restoreRecords(tx, students, lines, actor, (line) => {
    const classId = classBefore(line)
    return typeof classId === 'string' && !open.has(classId) ? refusals.UNKNOWN_CLASS.message : null
  })
}
