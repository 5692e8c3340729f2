import { once } from 'node:events'
import { existsSync, renameSync, statSync } from 'node:fs'
import { pino } from 'pino'
import { createLog, type Log } from './log.ts'

const mostBytes = 50_000_000

/** JSON lines into a file that is put aside when it has grown, so that two such files are the most there ever are. */
export async function openLogFile(file: string, level: string): Promise<{ log: Log; flush(): void }> {
  putAsideIfLarge(file)
  const to = pino.destination({ dest: file, append: true, sync: false, mode: 0o600 })
  // Ending before it is open would be a fault in itself.
  await once(to, 'ready')
  setInterval(() => {
    if (putAsideIfLarge(file)) to.reopen()
  }, 60_000).unref()
  return {
    log: createLog({ level, to }),
    flush: () => to.flushSync(),
  }
}

function putAsideIfLarge(file: string): boolean {
  if (!existsSync(file) || statSync(file).size < mostBytes) return false
  renameSync(file, `${file}.1`)
  return true
}
