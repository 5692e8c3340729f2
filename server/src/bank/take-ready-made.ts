import type { Offer, OfferQuery } from '@sabimark/ready-made/own.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { isRefused, refuse } from '../platform/http/refused.ts'
import type { Ctx } from '../platform/http/route.ts'
import { narrowedTo } from './bank.access.ts'
import { isActiveSubjectOf } from './bank.db.ts'
import { copyOffers } from './copy-ready-made.ts'
import { seedOf } from './list-ready-made.ts'
import { readyMade } from './load-ready-made.ts'
import { lockReadyMade, selectTaken } from './ready-made.db.ts'

type Mix = OfferQuery & { count: number; subject: string }
type Asked = { subjectId: string; of: { sources: string[] } | Mix }

/** Copies ready-made questions into the bank, each once in a school. To the log and to undo they are an import. */
export async function takeReadyMade(ctx: Ctx<Asked>, secret: string) {
  const { tx, input, actor } = ctx
  const { subjectId, of } = input
  if (!(await isActiveSubjectOf(tx, subjectId, narrowedTo(actor)))) return refuse('UNKNOWN_SUBJECT')
  await lockReadyMade(tx)
  const { offers, skippedCount } = 'sources' in of ? await named(tx, of.sources) : await mixed(tx, of, secret)
  if (offers.length === 0) return { batch: null, takenCount: 0, skippedCount }
  const chosen = offers.map((offer) => ({ offer, subjectId }))
  const copied = await copyOffers(ctx, chosen, { secret, leftOutCount: skippedCount })
  return isRefused(copied) ? copied : { batch: copied.importId, takenCount: copied.count, skippedCount }
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
  const seed = `${seedOf(tx, secret)('mix')}`
  return { offers: mixOffers(await notTaken(tx, findOffers(query)), count, seed), skippedCount: 0 }
}

/** Those of these offers the school does not have. */
export async function notTaken(tx: Tx, offers: readonly Offer[]): Promise<Offer[]> {
  const taken = await selectTaken(
    tx,
    offers.map(({ source }) => source),
  )
  return offers.filter(({ source }) => !taken.has(source))
}
