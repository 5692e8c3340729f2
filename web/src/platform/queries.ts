import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { QueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
import { isNetworkError } from './refusal.ts'

/** TanStack Query options for every call: `useQuery(orpc.bank.listQuestions.queryOptions({ input }))`. */
export const orpc = createTanstackQueryUtils(client)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal will not change its mind; a lost network may come back.
      retry: (failureCount, error) => isNetworkError(error) && failureCount < 2,
      networkMode: 'always',
      staleTime: 5_000,
    },
    mutations: { networkMode: 'always' },
  },
})
