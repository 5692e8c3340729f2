import type { HandedIn } from '../attempt/handed-in.ts'

/** What a navigation carried, when it tells of a paper this person handed in; null when it is something else or another's. */
export function carriedResult(carried: unknown, ownerId: string): HandedIn | null {
  if (!isRecord(carried) || carried.showResults !== true || carried.ownerId !== ownerId) return null
  const { attemptId } = carried
  if (attemptId !== null && typeof attemptId !== 'string') return null
  return { showResults: true, attemptId, ownerId }
}

/** Whether the receipt of a paper stands in place of the dashboard, and of all around it. */
export function bringsReceipt(carried: unknown, ownerId: string): boolean {
  return typeof carriedResult(carried, ownerId)?.attemptId === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
