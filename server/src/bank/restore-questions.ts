import { undoText } from '@sabimark/domain/words/act-text.ts'
import { isRefused } from '../platform/http/refused.ts'
import { restoreRecords } from '../platform/record/restore.ts'
import { withinTrial } from '../school/trial-limit.ts'
import type { Restore } from '../school/undo-act.ts'
import { narrowedTo, whyNotTheirs } from './bank.access.ts'
import { countQuestions, questionsOf } from './bank.db.ts'
import { lockReadyMade } from './ready-made.db.ts'
import { imported, undoImport } from './undo-import.ts'

/**
 * Takes an act on questions back; those that are there again take up room of the trial. An act that replaced some has taken new
 * ones and archived the old: both are as before.
 */
export const restoreQuestions: Restore = async (tx, lines, actor) => {
  // Before questions and school, as whoever takes some: neither then waits for the other.
  await lockReadyMade(tx)
  const [first] = lines.filter(({ action }) => action === imported)
  const taken = first ? await undoImport(tx, first.batch, actor) : { doneCount: 0, skipped: [], effects: [] }
  const others = lines.filter(({ action }) => action !== imported)
  if (first && others.length === 0) return taken
  const restored = await withinTrial(tx, 'questions', countQuestions, () =>
    restoreRecords(tx, questionsOf(narrowedTo(actor)), others, actor, (_line, record) =>
      // Handed over since: who has it now acts on it.
      record ? whyNotTheirs(actor, record) : null,
    ),
  )
  if (isRefused(restored)) return restored
  return {
    doneCount: taken.doneCount + restored.doneCount,
    skipped: [...taken.skipped, ...restored.skipped],
    effects: [
      ...taken.effects,
      ...(restored.doneCount > 0 ? [undoText(others[0]?.action ?? '', restored.doneCount)] : []),
    ],
  }
}
