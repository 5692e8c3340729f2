import { termContract } from '@sabimark/contract/school/terms/term.contract.ts'
import { isTermOfDays, type TermDays, termName, termSpan } from '@sabimark/domain/school/terms/term.ts'
import { termFields } from '@sabimark/domain/school/terms/term-fields.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { deleteRecords } from '../../platform/record/acts.ts'
import { deletedText } from '../../platform/record/delete-unused.ts'
import { recordCalls } from '../../platform/record/record-calls.ts'
import { isYearEnrolled, lockTermDays, selectOverlapping, type TermValues, termList, terms } from './term.db.ts'

const calls = recordCalls({
  noun: 'term',
  call: termContract.listTerms,
  kind: terms,
  list: termList,
  unknown: 'UNKNOWN_TERM',
  fields: termFields,
})
export const { list: listTerms, get: getTerm, restore: restoreTerms } = calls

/** Adds a term whose days no other has. */
export async function addTerm(ctx: Ctx<TermValues>) {
  await lockTermDays(ctx.tx)
  return (await whyNotThese(ctx.tx, ctx.input)) ?? (await calls.add(ctx, ctx.input))
}

/** Changes what was sent of a term. */
export async function updateTerm(ctx: Ctx<{ id: string; revision: number } & Partial<TermValues>>) {
  await lockTermDays(ctx.tx)
  return await calls.update(
    ctx,
    async (before, after) => (await whyNotThisYear(ctx.tx, before, after)) ?? (await whyNotThese(ctx.tx, after)),
  )
}

/** Deletes terms. Reports can no longer be asked for by them; what was sat in them stays as it is. */
export const deleteTerms = (ctx: Ctx<{ ids: string[] }>) =>
  deleteRecords(ctx, terms, {
    whySkipped: () => null,
    effects: (done) => [deletedText(done.length, 'term'), 'No result changes.'],
  })

/** Refuses another year where the one it has is that of students: they would be of a year without this term. */
async function whyNotThisYear(tx: Tx, before: TermValues, after: TermValues) {
  if (before.year === after.year || !(await isYearEnrolled(tx, before.year))) return undefined
  const sentence = `Students are enrolled in ${before.year}, so its terms stay in it. A term of another year is added anew.`
  return refuse('TERM_YEAR_IN_USE', { fields: { year: sentence } })
}

/** Refuses days that no term can have, and those of another term, which is named. */
async function whyNotThese(tx: Tx, days: TermDays & { id?: string }) {
  if (!isTermOfDays(days)) return refuse('TERM_DAYS_INVALID')
  const other = await selectOverlapping(tx, days)
  if (!other) return undefined
  const sentence = `${termName(other)} has some of these days: ${termSpan(other)}.`
  return refuse('TERMS_OVERLAP', { fields: { firstDay: sentence } })
}
