// Who is what just now, as Patroni says on any machine that answers.
import { databases, type Machine } from './places.ts'

type Member = { name: string; role: string; state: string; timeline?: number; lag?: number | string }

async function ask({ address }: Machine): Promise<Member[]> {
  try {
    const response = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(3_000) })
    const { members }: { members: Member[] } = JSON.parse(await response.text())
    return members
  } catch {
    return []
  }
}

/** As one machine other than `without` sees them; nothing where none answers. */
export async function listMembers(without?: Machine): Promise<Member[]> {
  for (const machine of databases) {
    if (machine === without) continue
    const members = await ask(machine)
    if (members.length > 0) return members
  }
  return []
}

/** The machine that answers for itself that it is the primary, by its name; nothing while there is none. */
export async function findPrimary(): Promise<Machine | undefined> {
  const answers = await Promise.all(
    databases.map(async (machine) => {
      const url = `http://${machine.address}:8008/primary`
      const response = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined)
      return response?.ok ? machine : undefined
    }),
  )
  return answers.find((machine) => machine !== undefined)
}

/** One primary, one synchronous standby, and the third one following, all on one timeline. */
export function isWhole(members: readonly Member[]): boolean {
  const roles = members.map(({ role }) => role).toSorted()
  return (
    roles.join() === 'leader,replica,sync_standby' &&
    members.every(({ state }) => state === 'running' || state === 'streaming') &&
    new Set(members.map(({ timeline }) => timeline)).size === 1
  )
}
