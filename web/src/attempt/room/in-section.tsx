import { keptPart } from '../../platform/kept-part.ts'
import { Markdown } from '../../platform/markdown/markdown.tsx'
import { useKeptPart } from '../../platform/use-kept-part.ts'
import type { PaperQuestion } from '../paper.ts'

const head = keptPart(async () => (await import('./section/section-head.tsx')).SectionHead)

type InSectionProps = { question: PaperQuestion; questions: readonly PaperQuestion[] }

/** The part of the paper a question is of, above it; its words alone while what draws them has not come. */
export function InSection({ question: { section }, questions }: InSectionProps) {
  const Head = useKeptPart(head, section !== undefined)
  if (!section) return null
  if (!Head) {
    return (
      <>
        <p>{section.title}</p>
        <Markdown text={section.instructions} />
      </>
    )
  }
  return (
    <Head
      key={section.place}
      section={section}
      questionCount={questions.filter((one) => one.section === section).length}
    />
  )
}

/** Fetches it ahead of time, so that a lost network later does not matter. */
export async function loadSections(): Promise<void> {
  await head.want()
}
