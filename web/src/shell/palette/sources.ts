import type { FindSource } from '../../platform/find.ts'

type RoomFinds = { finds: readonly FindSource[] }

/** What every room exports from its `<room>.finds.ts`. A new room needs no line here. */
export const sources: readonly FindSource[] = Object.values(
  import.meta.glob<RoomFinds>('../../*/*.finds.ts', { eager: true }),
)
  .flatMap(({ finds }) => finds)
  .sort((one, other) => one.order - other.order)
