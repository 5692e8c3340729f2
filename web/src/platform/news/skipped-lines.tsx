import { groupedBy } from '../grouped-by.ts'
import type { Outcome } from './announcer.ts'

type Skipped = Outcome['skipped']

/** So many that are skipped for the same reason are told together. */
const fewestTogether = 4
const mostNamed = 2

/** Those who are skipped, by why: many of one reason as one, each of the others for itself. */
export function skippedTogether(skipped: Skipped): { key: string; who: string; why: string; count: number }[] {
  return [...groupedBy(skipped, ({ why }) => why)].flatMap(([why, some]) => {
    const alone = () => some.map(({ id, name }) => ({ key: id, who: name, why, count: 1 }))
    if (some.length < fewestTogether || some.some(({ name }) => name === '')) return alone()
    const names = some.slice(0, mostNamed).map(({ name }) => name)
    const others = (some.length - names.length).toLocaleString('en-NG')
    return [{ key: why, who: `${names.join(', ')} and ${others} others`, why, count: some.length }]
  })
}

/** Records an act leaves as they are, a line each with why, many of one reason in one; of one that is not there there is no name. */
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
