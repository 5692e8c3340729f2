import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageButton } from '../navigation.tsx'
import type { PageAddress } from '../page.ts'
import { refusalCode, refusalText } from '../refusal.ts'
import { EmptySheet } from './empty-sheet.tsx'
import { LoadingSheet } from './loading-sheet.tsx'
import { PageHeader } from './page-header.tsx'
import { RefusalNote } from './refusal-note.tsx'

type BackTo = PageAddress & { label: string }

const home: BackTo = { to: '/', label: 'the dashboard' }

type LoadedProps<Data> = {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown }
  /** "Loading students..." */
  waiting: string
  /** The screen's h1 until its own comes with the answer; for a call that the whole screen waits for. */
  title?: string
  /** Said where the call could not even read what the address names: "There is no such exam in your school." */
  unknown?: string
  /** The way out where there is no such record, or it is not this person's. */
  back?: BackTo
  /** What stands in place of the sentence where the page is not this person's, which is given. */
  ifNotAllowed?: (refused: ReactNode) => ReactNode
  /** What stands there meanwhile, of what is known already; it says by itself what is fetched. */
  outline?: ReactNode
  children: (data: Data) => ReactNode
}

/** What a call answered; until then that it is fetched, and one sentence with a second try when it failed. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, waiting, title, unknown, outline, back = home, ifNotAllowed, children } = props
  const code = query.data === undefined ? refusalCode(query.error) : undefined
  const isUnread = unknown !== undefined && code === 'BAD_REQUEST'
  // Tried again it is as unknown, or somebody else's: there is only the way out.
  if (isUnread || code?.startsWith('UNKNOWN_') || code === 'NOT_ALLOWED') {
    const { label, ...page } = back
    const refused = (
      <div role="alert">
        <EmptySheet
          title={isUnread ? unknown : refusalText(query.error)}
          action={
            <PageButton {...page} variant="default">
              Back to {label}
            </PageButton>
          }
        />
      </div>
    )
    return (
      <>
        {title && <PageHeader title={title} />}
        {code === 'NOT_ALLOWED' && ifNotAllowed ? ifNotAllowed(refused) : refused}
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
