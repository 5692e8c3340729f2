import { restoreRecords } from '../platform/record/restore.ts'
import { withinTrial } from '../school/trial-limit.ts'
import type { Restore } from '../school/undo-act.ts'
import { narrowedTo, whyNotTheirs } from './bank.access.ts'
import { countQuestions, questionsOf } from './bank.db.ts'
import { undoImport } from './undo-import.ts'

/** Takes an act on questions back; those that are there again take up room of the trial. */
export const restoreQuestions: Restore = async (tx, lines, actor) => {
  const [first] = lines
  if (first?.action === 'question.imported') return await undoImport(tx, first.batch, actor)
  return await withinTrial(tx, 'questions', countQuestions, () =>
    restoreRecords(tx, questionsOf(narrowedTo(actor)), lines, actor, (_line, record) =>
      // Handed over since: who has it now acts on it.
      record ? whyNotTheirs(actor, record) : null,
    ),
  )
}
