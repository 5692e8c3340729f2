import type { Pool, QueryResultRow } from 'pg'
import { askAt, mayHaveMoved } from './at-home.ts'
import { againIfGaveWay } from './busy.ts'
import { homesBehind } from './citus-homes.ts'
import type { Home, Homes } from './homes.ts'
import { type Ask, boundAt, type Tx } from './tenant.ts'

/** Whose questions are over all schools: role platform here, and by the pool of role app wherever else schools are. */
export type Across = { app: Pool; platform: Pool }

/** A question of role `platform` to each database, with the rows of each by themselves; one where all schools are in one. */
export async function rowsOfEach<Row extends QueryResultRow>(
  { app, platform }: Across,
  text: string,
  values: unknown[] = [],
): Promise<Row[][]> {
  const homes = homesBehind(app)
  if (!homes) return [(await platform.query<Row>(text, values)).rows]
  return await atEach(homes, await homes.all(), (home) => askAsPlatform<Row>(home, text, values))
}

/** As `rowsOfEach`, to the database alone that has this school. */
export async function rowsOfSchool<Row extends QueryResultRow>(
  { app, platform }: Across,
  schoolId: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const homes = homesBehind(app)
  const home = await homes?.of(schoolId)
  if (!homes || !home) return (await platform.query<Row>(text, values)).rows
  const [rows = []] = await atEach(homes, [home], (one) => askAsPlatform<Row>(one, text, values))
  return rows
}

/** A question in a transaction of the company and, where schools are elsewhere, in one like it at each of these places. */
export async function rowsBoundOfEach<Row extends QueryResultRow>(
  tx: Tx,
  text: string,
  values: unknown[] = [],
): Promise<Row[][]> {
  const here = await tx.rows<Row>(text, values)
  const { homes } = tx
  if (!homes) return [here]
  const others = (await homes.all()).filter(({ group }) => group !== null)
  return [
    here,
    ...(await atEach(homes, others, (home) => boundAt(home, tx, (theirs) => theirs.rows<Row>(text, values)))),
  ]
}

/** Questions of role `platform` for a list; `schoolId` is the platform's own school, which no list of schools holds. */
export function acrossSchools(
  across: Across,
  schoolId: string,
): Pick<Ask, 'schoolId' | 'rows' | 'unnamedRows'> & { isOfSeveral: boolean } {
  const rows = async <Row extends QueryResultRow>(text: string, values: unknown[] = []) =>
    (await rowsOfEach<Row>(across, text, values)).flat()
  return { schoolId, rows, unnamedRows: rows, isOfSeveral: homesBehind(across.app) !== undefined }
}

const askAsPlatform = <Row extends QueryResultRow>({ group, platform }: Home, text: string, values: unknown[]) =>
  askAt<Row>({ group, app: platform }, () => text, values)

/** All of them or none: a list without the schools of a node that does not answer would be wrong. */
async function atEach<T>(homes: Homes, which: readonly Home[], ask: (home: Home) => Promise<T>): Promise<T[]> {
  return await againIfGaveWay(async () => {
    try {
      return await Promise.all(which.map(ask))
    } catch (error) {
      if (mayHaveMoved(error)) await homes.lookAgain()
      throw error
    }
  })
}

/** Counts of each database added up, name by name. */
export function sumOfEach<Sums extends Record<string, number>>(each: readonly Sums[]): Sums {
  const [first, ...others] = each
  if (!first) throw new Error('A count always has a row.')
  const sums: Record<string, number> = { ...first }
  for (const other of others) for (const [name, count] of Object.entries(other)) sums[name] = (sums[name] ?? 0) + count
  return sums as Sums
}
