import { useDebouncedValue } from '@mantine/hooks'
import type { MadeCorrection } from '@sabimark/contract/answers.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { orpc, readAgain } from '../../platform/queries.ts'
import type { AskedCorrection } from './corrections.ts'
import { isReason } from './reason-field.tsx'

/** Looking marks every paper: not for each letter of an answer. */
const pauseMs = 600

/**
 * A correction as somebody puts it together: who would move by what is chosen so far, the reason, and making it. `asked` is null
 * until there is something to look at; the first of the proposed `reasons` stands there until another is given.
 */
export function useCorrection(
  asked: AskedCorrection | null,
  reasons: readonly string[],
  onDone: (made: MadeCorrection) => void,
) {
  const [typed, setTyped] = useState<string | null>(null)
  const reason = typed ?? reasons[0] ?? ''
  const chosen = JSON.stringify(asked)
  const [settled] = useDebouncedValue(chosen, isTyped(asked) ? pauseMs : 0)
  const isSettled = settled === chosen
  const moves = useQuery({
    ...orpc.marking.tryCorrection.queryOptions({ input: isSettled && asked ? asked : skipToken, context: {} }),
    staleTime: 0,
    gcTime: 0,
  })
  const making = useAct(
    (input: AskedCorrection & { inBank?: boolean; seen: string; reason: string }, pressed) =>
      client.marking.correctKey(input, pressed),
    async (made) => {
      onDone(made)
      await readAgain()
    },
  )
  // Another has changed the key: what it says now, and who moves by that, is what is applied next.
  const isRefused = making.error !== null
  useEffect(() => {
    if (isRefused) void readAgain()
  }, [isRefused])
  const isLooking = asked !== null && (!isSettled || moves.isFetching)
  const seen = asked === null ? undefined : moves.data?.seen
  return {
    moves,
    reason,
    setReason: setTyped,
    /** Somebody has written a reason of their own, or chosen one. */
    hasReason: typed !== null,
    error: making.error,
    isWorking: making.isWorking,
    isLooking,
    canApply: seen !== undefined && !isLooking && isReason(reason),
    apply: (more: { inBank?: boolean } = {}) => {
      if (asked !== null && seen !== undefined) making.act({ ...asked, ...more, seen, reason })
    },
  }
}

function isTyped(asked: AskedCorrection | null): boolean {
  if (asked === null) return false
  const { correction } = asked
  return correction.kind === 'bonus' || ('right' in correction && correction.right.texts.length > 0)
}
