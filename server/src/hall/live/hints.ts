import type { Client } from 'pg'

/** How long it is waited before the next try, after the first, second and further failures in a row. */
const waitsMs = [1_000, 2_000, 5_000, 10_000]
/** A database that does not hear the end of a connection keeps nobody from ending. */
const endWithinMs = 1_000

export type HintsOptions = {
  /** A connection of its own, not opened yet: pools hand theirs to whoever comes next. */
  connect(): Client
  channel: string
  onHint(payload: string): void
  onLost(error: unknown): void
}

export type Hints = { begin(): void; stop(): Promise<void> }

/**
 * Listens from the first `begin` until `stop`, over a connection that is opened again whenever it breaks. What was said while there was
 * none is lost: pages look by themselves within two minutes.
 */
export function listenForHints({ connect, channel, onHint, onLost }: HintsOptions): Hints {
  let client: Client | null = null
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const again = (lost: Client, error: unknown) => {
    if (client !== lost) return
    client = null
    void lost.end().catch(() => undefined)
    if (isStopped) return
    if (failures === 0) onLost(error)
    timer = setTimeout(open, waitsMs[Math.min(failures, waitsMs.length - 1)]).unref()
    failures += 1
  }
  const open = () => {
    timer = undefined
    const opened = connect()
    client = opened
    opened.on('error', (error) => again(opened, error))
    opened.on('end', () => again(opened, new Error('The database has closed the connection.')))
    opened.on('notification', ({ payload }) => onHint(payload ?? ''))
    opened
      .connect()
      .then(() => opened.query(`LISTEN ${channel}`))
      .then(() => {
        failures = 0
      })
      .catch((error: unknown) => again(opened, error))
  }
  return {
    begin: () => {
      if (client === null && timer === undefined && !isStopped) open()
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      const last = client
      client = null
      if (!last) return
      const late = Promise.withResolvers<void>()
      const patience = setTimeout(late.resolve, endWithinMs)
      await Promise.race([last.end().catch(() => undefined), late.promise])
      clearTimeout(patience)
    },
  }
}
