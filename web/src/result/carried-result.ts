import type { Client } from '../platform/client.ts'
import type { ResultCard } from './results.ts'

type Preview = Awaited<ReturnType<Client['attempt']['preview']>>
type Marking = Awaited<ReturnType<Client['marking']['markPreview']>>

/** What the exam room sends along when a paper is handed in: the specification's show-results flag and what to show. */
export type CarriedResult =
  | { kind: 'result'; card: ResultCard }
  | { kind: 'preview'; preview: Preview & Marking & { answers: Record<string, string | string[]> } }

/** Reads it from wherever a navigation kept it; null when it is something else. */
export function carriedResult(carried: unknown): CarriedResult | null {
  if (!isRecord(carried) || carried.showResults !== true) return null
  if (isCard(carried.card)) return { kind: 'result', card: carried.card }
  if (isPreview(carried.preview)) return { kind: 'preview', preview: carried.preview }
  return null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isCard(value: unknown): value is ResultCard {
  return isRecord(value) && typeof value.attemptId === 'string' && Array.isArray(value.questions)
}

function isPreview(value: unknown): value is Extract<CarriedResult, { kind: 'preview' }>['preview'] {
  return isRecord(value) && isRecord(value.totals) && isRecord(value.answers) && Array.isArray(value.order)
}
