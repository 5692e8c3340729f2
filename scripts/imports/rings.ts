import type { Arrow } from './folder-rings.ts'

/**
 * Imports by which the folders of a room go round in a ring. There are none any more, and a new ring is refused.
 */
export const knownArrows: readonly Arrow[] = []

/** Imports by which `platform` leans on a room of domain today. Another one is refused, and one that is mended must be struck out. */
export const knownLeanings: readonly Arrow[] = [
  'server/src/platform/notice/tell.ts → domain/notice/notice-text.ts',
  'server/src/platform/notice/tell.ts → domain/notice/topics.ts',
]
