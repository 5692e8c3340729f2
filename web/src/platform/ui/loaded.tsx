import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { LoadingSheet } from './loading-sheet.tsx'
import { RefusalNote } from './refusal-note.tsx'

type LoadedProps<Data> = {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown }
  /** "Loading students..." */
  waiting: string
  children: (data: Data) => ReactNode
}

/** What a call answered; until then that it is fetched, and one sentence with a second try when it failed. */
export function Loaded<Data>({ query, waiting, children }: LoadedProps<Data>) {
  const note = (
    <RefusalNote
      error={query.error}
      action={
        <Button variant="default" size="xs" onClick={() => query.refetch()}>
          Try again
        </Button>
      }
    />
  )
  if (query.data !== undefined) {
    return (
      <>
        {note}
        {children(query.data)}
      </>
    )
  }
  return query.error ? note : <LoadingSheet>{waiting}</LoadingSheet>
}
