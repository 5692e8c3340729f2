import { fileURLToPath } from 'node:url'
import { signUpsOfOnePlace } from '@sabimark/domain/people/sign-up-limit.ts'
import type { Allowance } from '@sabimark/domain/words/allowance.ts'
import type { FastifyInstance } from 'fastify'
import { lateBackupWarning, watchBackups } from './backup/nightly/backup-watch.ts'
import { serveFeed } from './exam/schedule/serve-feed.ts'
import { serveSealed } from './exam/seal/serve-sealed.ts'
import { serveLive } from './hall/live/serve-live.ts'
import { unreadableWarning, watchFactors } from './people/second-factor/reseal-factors.ts'
import type { Config } from './platform/config.ts'
import { homesBehind } from './platform/database/citus-homes.ts'
import type { Home } from './platform/database/homes.ts'
import type { Pools } from './platform/database/pools.ts'
import { serveFiles } from './platform/files/serve-files.ts'
import { serveCalls } from './platform/http/calls.ts'
import { openHttp } from './platform/http/open-http.ts'
import { serveReference } from './platform/http/reference/serve-reference.ts'
import { createProxyWatch, isAskedHere, unnamedProxyWarning } from './platform/http/unnamed-proxy.ts'
import { serveWeb } from './platform/http/web/serve-web.ts'
import { type Jobs, startJobs } from './platform/jobs/due-work.ts'
import { startJobsAtHomes } from './platform/jobs/jobs-at-homes.ts'
import type { Log } from './platform/process/log.ts'
import type { Services } from './platform/process/services.ts'
import { serveShares } from './report/sharing/serve-shares.ts'
import { buildRouter } from './router.ts'
import { contactFilling } from './school/company/company-contact.ts'
import { isSchoolHost } from './school/host.ts'
import { buildWorkers } from './workers.ts'

const webFolder = fileURLToPath(new URL('../../web/dist/', import.meta.url))

export type App = { fastify: FastifyInstance; startJobs(): void; close(): Promise<void> }
export type AppOptions = {
  config: Config
  pools: Pools
  log: Log
  /**
   * Whether the clock that times are judged by can be believed. While it cannot, due work that needs it waits (mail and
   * marking go on); what a candidate sends meanwhile is judged by the rooms, which are handed the same question.
   */
  isClockTrusted?: () => boolean
  /** A plain sentence for the operator. */
  say?: (line: string) => void
  /** For tests, whose schools all come from one address. */
  signUpAllowance?: Allowance
}

/** The whole server over an opened database: headers, calls, reference, web app and jobs. Listens nowhere by itself. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, pools, log, isClockTrusted = () => true, signUpAllowance = signUpsOfOnePlace } = options
  const { say = () => undefined } = options
  let jobs: Jobs | undefined
  const wakeJobs = () => jobs?.wake()
  const services: Services = { config, pools, log, wakeJobs, isClockTrusted, signUpAllowance }

  const fastify = await openHttp({ config, log })
  const proxies = createProxyWatch(() => {
    log.warn(unnamedProxyWarning)
    say(unnamedProxyWarning)
  })
  if (!config.trustsProxy) fastify.addHook('onRequest', async (request) => proxies.hears(request))
  const backups = config.backupDir === null ? null : watchBackups(pools.platform)
  const factors = watchFactors(pools.auth, config.secrets)
  fastify.get('/health/live', async () => ({ live: true }))
  fastify.get('/health/ready', async (request, reply) => {
    const unreadable = factors.unreadable()
    const ofOperator = [
      ...(backups?.isLate() ? [lateBackupWarning] : []),
      ...(unreadable > 0 ? [unreadableWarning(unreadable)] : []),
    ]
    const warnings = [
      ...(proxies.isUnnamed() ? [unnamedProxyWarning] : []),
      // How the database and its secrets are kept is nobody else's business.
      ...(isAskedHere(request) ? ofOperator : []),
    ]
    try {
      await pools.app.query('SELECT 1')
      return { ready: true, warnings }
    } catch {
      return reply.status(503).send({ ready: false, warnings })
    }
  })
  const { router, whoIs, presence } = buildRouter(services)
  serveReference(fastify, config.publicUrl, webFolder)
  serveCalls(fastify, { router, context: { app: pools.app, whoIs }, log, trustsProxy: config.trustsProxy })
  serveFiles(fastify, { app: pools.app, whoIs, trustsProxy: config.trustsProxy })
  serveSealed(fastify, { app: pools.app, whoIs, trustsProxy: config.trustsProxy })
  serveFeed(fastify, { app: pools.app, publicUrl: config.publicUrl })
  serveShares(fastify, services, webFolder)
  serveLive(fastify, {
    ...services,
    notePresence: presence.notePresence,
    onAsked: (request) => {
      if (!config.trustsProxy) proxies.hears(request)
    },
  })
  await serveWeb(fastify, webFolder, {
    publicUrl: config.publicUrl,
    isSchoolHost: (host) => isSchoolHost(config, { host }),
    hasWorker: config.hasServiceWorker,
    filling: contactFilling(services),
  })

  return {
    fastify,
    startJobs: () => {
      if (jobs) return
      const onFailure = (kind: string, error: unknown) =>
        log.error({ err: error, kind }, 'due work failed and will be tried again')
      const groups = buildWorkers(services)
      const start = (home?: Home) =>
        startJobs({ groups, pool: pools.app, ...(home && { home }), isClockTrusted, onFailure })
      const homes = homesBehind(pools.app)
      jobs = homes ? startJobsAtHomes(homes, { start, onFailure: (error) => onFailure('homes', error) }) : start()
    },
    close: async () => {
      await Promise.all([fastify.close(), jobs?.stop()])
      await presence.stop()
    },
  }
}
