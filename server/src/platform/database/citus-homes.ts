import type { Pool } from 'pg'
import type { Home, Homes } from './homes.ts'
import type { RoleUrls } from './owner.ts'
import { type OnLost, openHomePools, openPools, type Pools } from './pools.ts'

type Place = { group: string | null; node: string }

/** A home keeps its object for good, so that who holds it asks where the group is now. */
type Known = Home & { close(): Promise<void> }

/** How long what `all` has read is believed; a group that has moved is noticed at once by who asks it. */
const believedForMs = 5_000
/** Who looks up a school that may have moved waits no longer for a coordinator that says nothing. */
const patienceMs = 2_000

const homesOf = new WeakMap<Pool, Homes>()

/** Where the schools are whose transactions are asked of this pool; undefined where all are in its own database. */
export const homesBehind = (pool: Pool): Homes | undefined => homesOf.get(pool)

/** The pools of a server whose schools are spread over several databases. */
function openSpreadPools(urls: RoleUrls, onLost: OnLost = () => undefined): Pools {
  const here = openPools(urls, onLost)
  const homes = createHomes(here, urls, onLost)
  homesOf.set(here.app, homes)
  return {
    ...here,
    homes,
    close: async () => {
      await Promise.all([homes.close(), here.close()])
    },
  }
}

/** The pools of a server, over one database or over several. */
export function openPoolsOf({ urls, hasCitus }: { urls: RoleUrls; hasCitus: boolean }, onLost?: OnLost): Pools {
  return hasCitus ? openSpreadPools(urls, onLost) : openPools(urls, onLost)
}

function createHomes(here: Pools, urls: RoleUrls, onLost: OnLost): Homes {
  const own: Home = { group: null, node: '', ...here }
  const known = new Map<string, Known>()
  const groups = new Map<string, string | null>()
  const suspects = new Set<string>()
  let read: { at: number; homes: Promise<readonly Home[]> } | undefined

  const keep = ({ group, node }: Place): Home => {
    if (group === null) return own
    const before = known.get(group)
    if (before?.node === node) return before
    const pools = openHomePools(urls, group, node, onLost)
    const close = async () => {
      await Promise.all([pools.app.end(), pools.saves.end(), pools.auth.end(), pools.platform.end()])
    }
    if (!before) {
      const home = { group, node, ...pools, close }
      known.set(group, home)
      return home
    }
    const closeOld = before.close
    Object.assign(before, { node, ...pools, close })
    // Those who are at work in the old place end there first.
    void closeOld().catch(() => undefined)
    return before
  }
  const lookUp = async (schoolId: string): Promise<Home> => {
    const { rows } = await here.app.query<Place & { isMade: boolean }>(
      `SELECT home AS "group", host || ':' || port AS node, is_made AS "isMade" FROM homes.of_school($1)`,
      [schoolId],
    )
    const { isMade, ...place } = rows[0] ?? { group: null, node: '', isMade: true }
    const home = keep(place)
    // One that is being made, or nobody's: the next who asks may be told another group.
    if (isMade) groups.set(schoolId, place.group)
    suspects.delete(schoolId)
    return home
  }
  const readAll = async (): Promise<readonly Home[]> => {
    const { rows } = await here.app.query<Place>(
      `SELECT home AS "group", host || ':' || port AS node FROM homes.all_groups() ORDER BY home`,
    )
    return [own, ...rows.map(keep)]
  }
  return {
    of: async (schoolId) => {
      if (!groups.has(schoolId)) {
        const home = await lookUp(schoolId)
        return home.group === null ? undefined : home
      }
      // Where the coordinator is lost, what was known is the best there is: those who sit go on.
      if (suspects.has(schoolId)) await within(patienceMs, lookUp(schoolId)).catch(() => undefined)
      const group = groups.get(schoolId) ?? null
      return group === null ? undefined : known.get(group)
    },
    all: () => {
      if (read && Date.now() - read.at < believedForMs) return read.homes
      const before = read?.homes
      const homes = readAll().catch((error: unknown) => {
        if (!before) read = undefined
        if (before) return before
        throw error
      })
      read = { at: Date.now(), homes }
      return homes
    },
    forget: (schoolId) => {
      suspects.add(schoolId)
    },
    lookAgain: async () => {
      await within(patienceMs, readAll()).catch(() => undefined)
    },
    close: async () => {
      await Promise.all([...known.values()].map((home) => home.close()))
    },
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('It took too long.')), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
    work.catch(() => undefined)
  }
}
