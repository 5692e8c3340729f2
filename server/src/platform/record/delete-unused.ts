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
      const used = usedText(record, users)
      if (used) return `${used}: ${instead} instead.`
      const keptCount = kept === undefined ? 0 : Number(record[kept])
      if (keptCount === 0) return null
      const were = keptCount === 1 ? 'that was given out and deleted is' : 'that were given out and deleted are'
      return `${counted(keptCount, 'exam')} ${were} kept with it: ${instead} instead.`
    },
    effects: (done) => [deletedText(done.length, kind.noun)],
  })
}

/** What refers to a record: '2 students and 1 exam have it'; null for nothing. */
export function usedText<State>(record: State, users: Unused<State>['users']): string | null {
  const counts = Object.entries(users).map(([noun, fact]) => [noun, Number(record[fact])])
  const all = countedAll(Object.fromEntries(counts))
  return all && `${all.text} ${all.count === 1 ? 'has' : 'have'} it`
}

/** What deleting means where nothing else goes with it. */
export function deletedText(count: number, noun: string): string {
  return `${countedAre(count, noun)} deleted. You can undo this for 30 days.`
}
