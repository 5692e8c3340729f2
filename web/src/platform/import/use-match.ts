import { useCallback, useEffect, useState } from 'react'
import type { ImportKind, KnownRow, ReadRow } from './kind.ts'

type Matched = { known: readonly KnownRow[]; firstNumber: number | null }

/**
 * Who of these rows is there already, and from which number on new ones are free; null until it was asked. It is asked again when the
 * rows are read otherwise, or `numberSetting` is another.
 */
export function useMatch(kind: ImportKind, rows: readonly ReadRow[], numberSetting: string) {
  const [asked, setAsked] = useState(0)
  const [matched, setMatched] = useState<Matched | null>(null)
  const [error, setError] = useState<unknown>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again
  useEffect(() => {
    let isHere = true
    setError(null)
    const match = async (): Promise<Matched> => {
      const known = await kind.match(rows)
      return { known, firstNumber: (await kind.firstNumber?.(rows, known, numberSetting)) ?? null }
    }
    match().then(
      (found) => isHere && setMatched(found),
      (refusal) => isHere && setError(refusal),
    )
    return () => {
      isHere = false
    }
  }, [kind, rows, numberSetting, asked])
  const again = useCallback(() => setAsked((before) => before + 1), [])
  return { matched, error, again }
}
