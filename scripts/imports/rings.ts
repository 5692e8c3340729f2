import type { Arrow } from './folder-rings.ts'

/**
 * Imports by which the folders of a room go round in a ring today. The list only gets shorter: a new ring is refused, and who mends an
 * import strikes it out.
 */
export const knownArrows: readonly Arrow[] = []

/** Imports by which `platform` leans on a room of domain today. As above, the list only gets shorter. */
export const knownLeanings: readonly Arrow[] = [
  'server/src/platform/notice/tell.ts → domain/notice/notice-text.ts',
  'server/src/platform/notice/tell.ts → domain/notice/topics.ts',
]
