import type { HandedIn } from '../attempt/handed-in.ts'

/** What a navigation carried, when it tells of a paper this person handed in; null when it is something else or another's. */
export function carriedResult(carried: unknown, ownerId: string): HandedIn | null {
  if (!isRecord(carried) || carried.showResults !== true || carried.ownerId !== ownerId) return null
  const { attemptId } = carried
  if (attemptId !== null && typeof attemptId !== 'string') return null
  return { showResults: true, attemptId, ownerId }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
