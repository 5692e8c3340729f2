import { countDeleted, restoreRecords } from '../../platform/record/restore.ts'
import { refuseBeyondTrial } from '../../school/trial-room.ts'
import type { Restore } from '../../school/undo-act.ts'
import { countTeachers, teachers } from './teacher.db.ts'

/** Takes an act on teachers back; those who are there again take up room of the trial. */
export const restoreTeachers: Restore = async (tx, lines, actor) =>
  (await refuseBeyondTrial(tx, 'teachers', countTeachers, countDeleted(lines))) ??
  (await restoreRecords(tx, teachers, lines, actor))
