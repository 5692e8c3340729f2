import type { Offer } from '@sabimark/ready-made/own.ts'
import { insertAuditLines } from '../platform/audit/record-log.ts'
import type { Ctx } from '../platform/http/route.ts'
import { newId, newShortId } from '../platform/ids.ts'
import { insertImport } from '../platform/record/imports.db.ts'
import { refuseBeyondTrial } from '../school/trial-limit.ts'
import { countQuestions, insertQuestions, type NewQuestion } from './bank.db.ts'
import { seedOf } from './list-ready-made.ts'
import { pause, readyMade } from './load-ready-made.ts'
import { imported } from './undo-import.ts'

type Chosen = { offer: Offer; subjectId: string }

/** Writes these into the bank, each into its subject, with the numbers of this school. The id of the import is the batch. */
export async function copyOffers(
  { tx, actor }: Pick<Ctx<unknown>, 'tx' | 'actor'>,
  chosen: readonly Chosen[],
  { secret, leftOutCount }: { secret: string; leftOutCount: number },
) {
  const { ownQuestions } = await readyMade()
  const importId = newId()
  const own = await ownQuestions(
    chosen.map(({ offer }) => offer),
    seedOf(tx, secret),
    pause,
  )
  const made = chosen.flatMap(
    ({ offer: { source, topic }, subjectId }, importPosition): (NewQuestion & { importPosition: number })[] => {
      const question = own[importPosition]
      if (!question) return []
      const options = question.options.map((text) => ({ id: newShortId(), text }))
      return [
        {
          id: newId(),
          importId,
          importPosition,
          source,
          subjectId,
          createdBy: actor.userId,
          status: 'active',
          type: 'multiple_choice',
          passageId: null,
          question: question.text,
          options,
          correctOptionIds: options.slice(question.right, question.right + 1).map(({ id }) => id),
          rules: { kind: 'one' },
          explanation: question.explanation,
          difficulty: question.difficulty,
          topic: topic.name,
          marksHundredths: 100,
          timeAllocationMinutes: question.minutes,
          tags: ['Ready-made'],
        },
      ]
    },
  )
  const beyond = await refuseBeyondTrial(tx, 'questions', countQuestions, made.length)
  if (beyond) return beyond
  await insertImport(tx, {
    id: importId,
    noun: 'question',
    fileName: 'Ready-made questions',
    format: 'ready-made',
    foundCount: made.length,
    leftOutCount,
    createdBy: actor.userId,
  })
  await insertQuestions(tx, made)
  await insertAuditLines(
    tx,
    made.map(({ id, importPosition: position, source }) => ({
      actorId: actor.userId,
      action: imported,
      subject: id,
      batch: importId,
      detail: { position, revision: 1, source },
    })),
  )
  return { importId, count: made.length }
}
