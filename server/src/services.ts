import type { Config } from './platform/config.ts'
import type { Pools } from './platform/database/pools.ts'
import type { Log } from './platform/process/log.ts'

/** What rooms are built with. */
export type Services = {
  config: Config
  pools: Pools
  log: Log
  /** Looks at the queue of due work now instead of at the next poll. */
  wakeJobs(): void
}
