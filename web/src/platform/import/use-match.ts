import { startTransition, useCallback, useEffect, useState } from 'react'
import type { ImportKind, KnownRow, ReadRow } from './kind.ts'

type Matched = { key: string; known: readonly KnownRow[]; firstNumber: number | null }

/**
 * Who of these rows is there already, and from which number on new ones are free; null until it was asked. It is asked again where
 * `key`, by which the rows are known, or `numberSetting` is another; until it has been answered `isCurrent` is false.
 */
export function useMatch(kind: ImportKind, rows: readonly ReadRow[], key: string, numberSetting: string) {
  const [asked, setAsked] = useState(0)
  const [matched, setMatched] = useState<Matched | null>(null)
  const [error, setError] = useState<unknown>(null)
  const all = `${numberSetting}\n${key}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again, and of the rows only `key` matters
  useEffect(() => {
    let isHere = true
    setError(null)
    const match = async (): Promise<Matched> => {
      const known = await kind.match(rows)
      return { key: all, known, firstNumber: (await kind.firstNumber?.(rows, known, numberSetting)) ?? null }
    }
    match().then(
      (found) => startTransition(() => (isHere ? setMatched(found) : undefined)),
      (refusal) => isHere && setError(refusal),
    )
    return () => {
      isHere = false
    }
  }, [kind, all, asked])
  const again = useCallback(() => setAsked((before) => before + 1), [])
  return { matched, isCurrent: matched?.key === all, error, again }
}
