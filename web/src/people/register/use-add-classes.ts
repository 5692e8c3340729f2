import { classGroups } from '@sabimark/domain/people/register/missing-classes.ts'
import type { ClassParts } from '@sabimark/domain/school/classes/class-name.ts'
import { countedAre } from '@sabimark/domain/words/plural.ts'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { announce, type Outcome } from '../../platform/news/announcer.ts'
import { readAgain } from '../../platform/queries.ts'

/** Adds these classes and no others in one press. */
export function useAddClasses(onAdded: () => void = () => undefined) {
  return useAct(
    // One act for each group: levels that lack other arms cannot be added together.
    async (classes: readonly ClassParts[], pressed) => {
      const done = { count: 0, skipped: [] as Outcome['skipped'][number][] }
      for (const group of classGroups(classes)) {
        const { doneCount, skipped } = await client.school.addClasses(group, pressed)
        done.count += doneCount
        done.skipped.push(...skipped)
      }
      return done
    },
    ({ count, skipped }) => {
      announce(count === 0 ? 'No class was added.' : `${countedAre(count, 'class')} added.`, { skipped })
      onAdded()
      return readAgain()
    },
  )
}
