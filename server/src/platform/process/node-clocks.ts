import { type ClockReading, mostStepMs } from './clock-watch.ts'
import type { DatabaseClockWatch } from './database-clock.ts'

/** By the address of each node of several databases (decision 087), how its clock is read beside our steady one. */
export type NodeClocks = ReadonlyMap<string, () => Promise<ClockReading>>

export type NodeClocksOptions = {
  nodes: () => Promise<NodeClocks>
  /** `apartMs`: by how much the two that differ most do. */
  onChange: (isTrusted: boolean, apartMs: number) => void
  everyMs?: number
}

/**
 * Watches whether the clocks of all nodes go alike: each judges the times of its own schools. While two are more than a minute apart none is
 * trusted, for which of them is right nobody here can say. Known at the next look, not before; the first look is over when this returns.
 */
export async function watchNodeClocks(options: NodeClocksOptions): Promise<DatabaseClockWatch> {
  const { nodes, onChange, everyMs = 2_000 } = options
  // How far each wall clock is ahead of our steady one. A node that cannot be reached judges nobody; what was read of it stays until it is back.
  const ahead = new Map<string, number>()
  const reading = new Set<string>()
  let isTrusted = true
  const judge = () => {
    const found = [...ahead.values()]
    const apartMs = found.length === 0 ? 0 : Math.max(...found) - Math.min(...found)
    if (apartMs <= mostStepMs === isTrusted) return
    isTrusted = !isTrusted
    onChange(isTrusted, apartMs)
  }
  // Each by itself, so that one that says nothing keeps nobody from looking at the others.
  const readOne = async (node: string, read: () => Promise<ClockReading>) => {
    if (reading.has(node)) return
    reading.add(node)
    try {
      const { wallMs, steadyMs } = await read()
      ahead.set(node, wallMs - steadyMs)
    } catch {
      // It is asked again.
    } finally {
      reading.delete(node)
    }
  }
  // Where the coordinator is dead or says nothing, the nodes it last named are looked at further.
  let known: NodeClocks = new Map()
  let isListing = false
  const list = async () => {
    if (isListing) return
    isListing = true
    try {
      known = await nodes()
      for (const node of ahead.keys()) if (!known.has(node)) ahead.delete(node)
      judge()
    } catch {
      // It is asked again.
    } finally {
      isListing = false
    }
  }
  const look = () => Promise.all([...known].map(([node, read]) => readOne(node, read).then(judge)))
  await list()
  await look()
  const timer = setInterval(() => {
    void list()
    void look()
  }, everyMs).unref()
  return {
    get isTrusted() {
      return isTrusted
    },
    stop: () => clearInterval(timer),
  }
}
