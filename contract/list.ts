import { z } from 'zod'
import { typedText } from './text.ts'

/** The most rows one call of a list answers: an export asks by so many. */
export const mostRows = 500
/** The most records one act changes. */
export const mostRecords = 5_000

/** In an address it is a text. */
const rowCount = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(1).max(mostRows))

/**
 * What every list is asked with. `search`: every word must occur, in any order, without case and accents. The cursor is
 * opaque and belongs to one list, sort and school: any other is BAD_REQUEST. `sorts[0]` holds where none is asked for.
 * `purpose`: an export, which the school's log keeps.
 */
export const listInput = <const Sorts extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sorts: Sorts,
  filters: Filters,
) =>
  z.object({
    // Of the longest name, folded letter by letter.
    cursor: z.string().max(4_000).optional(),
    search: typedText(80).optional(),
    sort: z.enum(sorts).optional(),
    order: z.enum(['asc', 'desc']).optional(),
    size: rowCount.default(50),
    purpose: z.enum(['export']).optional(),
    ...filters,
  })

/** What every list answers; `total`, how many match in all, comes with the first page. */
export const listOutput = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: z.int().nullable() })
