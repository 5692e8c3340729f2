import { buildApp } from './app.ts'
import type { Config } from './platform/config.ts'
import { ConfigError } from './platform/config.ts'
import { errorCode } from './platform/database/embedded-error.ts'
import type { Pools } from './platform/database/pools.ts'
import type { Ending } from './platform/process/ending.ts'
import type { Log } from './platform/process/log.ts'

export type Serving = {
  config: Config
  pools: Pools
  log: Log
  ending: Ending
  isClockTrusted: () => boolean
  /** A process of several does either; the only one does both. */
  hasJobs: boolean
  listens: boolean
  say: (line: string) => void
}

/** Builds the app over opened pools and puts it to work in this process. */
export async function serve({
  config,
  pools,
  log,
  ending,
  isClockTrusted,
  hasJobs,
  listens,
  say,
}: Serving): Promise<void> {
  const app = await buildApp({ config, pools, log, isClockTrusted, say })
  ending.add('the server', app.close)
  if (listens) {
    try {
      await app.fastify.listen({ port: config.port, host: config.host })
    } catch (error) {
      throw new ConfigError(cannotListen(config, error), { cause: error })
    }
  }
  if (hasJobs) app.startJobs()
}

function cannotListen({ port, host }: Config, error: unknown): string {
  const code = errorCode(error)
  if (code === 'EADDRINUSE')
    return `PORT ${port} is in use by another program; stop that program or set PORT to another number.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is not an address of this computer.`
  if (code === 'EACCES') return `PORT ${port} needs more rights than this user has; set PORT to a number above 1023.`
  return `PORT ${port} on HOST ${host} cannot be opened: ${error instanceof Error ? error.message : String(error)}.`
}
