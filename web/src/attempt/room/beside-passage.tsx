import type { ReactNode } from 'react'
import { keptPart } from '../../platform/kept-part.ts'
import { Markdown } from '../../platform/markdown/markdown.tsx'
import { useKeptPart } from '../../platform/use-kept-part.ts'
import type { PaperQuestion } from '../paper.ts'

const pane = keptPart(async () => (await import('./passage/passage-pane.tsx')).PassagePane)

type BesidePassageProps = { question: PaperQuestion; questions: readonly PaperQuestion[]; children: ReactNode }

/** A question beside the passage it is about; the text alone while what arranges the two has not come. */
export function BesidePassage({ question: { passage }, questions, children }: BesidePassageProps) {
  const Pane = useKeptPart(pane, passage !== undefined)
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
