import { countDeleted, restoreRecords } from '../platform/record/restore.ts'
import { refuseBeyondTrial } from '../school/trial-room.ts'
import type { Restore } from '../school/undo-act.ts'
import { narrowedTo } from './bank.access.ts'
import { countQuestions, questionsOf } from './bank.db.ts'

/** Takes an act on questions back; those that are there again take up room of the trial. */
export const restoreQuestions: Restore = async (tx, lines, actor) =>
  (await refuseBeyondTrial(tx, 'questions', countQuestions, countDeleted(lines))) ??
  (await restoreRecords(tx, questionsOf(narrowedTo(actor)), lines, actor))
