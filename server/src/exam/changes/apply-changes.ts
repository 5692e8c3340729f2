import type { ExamChanges } from '@sabimark/domain/exam/changes/exam-changes.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { type ExamRow, updateDraft } from '../exam.db.ts'
import { replaceChoices, selectClassIds } from '../exam-choices.db.ts'
import { storeChanges, updateWhere } from './changes.db.ts'

/** Writes what waited into a held exam that nobody has begun; its classes, times and release stay. Nothing waits any more. */
export async function applyChanges(tx: Tx, exam: ExamRow, changes: ExamChanges): Promise<void> {
  const { sections, questions, ...settings } = changes
  await updateDraft(tx, exam.id, { ...exam, ...settings })
  const chosen = questions.map(({ section, ...one }) => ({ ...one, ...(typeof section === 'number' && { section }) }))
  await replaceChoices(tx, exam.id, { classIds: await selectClassIds(tx, exam.id), sections, questions: chosen })
  if (settings.location !== exam.location || settings.title !== exam.title) {
    await updateWhere(tx, exam.id, settings.location)
  }
  await storeChanges(tx, exam.id, null)
}
