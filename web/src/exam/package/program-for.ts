import { buildHere, isProgramKept } from './keep-program.ts'
import type { KeptPackage } from './package-store.ts'

type Needing = { facts: Pick<KeptPackage['facts'], 'needs'> }

/**
 * Of what lies here the package whose files show this exam by the build of this page: its own, or another student's who got ready with a
 * newer build and whose exam needs as much. Null where the device has to be got ready again.
 */
export function programFor<One extends Pick<KeptPackage, 'readyWith'> & Needing>(
  wanted: Needing,
  all: readonly One[],
  build: string,
): One | null {
  const { needs } = wanted.facts
  const found = all.find(({ readyWith, facts }) => {
    const has = facts.needs
    return (
      readyWith === build &&
      (has?.maths || !needs.maths) &&
      (hasRare(has) || !hasRare(needs)) &&
      (has?.latinExt || !needs.latinExt)
    )
  })
  return found ?? null
}

/** Who got ready before this was said has the seldom letters with the others. */
const hasRare = (needs?: Needing['facts']['needs']) => needs?.rareMaths ?? needs?.maths

/** Whether every file of the program that shows this exam lies here, with the worker that gives them out. */
export async function hasProgram(wanted: KeptPackage, all: readonly KeptPackage[]): Promise<boolean> {
  const found = programFor(wanted, all, buildHere())
  return found !== null && (await isProgramKept(found.files))
}
