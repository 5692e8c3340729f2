import { seededRandom } from '@sabimark/domain/exam/seeded-random.ts'
import type { Offer, OfferQuery } from '@sabimark/ready-made/own.ts'
import { insertAuditLines } from '../platform/audit/record-log.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Ctx } from '../platform/http/route.ts'
import { newId, newShortId } from '../platform/ids.ts'
import { insertImport } from '../platform/record/imports.db.ts'
import { refuseBeyondTrial } from '../school/trial-limit.ts'
import { narrowedTo } from './bank.access.ts'
import { countQuestions, insertQuestions, isActiveSubjectOf, type NewQuestion } from './bank.db.ts'
import { seedOf } from './list-ready-made.ts'
import { pause, readyMade } from './load-ready-made.ts'
import { lockReadyMade, selectTaken } from './ready-made.db.ts'

type Mix = OfferQuery & { count: number; subject: string }
type Asked = { subjectId: string; of: { sources: string[] } | Mix }

/** Copies ready-made questions into the bank, each once in a school. To the log and to undo they are an import. */
export async function takeReadyMade({ tx, input, actor }: Ctx<Asked>, secret: string) {
  const { subjectId } = input
  if (!(await isActiveSubjectOf(tx, subjectId, narrowedTo(actor)))) return refuse('UNKNOWN_SUBJECT')
  await lockReadyMade(tx)
  const { ownQuestions } = await readyMade()
  const { offers, skippedCount } =
    'sources' in input.of ? await named(tx, input.of.sources) : await mixed(tx, input.of, secret)
  if (offers.length === 0) return { batch: null, takenCount: 0, skippedCount }
  const importId = newId()
  const own = await ownQuestions(offers, seedOf(tx, secret), pause)
  const made = offers.flatMap(({ source, topic }, importPosition): (NewQuestion & { importPosition: number })[] => {
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
  })
  const beyond = await refuseBeyondTrial(tx, 'questions', countQuestions, made.length)
  if (beyond) return beyond
  await insertImport(tx, {
    id: importId,
    noun: 'question',
    fileName: 'Ready-made questions',
    format: 'ready-made',
    foundCount: made.length,
    leftOutCount: skippedCount,
    createdBy: actor.userId,
  })
  await insertQuestions(tx, made)
  await insertAuditLines(
    tx,
    made.map(({ id, importPosition: position, source }) => ({
      actorId: actor.userId,
      action: 'question.imported',
      subject: id,
      batch: importId,
      detail: { position, revision: 1, source },
    })),
  )
  return { batch: importId, takenCount: made.length, skippedCount }
}

/** Those of these sources that the school does not have. */
async function named(tx: Tx, sources: readonly string[]) {
  const asked = new Set(sources)
  const { findOffers } = await readyMade()
  const offers = await notTaken(
    tx,
    findOffers({}).filter(({ source }) => asked.has(source)),
  )
  return { offers, skippedCount: asked.size - offers.length }
}

/** So many that the school does not have. Which ones is another order in each school: facts are the same everywhere. */
async function mixed(tx: Tx, { count, ...query }: Mix, secret: string) {
  const { findOffers, mixOffers } = await readyMade()
  const random = seededRandom(`mix ${seedOf(tx, secret)('mix')}`)
  return { offers: mixOffers(await notTaken(tx, findOffers(query)), count, random), skippedCount: 0 }
}

async function notTaken(tx: Tx, offers: readonly Offer[]): Promise<Offer[]> {
  const taken = await selectTaken(
    tx,
    offers.map(({ source }) => source),
  )
  return offers.filter(({ source }) => !taken.has(source))
}
