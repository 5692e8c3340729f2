import type { ExamPreview, PreviewMarking } from '@sabimark/contract/answers.ts'

/** A preview with its marking. The exam may be open: this is its answer key. */
export type MarkedPreview = ExamPreview &
  PreviewMarking & {
    examId: string
    answers: Record<string, string | string[]>
    /** Says that nothing was kept. */
    label: string
  }

/** In memory alone, where a reload and a sign-out end it. */
let kept: { ownerId: string; preview: MarkedPreview } | null = null

export function keepMarkedPreview(ownerId: string, preview: MarkedPreview): void {
  kept = { ownerId, preview }
}

/** The last preview marked for this person on this page, or null. */
export function markedPreviewOf(ownerId: string): MarkedPreview | null {
  return kept?.ownerId === ownerId ? kept.preview : null
}
