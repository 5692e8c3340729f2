import { restoreRecords } from '../platform/record/restore.ts'
import { withinTrial } from '../school/trial-room.ts'
import type { Restore } from '../school/undo-act.ts'
import { narrowedTo } from './bank.access.ts'
import { countQuestions, questionsOf } from './bank.db.ts'

/** Takes an act on questions back; those that are there again take up room of the trial. */
export const restoreQuestions: Restore = (tx, lines, actor) =>
  withinTrial(tx, 'questions', countQuestions, () => restoreRecords(tx, questionsOf(narrowedTo(actor)), lines, actor))
