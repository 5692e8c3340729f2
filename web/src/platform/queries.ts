import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
import { inOneGo } from './in-one-go.ts'
import { isNetworkError, refusalCode } from './refusal.ts'

/** TanStack Query options for every call: `useQuery(orpc.bank.listQuestions.queryOptions({ input }))`. */
export const orpc = createTanstackQueryUtils(client)

/** Where the signed-in person is kept; null once a call said that nobody is. */
export const meKey = ['me']

/**
 * A session that ended elsewhere shows when something is read; the shell then goes to the sign-in page. A change that is
 * refused stays where it was made, with what was typed.
 */
function noticeSignOut(error: unknown) {
  if (refusalCode(error) === 'NOT_SIGNED_IN') queryClient.setQueryData(meKey, null)
  else noticeAnother(error)
}

/** Whoever signs in beside a refused change may be somebody else: asked when this tab is looked at again. */
function noticeRefusedChange(error: unknown) {
  if (refusalCode(error) === 'NOT_SIGNED_IN') {
    void queryClient.invalidateQueries({ queryKey: meKey, refetchType: 'none' })
  } else noticeAnother(error)
}

/** Another tab has changed the person or the school: who it is now is asked at once. */
function noticeAnother(error: unknown) {
  if (refusalCode(error) === 'ANOTHER_IS_HERE') void queryClient.invalidateQueries({ queryKey: meKey })
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSignOut }),
  mutationCache: new MutationCache({ onError: noticeRefusedChange }),
  defaultOptions: {
    queries: {
      // A refusal will not change its mind; a lost network may come back.
      retry: (failureCount, error) => isNetworkError(error) && failureCount < 2,
      networkMode: 'always',
      // Which that mode would leave out.
      refetchOnReconnect: true,
      staleTime: 5_000,
    },
    mutations: { networkMode: 'always' },
  },
})

/**
 * After something has changed: what is on the screen is asked again and shown in one go, the rest when it is next shown. Not who is
 * signed in.
 */
export function readAgain(): Promise<void> {
  return inOneGo(queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] }))
}
