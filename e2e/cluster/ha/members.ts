// Who is what just now, as Patroni says on each machine.
import { databases, type Machine } from './places.ts'

type Member = { name: string; role: string; state: string; timeline?: number }

async function ask({ address }: Machine): Promise<Member[]> {
  try {
    const response = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(3_000) })
    const { members }: { members: Member[] } = JSON.parse(await response.text())
    return members
  } catch {
    return []
  }
}

/** Which machines answer for themselves that they are this. */
async function findAll(role: 'primary' | 'replica'): Promise<Machine[]> {
  const answers = await Promise.all(
    databases.map(async (machine) => {
      const url = `http://${machine.address}:8008/${role}`
      const response = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined)
      return response?.ok ? [machine] : []
    }),
  )
  return answers.flat()
}

/** Who is the primary, with both others following it; nothing while one of the three is not what it should be. */
export async function findWholeCluster(): Promise<Machine | undefined> {
  const [primaries, replicas] = await Promise.all([findAll('primary'), findAll('replica')])
  const [primary] = primaries
  // What is written of a machine that is away is up to a ttl old.
  if (!primary || replicas.length !== databases.length - 1) return undefined
  return isWhole(await ask(primary)) ? primary : undefined
}

/** One primary, one synchronous standby, and the third one following, all on one timeline. */
function isWhole(members: readonly Member[]): boolean {
  const roles = members.map(({ role }) => role).toSorted()
  return (
    roles.join() === 'leader,replica,sync_standby' &&
    members.every(({ state }) => state === 'running' || state === 'streaming') &&
    new Set(members.map(({ timeline }) => timeline)).size === 1
  )
}
