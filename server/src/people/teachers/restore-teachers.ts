import { restoreRecords } from '../../platform/record/restore.ts'
import { withinTrial } from '../../school/trial-room.ts'
import type { Restore } from '../../school/undo-act.ts'
import { countTeachers, teachers } from './teacher.db.ts'

/** Takes an act on teachers back; those who are there again take up room of the trial. */
export const restoreTeachers: Restore = (tx, lines, actor) =>
  withinTrial(tx, 'teachers', countTeachers, () => restoreRecords(tx, teachers, lines, actor))
