import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'
import type { Log } from '../process/log.ts'
import { guardHost } from './asked-host.ts'
import { answerBrokenRequest } from './broken-request.ts'
import { limitConnectionsOfAddress } from './connection-limit.ts'
import { answerBadAddress, guardErrors, guardHeaders, guardOrigin } from './guards.ts'
import { type HttpBounds, largestBody, usualBounds } from './http-bounds.ts'
import { keepConnectionsQuietly } from './kept-connection.ts'
import { packOnce } from './pack-once.ts'
import { readPlainJson } from './plain-json.ts'
import { securityHeaders } from './security-headers.ts'
import { isForSocket } from './upgrade.ts'

/** What is packed for one reader alone: beyond this the processor works longer and hardly a byte is saved. */
const packing = {
  threshold: 1024,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  zlibOptions: { level: 5, windowBits: 14 },
}

type HttpOptions = {
  config: Pick<
    Config,
    'trustsProxy' | 'logLevel' | 'isPublicHttps' | 'isPublicUrlSet' | 'publicUrl' | 'host' | 'isHall'
  >
  log: Log
  bounds?: HttpBounds
}

/** What every request passes before a call or a file is reached: limits, headers, the origin, compression. */
export async function openHttp({ config, log, bounds = usualBounds }: HttpOptions): Promise<FastifyInstance> {
  const headers = securityHeaders(config.isPublicHttps)
  const fastify = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: largestBody,
    requestTimeout: bounds.requestMs,
    connectionTimeout: bounds.silentMs,
    http: {
      headersTimeout: bounds.headMs,
      connectionsCheckingInterval: bounds.lookEveryMs,
      // Any other request that would like to speak something else is answered as if it had not asked.
      shouldUpgradeCallback: isForSocket,
    },
    // One hop: the proxy in front of us. What stands before its own word in the header, anybody may have written.
    trustProxy: config.trustsProxy ? (_address, hop) => hop < 1 : false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerBadAddress(headers),
    clientErrorHandler: answerBrokenRequest(headers),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // One log line per request would be one per saved answer; failures are logged where they happen.
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    // No child logger per request (cost): errors log the request id themselves.
    childLoggerFactory: (logger, bindings, options) =>
      config.logLevel === 'debug' ? logger.child(bindings, options) : logger,
    forceCloseConnections: 'idle',
    // While it stops, what still arrives is served like the rest, and its connection ended: Fastify's own refusal is in no form that pages know.
    return503OnClosing: false,
  })
  fastify.server.maxConnections = bounds.connections
  // A proxy is one address for everybody, and counts them itself.
  if (!config.trustsProxy) limitConnectionsOfAddress(fastify.server, bounds.connectionsOfAddress)
  readPlainJson(fastify)
  guardHeaders(fastify, headers)
  guardHost(fastify, config)
  guardOrigin(fastify)
  guardErrors(fastify, log)
  keepConnectionsQuietly(fastify)
  packOnce(fastify)
  await fastify.register(compress, packing)
  return fastify
}
