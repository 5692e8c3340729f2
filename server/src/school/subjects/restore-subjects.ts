import { restoreRecords } from '../../platform/record/restore.ts'
import { withinPlan } from '../plan-room.ts'
import { withinTrial } from '../trial-limit.ts'
import type { Restore } from '../undo-act.ts'
import { countActiveSubjects, countSubjects, subjects } from './subject.db.ts'

/** Takes an act on subjects back; those in use again take up places of the plan, those that are there again room of the trial. */
export const restoreSubjects: Restore = (tx, lines, actor) =>
  withinPlan(tx, 'subjects', countActiveSubjects, () =>
    withinTrial(tx, 'subjects', countSubjects, () => restoreRecords(tx, subjects, lines, actor)),
  )
