import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { keptPart } from '../../platform/kept-part.ts'
import { Markdown } from '../../platform/markdown/markdown.tsx'
import type { PaperQuestion } from '../paper.ts'

const pane = keptPart(async () => (await import('./passage/passage-pane.tsx')).PassagePane)

const askForPane = () => void pane.want().catch(() => undefined)

type BesidePassageProps = { question: PaperQuestion; questions: readonly PaperQuestion[]; children: ReactNode }

/** A question beside the passage it is about; the text alone while what arranges the two has not come. */
export function BesidePassage({ question: { passage }, questions, children }: BesidePassageProps) {
  const Pane = useSyncExternalStore(pane.subscribe, pane.here)
  const isMissing = passage !== undefined && Pane === null
  useEffect(() => {
    if (!isMissing) return
    askForPane()
    window.addEventListener('online', askForPane)
    return () => window.removeEventListener('online', askForPane)
  }, [isMissing])
  if (!passage) return children
  if (!Pane) {
    return (
      <>
        <Markdown text={passage.text} />
        {children}
      </>
    )
  }
  const numbers = questions.flatMap((one) => (one.passage === passage ? one.number : []))
  return (
    <Pane passage={passage} numbers={numbers}>
      {children}
    </Pane>
  )
}

/** Fetches it ahead of time, so that a lost network later does not matter. */
export async function loadPassages(): Promise<void> {
  await pane.want()
}
