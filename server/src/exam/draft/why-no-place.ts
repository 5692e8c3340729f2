import type { NamedRow } from '../further/further.db.ts'

/** Why an id is skipped that nobody of the school has. */
export const notAStudent = 'Not a student of your school.'

/** Why a student gets no place in a sitting by name; null where they do. */
export function whyNoPlace({
  isActive,
  hasClass,
  hasBegun,
}: Pick<NamedRow, 'isActive' | 'hasClass' | 'hasBegun'>): string | null {
  if (hasBegun) return 'Has begun the exam.'
  if (!isActive) return 'Is not active.'
  return hasClass ? null : 'Is in no class.'
}
