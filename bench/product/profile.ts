// A processor profile of the running server, by the protocol of Node's inspector.
type Frame = { functionName: string; url: string; lineNumber: number }
type Profile = {
  nodes: { id: number; callFrame: Frame }[]
  samples: number[]
  timeDeltas: number[]
}

const shown = 25

/** Begins a profile; `stop` ends it and answers the functions that took the most by themselves, as lines. */
export async function profileOf(inspectorUrl: string): Promise<{ stop(): Promise<string> }> {
  const socket = new WebSocket(inspectorUrl)
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error('The inspector does not answer.')), { once: true })
  })
  let nextId = 1
  const ask = (method: string, params: object = {}) =>
    new Promise<{ profile?: Profile }>((resolve) => {
      const id = nextId++
      const onMessage = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data))
        if (message.id !== id) return
        socket.removeEventListener('message', onMessage)
        resolve(message.result)
      }
      socket.addEventListener('message', onMessage)
      socket.send(JSON.stringify({ id, method, params }))
    })
  await ask('Profiler.enable')
  await ask('Profiler.setSamplingInterval', { interval: 200 })
  await ask('Profiler.start')
  return {
    stop: async () => {
      const { profile } = await ask('Profiler.stop')
      socket.close()
      if (!profile) throw new Error('The inspector answered without a profile.')
      return summaryOf(profile)
    },
  }
}

/** Shares of the time in which the server's main thread did anything at all. */
function summaryOf({ nodes, samples, timeDeltas }: Profile): string {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const byFunction = new Map<string, number>()
  const byFile = new Map<string, number>()
  let busy = 0
  let idle = 0
  for (const [index, id] of samples.entries()) {
    const frame = frames.get(id)
    const took = timeDeltas[index] ?? 0
    if (!frame) continue
    if (frame.functionName === '(idle)') {
      idle += took
      continue
    }
    busy += took
    const file = placeOf(frame.url)
    add(
      byFunction,
      `${frame.functionName || '(anonymous)'} ${file}${frame.url ? `:${frame.lineNumber + 1}` : ''}`,
      took,
    )
    add(byFile, file || frame.functionName, took)
  }
  const lines = (title: string, of: Map<string, number>) => [
    title,
    ...[...of]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, shown)
      .map(([name, took]) => `  ${((took / busy) * 100).toFixed(1).padStart(5)} %  ${name}`),
  ]
  return [
    `  busy ${(busy / 1000).toFixed(0)} ms of ${((busy + idle) / 1000).toFixed(0)} ms`,
    ...lines('  by function, without what it called:', byFunction),
    ...lines('  by package or file:', byFile),
  ].join('\n')
}

function placeOf(url: string): string {
  const path = url.replace(/^file:\/\//, '')
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]
  return inPackage ?? path.replace(/^.*\/(server|domain|contract)\//, '$1/')
}

function add(sums: Map<string, number>, name: string, more: number): void {
  sums.set(name, (sums.get(name) ?? 0) + more)
}
