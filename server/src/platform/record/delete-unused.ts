import { counted, countedAll, countedAre } from '@sabimark/domain/words/plural.ts'
import type { Ctx } from '../http/route.ts'
import { deleteRecords, type RecordKind, type RecordState } from './acts.ts'

type Unused<State> = {
  /** Which of its facts says how many of a noun refer to it: `{ student: 'studentsCount' }`. */
  users: Readonly<Record<string, keyof State>>
  /** Which of its facts counts the deleted exams that are kept with it, where some can be. */
  kept?: keyof State
  /** What can be done to one that is used: 'close it'. */
  instead: string
}

/** Deletes records that nothing refers to; of the others it is said what does. */
export async function deleteUnused<State extends RecordState, Image extends RecordState>(
  ctx: Ctx<{ ids: string[] }>,
  kind: RecordKind<State, Image>,
  { users, kept, instead }: Unused<State>,
) {
  return await deleteRecords(ctx, kind, {
    whySkipped(record) {
      const counts = Object.entries(users).map(([noun, fact]) => [noun, Number(record[fact])])
      const all = countedAll(Object.fromEntries(counts))
      if (all) return `${all.text} ${all.count === 1 ? 'has' : 'have'} it: ${instead} instead.`
      const keptCount = kept === undefined ? 0 : Number(record[kept])
      if (keptCount === 0) return null
      const were = keptCount === 1 ? 'that was given out and deleted is' : 'that were given out and deleted are'
      return `${counted(keptCount, 'exam')} ${were} kept with it: ${instead} instead.`
    },
    effects: (done) => [deletedText(done.length, kind.noun)],
  })
}

/** What deleting means where nothing else goes with it. */
export function deletedText(count: number, noun: string): string {
  return `${countedAre(count, noun)} deleted. You can undo this for 30 days.`
}
