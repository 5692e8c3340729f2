import { groupedBy } from '../grouped-by.ts'
import type { Outcome } from './announcer.ts'

type Skipped = Outcome['skipped']

/** Of those who are skipped for the same reason so many are named; of more the first ones. */
const mostNamed = 3
const firstOfMany = 2

/** Those who are skipped, by why: all of one reason as one, and each for itself of whom there is no name. */
export function skippedTogether(skipped: Skipped): { key: string; who: string; why: string; count: number }[] {
  return [...groupedBy(skipped, ({ why }) => why)].flatMap(([why, some]) => {
    if (some.some(({ name }) => name === '')) return some.map(({ id, name }) => ({ key: id, who: name, why, count: 1 }))
    const names = some.slice(0, some.length > mostNamed ? firstOfMany : mostNamed).map(({ name }) => name)
    const others = some.length - names.length
    const last = others > 0 ? `${others.toLocaleString('en-NG')} others` : names.pop()
    return [{ key: why, who: [names.join(', '), last].filter(Boolean).join(' and '), why, count: some.length }]
  })
}

/** Records an act leaves as they are, with why, those of one reason in one line; of one that is not there there is no name. */
export function SkippedLines({ skipped }: { skipped: ReturnType<typeof skippedTogether> }) {
  return skipped.map(({ key, who, why }) => (
    <li key={key}>
      {who !== '' && (
        <>
          <strong>{who}</strong>:{' '}
        </>
      )}
      {why}
    </li>
  ))
}
