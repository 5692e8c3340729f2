import { z } from 'zod'
import type { TableTotals } from './hash-rows.ts'
import type { Manifest, Sequence, Table } from './manifest.ts'

/** Names of tables, columns and migrations reach statements and the operator's terminal: none holds anything but these. */
const name = z.string().regex(/^[A-Za-z_]\w{0,62}$/)
const schema = z.enum(['public', 'auth'])
/** What begins with `schema_` is about the database it stands in, and in no backup. */
const table = name.refine((text) => !text.startsWith('schema_'))
const version = z.string().regex(/^\P{C}{1,100}$/u)
const count = z.int().nonnegative()
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

// Far more than there are of each, and few enough for a list to be walked in no time.
const tables = z.array(z.strictObject({ schema, name: table, columns: z.array(name).max(500) })).max(1_000)
const migrations = z
  .array(
    z.strictObject({
      version: count,
      name: z.string().regex(/^[\w.-]{1,100}$/),
      checksum: z.string().max(200),
    }),
  )
  .max(10_000)
const sequences = z
  .array(
    z.strictObject({ schema, table, column: name, last: z.string().regex(/^[1-9]\d{0,15}$/), isCalled: z.boolean() }),
  )
  .max(1_000)

type End = { tables: number; rows: number; sequences: Sequence[] }

/** What each frame but that of rows holds, as JSON. A field more is another `format` in the header, which older versions refuse as newer. */
export const frameShapes: { M: z.ZodType<Manifest>; S: z.ZodType<string>; T: z.ZodType<Table> } & {
  E: z.ZodType<TableTotals>
  Z: z.ZodType<End>
} = {
  M: z.strictObject({
    product: version,
    postgres: version,
    madeAt: z.iso.datetime(),
    migrations,
    tables,
    schools: count,
  }),
  // Written into a file of one line.
  S: z.string().regex(/^\P{C}{1,1000}$/u),
  T: tables.element,
  E: z.strictObject({ rows: count, bytes: count, sha256, rowSum: sha256 }),
  Z: z.strictObject({ tables: count, rows: count, sequences }),
}
