import type { KeyboardEvent } from 'react'

/** A key held down presses a button again and again, and what comes up in its place as well: only the first counts. */
export function noRepeatedEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
