import type { Arrow } from './folder-rings.ts'

/**
 * Imports by which the folders of a room go round in a ring. There are none any more, and a new ring is refused.
 */
export const knownArrows: readonly Arrow[] = []

/** Imports by which `platform` leans on a room of domain today. As above, the list only gets shorter. */
export const knownLeanings: readonly Arrow[] = [
  'server/src/platform/notice/tell.ts → domain/notice/notice-text.ts',
  'server/src/platform/notice/tell.ts → domain/notice/topics.ts',
]
