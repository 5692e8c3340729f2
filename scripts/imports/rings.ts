import type { Arrow } from './folder-rings.ts'

/**
 * Imports by which the folders of a room go round in a ring. There are none any more, and a new ring is refused.
 */
export const knownArrows: readonly Arrow[] = []

/** Imports by which `platform` leans on a room of domain. There are none any more, and a new one is refused. */
export const knownLeanings: readonly Arrow[] = []
