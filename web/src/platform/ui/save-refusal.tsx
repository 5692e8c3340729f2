import type { ReactNode } from 'react'
import { refusalCode } from '../refusal.ts'
import { RefusalNote } from './refusal-note.tsx'

type SaveRefusalProps = {
  error: unknown
  /** The sentence of the screen's own; otherwise the refusal's. */
  text?: ReactNode
}

/** Why what was typed was not kept. Where the session has ended, the page stays and says how to keep it after all. */
export function SaveRefusal({ error, text }: SaveRefusalProps) {
  if (error === null || error === undefined) return null
  if (refusalCode(error) !== 'NOT_SIGNED_IN') return <RefusalNote error={error}>{text}</RefusalNote>
  return (
    <RefusalNote>
      You are signed out. Your work is still on this page:{' '}
      <a href="/login" target="_blank" rel="noreferrer">
        sign in again in a new tab
      </a>
      , then press the button once more.
    </RefusalNote>
  )
}
