import { ORPCError } from '@orpc/client'

/** Who keeps an act from being taken back, where the refusal names them; null for any other: it says its own sentence. */
export function undoRefusalText(error: unknown): string | null {
  if (!(error instanceof ORPCError) || error.code !== 'STUDENTS_CHANGED_SINCE') return null
  const { students, count }: { students?: { name: string }[]; count?: number } = Object(error.data)
  if (!students || count === undefined) return null
  const rest = count - students.length
  const names = [...students.map(({ name }) => name), ...(rest > 0 ? [`${rest.toLocaleString('en-NG')} more`] : [])]
  return `Moved or marked otherwise since the year began: ${names.join(', ')}. Nothing was undone; undo that first.`
}
