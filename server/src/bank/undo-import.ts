import { counted, countedAre } from '@sabimark/domain/words/plural.ts'
import { insertAuditLines } from '../platform/audit/record-log.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { Actor } from '../platform/http/route.ts'
import type { Skipped } from '../platform/record/act-outcome.ts'
import { endImport } from '../platform/record/imports.db.ts'
import { selectOptionalAct } from '../platform/record/undo.db.ts'
import { narrowedTo, whyNotTheirs } from './bank.access.ts'
import { type QuestionState, questionsOf } from './bank.db.ts'
import { deleteUnusedOfImport } from './passages.db.ts'

/** What the log calls a question that came by a file, or ready-made. */
export const imported = 'question.imported'

/** Takes an import back: what nobody has used or changed goes; what an exam has is archived; what was changed stays. */
export async function undoImport(tx: Tx, batch: string, actor: Actor) {
  await endImport(tx, batch)
  // Read again: a piece of it that was under way is waited for, and counts.
  const lines = ((await selectOptionalAct(tx, batch))?.lines ?? []).filter(({ action }) => action === imported)
  const questions = questionsOf(narrowedTo(actor))
  const ids = lines.map(({ subject }) => subject)
  const records = new Map((await questions.lock(tx, ids)).map((record) => [record.id, record]))
  const unused: QuestionState[] = []
  const used: QuestionState[] = []
  const skipped: Skipped[] = []
  for (const { subject: id, detail } of lines) {
    const record = records.get(id)
    const notTheirs = record && whyNotTheirs(actor, record)
    if (record && notTheirs) skipped.push({ id, name: record.name, why: notTheirs })
    else if (!record) skipped.push({ id, name: '', why: 'Is no longer there.' })
    else if (record.examsCount > 0) {
      used.push(record)
      skipped.push({
        id,
        name: record.name,
        why: `Is in ${counted(record.examsCount, 'exam')}: archived instead of deleted.`,
      })
    } else if (record.revision === detail.revision) unused.push(record)
    else skipped.push({ id, name: record.name, why: 'Was changed since, and stays as it is.' })
  }
  const toArchive = used.filter(({ status }) => status === 'active')
  await questions.remove(
    tx,
    unused.map(({ id }) => id),
  )
  await deleteUnusedOfImport(tx, batch)
  await questions.update(
    tx,
    toArchive.map((record) => ({ ...record, status: 'archived' as const })),
    ['status'],
  )
  const byActor = { actorId: actor.userId }
  await insertAuditLines(tx, [
    ...unused.map((record) => ({
      ...byActor,
      action: 'question.deleted',
      subject: record.id,
      detail: { record: questions.imageOf(record) },
    })),
    ...toArchive.map(({ id, revision }) => ({
      ...byActor,
      action: 'question.archived',
      subject: id,
      detail: { revision: revision + 1 },
      changes: { status: ['active', 'archived'] as const },
    })),
  ])
  const effects = [
    ...(unused.length > 0 ? [`${countedAre(unused.length, 'question')} deleted.`] : []),
    ...(toArchive.length > 0
      ? [
          `${countedAre(toArchive.length, 'question')} archived, as exams ask ${toArchive.length === 1 ? 'it' : 'them'} by now.`,
        ]
      : []),
  ]
  return { doneCount: unused.length + toArchive.length, skipped, effects }
}
