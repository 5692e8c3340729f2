import { refusalCode } from '../refusal.ts'

/** A call takes no more bytes; how many things it takes is its own. */
const mostBytes = 900_000

/** As many as one call takes. */
export function inCalls<One>(all: readonly One[], mostInCall: number): One[][] {
  const calls: One[][] = []
  let bytes = mostBytes
  for (const one of all) {
    const size = new TextEncoder().encode(JSON.stringify(one)).length + 1
    const last = calls.at(-1)
    if (last && last.length < mostInCall && bytes + size <= mostBytes) {
      last.push(one)
      bytes += size
    } else {
      calls.push([one])
      bytes = size
    }
  }
  return calls
}

/** One that the server cannot even read is found by halves, and keeps none of the others back; `unreadable` answers for it. */
export async function byHalves<One, Said>(
  things: readonly One[],
  ask: (some: One[]) => Promise<readonly Said[]>,
  unreadable: (one: One) => Said[],
): Promise<readonly Said[]> {
  try {
    return await ask([...things])
  } catch (error) {
    if (!['BAD_REQUEST', 'TOO_LARGE'].includes(refusalCode(error) ?? '')) throw error
    const [only] = things
    if (things.length === 1 && only !== undefined) return unreadable(only)
    const half = Math.ceil(things.length / 2)
    const first = await byHalves(things.slice(0, half), ask, unreadable)
    return [...first, ...(await byHalves(things.slice(half), ask, unreadable))]
  }
}
