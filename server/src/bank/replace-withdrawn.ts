import { counted } from '@sabimark/domain/words/plural.ts'
import type { Offer } from '@sabimark/ready-made/own.ts'
import { insertAuditLines } from '../platform/audit/record-log.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { isRefused } from '../platform/http/refused.ts'
import type { Ctx } from '../platform/http/route.ts'
import { partRecords } from '../platform/record/act-outcome.ts'
import { narrowedTo, whyNotTheirs } from './bank.access.ts'
import { questionsOf } from './bank.db.ts'
import { copyOffers } from './copy-ready-made.ts'
import { readyMade } from './load-ready-made.ts'
import { lockReadyMade } from './ready-made.db.ts'
import { notTaken } from './take-ready-made.ts'

/** Takes a new question in the place of each that was withdrawn, into its subject, and archives the old one. */
export async function replaceWithdrawn(ctx: Ctx<{ ids: string[] }>, secret: string) {
  const { tx, input, actor } = ctx
  const { withdrawalOf } = await readyMade()
  await lockReadyMade(tx)
  const questions = questionsOf(narrowedTo(actor))
  const locked = await questions.lock(tx, input.ids)
  const takeOther = await othersOf(tx)
  const others = new Map<string, Offer>()
  const { chosen, skipped } = partRecords(locked, {
    ids: input.ids,
    unknown: 'There is no such question in your subjects.',
    whySkipped: (question) => {
      const notTheirs = whyNotTheirs(actor, question)
      if (notTheirs) return notTheirs
      const withdrawal = withdrawalOf(question.source ?? '')
      if (!withdrawal) return 'Was not found wrong.'
      if (question.status === 'archived') return 'Is already archived.'
      // Only now: what is skipped takes none from the others.
      const other = takeOther(withdrawal.instead)
      if (!other) return 'There is no other one to take: archive it.'
      others.set(question.id, other)
      return null
    },
  })
  if (chosen.length === 0) return { batch: null, doneCount: 0, skipped, effects: [] }
  const wanted = chosen.flatMap(({ id, subjectId }) => {
    const offer = others.get(id)
    return offer ? [{ offer, subjectId }] : []
  })
  const copied = await copyOffers(ctx, wanted, { secret, leftOutCount: skipped.length })
  if (isRefused(copied)) return copied
  const batch = copied.importId
  await questions.update(
    tx,
    chosen.map((record) => ({ ...record, status: 'archived' as const })),
    ['status'],
  )
  await insertAuditLines(
    tx,
    chosen.map(({ id, revision }) => ({
      ...{ actorId: actor.userId, batch, action: 'question.archived', subject: id },
      detail: { revision: revision + 1 },
      changes: { status: ['active', 'archived'] as const },
    })),
  )
  const effects = [`${counted(chosen.length, 'question')} archived, and as many new ones can be chosen for exams.`]
  return { batch, doneCount: chosen.length, skipped, effects }
}

/** Hands out questions of an item that the school does not have, each once; undefined where there is none left. */
async function othersOf(tx: Tx) {
  const { findOffers } = await readyMade()
  const left = await notTaken(tx, findOffers({}))
  return (path: string | null) => {
    const place = left.findIndex((offer) => offer.placed.path === path)
    return place < 0 ? undefined : left.splice(place, 1)[0]
  }
}
