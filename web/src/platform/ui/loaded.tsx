import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { refusalCode, refusalText } from '../refusal.ts'
import { EmptySheet } from './empty-sheet.tsx'
import { LoadingSheet } from './loading-sheet.tsx'
import { PageHeader } from './page-header.tsx'
import { RefusalNote } from './refusal-note.tsx'

type LoadedProps<Data> = {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown }
  /** "Loading students..." */
  waiting: string
  /** The screen's h1 until its own comes with the answer; for a call that the whole screen waits for. */
  title?: string
  /** Said where the call could not even read what the address names: "There is no such exam in your school." */
  unknown?: string
  /** What stands there meanwhile, of what is known already; it says by itself what is fetched. */
  outline?: ReactNode
  children: (data: Data) => ReactNode
}

/** What a call answered; until then that it is fetched, and one sentence with a second try when it failed. */
export function Loaded<Data>({ query, waiting, title, unknown, outline, children }: LoadedProps<Data>) {
  if (unknown && query.data === undefined && refusalCode(query.error) === 'BAD_REQUEST') {
    return (
      <>
        {title && <PageHeader title={title} />}
        <RefusalNote>{unknown}</RefusalNote>
      </>
    )
  }
  // Tried again it is as unknown.
  if (query.data === undefined && refusalCode(query.error)?.startsWith('UNKNOWN_')) {
    return (
      <>
        {title && <PageHeader title={title} />}
        <RefusalNote error={query.error} />
      </>
    )
  }
  // Tried again it lacks it still.
  if (refusalCode(query.error) === 'PLAN_LACKS') {
    return (
      <>
        {title && <PageHeader title={title} />}
        <EmptySheet title="Not in your plan">{refusalText(query.error)}</EmptySheet>
      </>
    )
  }
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
  if (outline && !query.error) return outline
  return (
    <>
      {title && <PageHeader title={title} />}
      {query.error ? note : <LoadingSheet>{waiting}</LoadingSheet>}
    </>
  )
}
