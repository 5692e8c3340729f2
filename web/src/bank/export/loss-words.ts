import { counted } from '@sabimark/domain/words/plural.ts'
import type { Loss } from '../files/tasks.ts'
import type { Exported } from './to-neutral.ts'

const whole = 'the whole question'

/** What a file will not hold of these questions, in sentences with figures; none where it holds everything. */
export function lossWords(format: string, exported: readonly Exported[], losses: readonly Loss[]): string[] {
  const gone = new Map<string, number>()
  const lost = new Map<string, number>()
  const changed = new Map<string, number>()
  const byPlace = new Map(losses.map((loss) => [loss.index, loss]))
  for (const [place, { question, lost: own }] of exported.entries()) {
    const loss = byPlace.get(place)
    if (loss?.lost.includes(whole)) {
      count(gone, kindOf(question))
      continue
    }
    for (const name of [...(loss?.lost ?? []), ...own]) count(lost, name)
    for (const name of loss?.changed ?? []) count(changed, name)
  }
  return [
    ...[...gone].map(([kind, many]) => {
      const are = many === 1 ? 'is' : 'are'
      const which = many === 1 ? kind.replace('that ask ', 'that asks ') : kind
      return `${counted(many, 'question')} ${which} cannot be written as ${format}, and ${are} left out of the file.`
    }),
    ...(lost.size > 0 ? [`Not in the file: ${listed(lost)}.`] : []),
    ...(changed.size > 0 ? [`Written in another way: ${listed(changed)}.`] : []),
  ]
}

/** How many of them the file will hold. */
export function heldCount(exported: readonly Exported[], losses: readonly Loss[]): number {
  return exported.length - losses.filter(({ lost }) => lost.includes(whole)).length
}

function kindOf({ type, right }: Exported['question']): string {
  if (type === 'fill_blank') return 'with a blank'
  if (type === 'essay') return 'that ask for an essay'
  return (right?.length ?? 0) > 1 ? 'with several right answers' : 'with words it has no signs for'
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, many]) => `${name.replace(/^its /, '')} (${counted(many, 'question')})`).join(', ')
}
