import type { Outcome } from './announcer.ts'

/** Records an act leaves as they are, a line each with why; of one that is not there there is no name. */
export function SkippedLines({ skipped }: Pick<Outcome, 'skipped'>) {
  return skipped.map(({ id, name, why }) => (
    <li key={id}>
      {name !== '' && (
        <>
          <strong>{name}</strong>:{' '}
        </>
      )}
      {why}
    </li>
  ))
}
