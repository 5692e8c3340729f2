import type { HomeBlock, PageDefinition } from '../platform/page.ts'

type RoomPages = { pages?: readonly PageDefinition[]; home?: readonly HomeBlock[] }

/** What every room exports from its `<room>.pages.tsx`. A new room needs no line here. */
const rooms = Object.values(import.meta.glob<RoomPages>('../*/*.pages.tsx', { eager: true }))

export const pages: readonly PageDefinition[] = rooms.flatMap((room) => room.pages ?? [])

export const homeBlocks: readonly HomeBlock[] = rooms
  .flatMap((room) => room.home ?? [])
  .sort((one, other) => one.order - other.order)
