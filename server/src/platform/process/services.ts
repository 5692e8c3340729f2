import type { Allowance } from '@sabimark/domain/words/allowance.ts'
import type { Config } from '../config.ts'
import type { Pools } from '../database/pools.ts'
import type { Log } from './log.ts'

/** What rooms are built with. */
export type Services = {
  config: Config
  pools: Pools
  log: Log
  /** How many schools one address may sign up (domain/people/sign-up-limit.ts); tests sign more up. */
  signUpAllowance: Allowance
  /** Looks at the queue of due work now instead of at the next poll. */
  wakeJobs(): void
  /** While false the clock may have jumped: nothing may happen because a time has come, nor be judged by time. */
  isClockTrusted(): boolean
}
