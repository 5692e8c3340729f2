import { useEffect, useState } from 'react'
import { queryClient } from '../../platform/queries.ts'
import { meQuery } from '../../platform/session.ts'

/** Whether this person is still the one signed in here, asked when it matters; null until that is known. */
export function useStillSignedIn(personId: string, isWanted: boolean): boolean | null {
  const [isSignedIn, setIsSignedIn] = useState<boolean | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    queryClient
      .fetchQuery({ ...meQuery, staleTime: 0 })
      // Without a network the last known answer holds.
      .catch(() => queryClient.getQueryData(meQuery.queryKey))
      .then((me) => {
        if (!isOver) setIsSignedIn(me?.id === personId)
      })
    return () => {
      isOver = true
    }
  }, [personId, isWanted])
  return isSignedIn
}
