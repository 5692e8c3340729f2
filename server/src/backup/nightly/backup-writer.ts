/** The process that writes one nightly backup and ends (write-apart.ts). */
import { constants, setPriority } from 'node:os'
import { writeBackup } from '../write-backup.ts'
import type { FromWriter, ToWriter } from './write-apart.ts'

const stop = new AbortController()

/** A third of one core is work: a gigabyte takes a minute of the three it may. */
const restPerWork = 2

function tell(message: FromWriter): void {
  if (process.connected) process.send?.(message, () => process.disconnect())
}

function yieldToExams(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW)
  } catch {
    // A service may be forbidden to; it then competes like any other process.
  }
}

/** Nothing of it is waited for without end by a server that stops. */
function giveUp(): void {
  stop.abort()
  setTimeout(() => process.exit(1), 3_000).unref()
}

async function write(options: Extract<ToWriter, { kind: 'write' }>['options']): Promise<void> {
  try {
    const { tables, rows, bytes } = await writeBackup({ ...options, restPerWork, signal: stop.signal })
    tell({ kind: 'done', tables, rows, bytes })
  } catch (error) {
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }
}

yieldToExams()
// Ctrl-C reaches every process of the terminal; the server tells us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('message', (message: ToWriter) => {
  if (message.kind === 'write') void write(message.options)
  else giveUp()
})
// Also after our own last word, when there is nothing left to give up.
process.on('disconnect', giveUp)
process.send?.({ kind: 'waiting' } satisfies FromWriter)
