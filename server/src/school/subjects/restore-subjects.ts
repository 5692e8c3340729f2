import { countDeleted, countRestored, restoreRecords } from '../../platform/record/restore.ts'
import { refuseBeyondTrial } from '../trial-room.ts'
import type { Restore } from '../undo-act.ts'
import { refuseMoreInUse } from './add-subject.ts'
import { countSubjects, subjects } from './subject.db.ts'

/** Takes an act on subjects back; those that are in use again take up a place of the plan, those that are there again one of the trial. */
export const restoreSubjects: Restore = async (tx, lines, actor) =>
  (await refuseMoreInUse(tx, countRestored(lines, 'active'))) ??
  (await refuseBeyondTrial(tx, 'subjects', countSubjects, countDeleted(lines))) ??
  (await restoreRecords(tx, subjects, lines, actor))
