/** The first ring of imports found, as the files in order with the first one again at the end; undefined when there is none. */
export function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const finished = new Set<string>()
  const trail: string[] = []

  const visit = (file: string): string[] | undefined => {
    if (finished.has(file)) return undefined
    const seenAt = trail.indexOf(file)
    if (seenAt >= 0) return [...trail.slice(seenAt), file]
    trail.push(file)
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next)
      if (cycle) return cycle
    }
    trail.pop()
    finished.add(file)
    return undefined
  }

  for (const file of graph.keys()) {
    const cycle = visit(file)
    if (cycle) return cycle
  }
  return undefined
}
