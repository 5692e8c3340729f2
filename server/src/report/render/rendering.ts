import { Worker } from 'node:worker_threads'
import { createRemoteFile, type RemoteFile } from './remote-file.ts'
import type { FileHead, ReportFile } from './writing/file-parts.ts'
import type { Answer, OrderOfFile } from './writing/messages.ts'

type RenderingOptions = {
  /** The program of the thread. */
  entry: URL
  /** After so long without a file the thread ends. */
  idleMs: number
  /** A thread that owes an answer and says nothing for so long is ended. */
  patienceMs: number
}

/**
 * Litter is swept early, at no cost in time: 1,000 cards take 95 MB more memory and not 180. The largest workbook, of 50,000
 * rows, needs half of it.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 }

/**
 * The program at a lower priority, from before it is loaded: that alone takes half a second of processor. On Linux it is the
 * thread's own priority, elsewhere the whole process's: there the system shares out as it likes.
 */
function calmly({ href }: URL): URL {
  const lines = [
    "import { setPriority } from 'node:os'",
    "if (process.platform === 'linux') setPriority(10)",
    `await import(${JSON.stringify(href)})`,
  ]
  return new URL(`data:text/javascript,${encodeURIComponent(lines.join('\n'))}`)
}

/** One thread for all files of a process, started with the first one; when it has ended, the next file starts another. */
export function createRendering(options: RenderingOptions): (head: FileHead) => ReportFile {
  let open: ((head: FileHead) => ReportFile) | undefined
  return (head) => {
    open ??= startThread(options, () => {
      open = undefined
    })
    return open(head)
  }
}

function startThread({ entry, idleMs, patienceMs }: RenderingOptions, onEnd: () => void) {
  const worker = new Worker(calmly(entry), { name: 'reports', execArgv: [], resourceLimits })
  const files = new Map<number, RemoteFile>()
  let lastFile = 0
  let timer: NodeJS.Timeout | undefined

  let isClosed = false
  const close = (reason: string) => {
    // Its exit is told once more, when another thread may be at work already.
    if (isClosed) return
    isClosed = true
    onEnd()
    for (const [number, { hear }] of [...files]) hear({ file: number, kind: 'failed', reason })
    clearTimeout(timer)
    void worker.terminate()
  }
  const after = (ms: number, reason: string) => {
    timer = setTimeout(close, ms, reason).unref()
  }
  const setTimer = () => {
    clearTimeout(timer)
    if (files.size === 0) after(idleMs, 'idle')
    else if ([...files.values()].some(({ isOwedAnAnswer }) => isOwedAnAnswer))
      after(patienceMs, 'the rendering thread did not answer')
  }
  worker.on('message', (answer: Answer) => {
    files.get(answer.file)?.hear(answer)
    setTimer()
  })
  worker.on('error', (error) => close(error instanceof Error ? error.message : String(error)))
  worker.on('exit', () => close('the rendering thread has ended'))

  return (head: FileHead): ReportFile => {
    lastFile += 1
    const number = lastFile
    const send = (order: OrderOfFile) => {
      worker.postMessage({ ...order, file: number })
      setTimer()
    }
    const remote = createRemoteFile(send, () => {
      files.delete(number)
      // A thread without a file keeps no process alive.
      if (files.size === 0) worker.unref()
      setTimer()
    })
    worker.ref()
    files.set(number, remote)
    send({ kind: 'open', head })
    return remote.file
  }
}
