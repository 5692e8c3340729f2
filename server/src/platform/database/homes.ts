import type { Client, Pool } from 'pg'

/** Where the schools of a group are: connections of each role that find the tables of these schools under their own names. */
export type Home = {
  /** The group's name; null for the database that DATABASE_URL names: of one node the only home, of several the company's own. */
  group: string | null
  /** The address of the node, so that what is asked of a node is asked once. */
  node: string
  app: Pool
  saves: Pool
  auth: Pool
  platform: Pool
  /** A connection of role app that belongs to no pool, for who listens. */
  alone(): Client
}

/** Where the schools are (decision 087). */
export type Homes = {
  /** Undefined: in the database that DATABASE_URL names, which is where all are unless it has Citus. */
  of(schoolId: string): Promise<Home | undefined>
  /** Every home there is, each with rows of other schools. A question over all schools is asked at each. */
  all(): Promise<readonly Home[]>
  /** What was known of where this school is may no longer be so; it is looked up again. */
  forget(schoolId: string): void
  /** Where all groups are is read again: one may have moved, and its home knows afterwards where to. */
  lookAgain(): Promise<void>
  close(): Promise<void>
}

/** All schools in one database. */
export function oneHome(pools: Omit<Home, 'group' | 'node'>): Homes {
  const all = [{ group: null, node: '', ...pools }]
  return {
    of: async () => undefined,
    all: async () => all,
    forget: () => undefined,
    lookAgain: async () => undefined,
    close: async () => undefined,
  }
}
