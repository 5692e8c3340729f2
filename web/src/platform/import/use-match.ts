import { useCallback, useEffect, useState } from 'react'
import type { ImportKind, KnownRow, ReadRow } from './kind.ts'

/** Who of these rows is there already; null until it was asked. It is asked again when the rows are read otherwise. */
export function useMatch(kind: ImportKind, rows: readonly ReadRow[]) {
  const [asked, setAsked] = useState(0)
  const [known, setKnown] = useState<readonly KnownRow[] | null>(null)
  const [error, setError] = useState<unknown>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again
  useEffect(() => {
    let isHere = true
    setError(null)
    kind.match(rows).then(
      (found) => isHere && setKnown(found),
      (refusal) => isHere && setError(refusal),
    )
    return () => {
      isHere = false
    }
  }, [kind, rows, asked])
  const again = useCallback(() => setAsked((before) => before + 1), [])
  return { known, error, again }
}
