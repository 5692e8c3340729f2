import { countedAll, countedAre } from '@sabimark/domain/school/plural.ts'
import type { Ctx } from '../http/route.ts'
import { deleteRecords, type RecordKind, type RecordState } from './acts.ts'

type Unused<State> = {
  /** Which of its facts says how many of a noun refer to it: `{ student: 'studentsCount' }`. */
  users: Readonly<Record<string, keyof State>>
  /** What can be done to one that is used: 'close it'. */
  instead: string
}

/** Deletes records that nothing refers to; of the others it is said what does. */
export async function deleteUnused<State extends RecordState, Image extends RecordState>(
  ctx: Ctx<{ ids: string[] }>,
  kind: RecordKind<State, Image>,
  { users, instead }: Unused<State>,
) {
  return await deleteRecords(ctx, kind, {
    whySkipped(record) {
      const counts = Object.entries(users).map(([noun, fact]) => [noun, Number(record[fact])])
      const all = countedAll(Object.fromEntries(counts))
      return all && `${all.text} ${all.count === 1 ? 'has' : 'have'} it: ${instead} instead.`
    },
    effects: (done) => [deletedText(done.length, kind.noun)],
  })
}

/** What deleting means where nothing else goes with it. */
export function deletedText(count: number, noun: string): string {
  return `${countedAre(count, noun)} deleted. You can undo this for 30 days.`
}
