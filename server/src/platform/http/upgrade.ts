import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { isAnsweredHost } from './asked-host.ts'
import { isSameHost } from './guards.ts'
import { securityHeaders } from './security-headers.ts'

/** The only address at which a connection may become a socket. */
export const socketPath = '/live'

/** Whether a request asks for a socket; with any other upgrade it asks for what it asks without. */
export function isForSocket({ url, headers }: IncomingMessage): boolean {
  return url === socketPath && headers.upgrade?.toLowerCase() === 'websocket'
}

export type UpgradeOptions = {
  config: Pick<Config, 'trustsProxy' | 'isPublicHttps' | 'isPublicUrlSet' | 'publicUrl' | 'host' | 'isHall'>
  /** The subprotocol a page has to offer. */
  protocol: string
  /** Whether one more is taken from this address. */
  hasRoom(address: string): boolean
  /** Each that asks, also those that are refused. */
  onAsked(request: IncomingMessage): void
  take(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): void
}

/**
 * Hands on who asks for a socket, by the rules that hold for changing calls: no hook of Fastify runs for them. Who may not is told so
 * in plain HTTP, and the connection ends.
 */
export function takeUpgrades(fastify: FastifyInstance, options: UpgradeOptions): void {
  const { config, take } = options
  const headers = securityHeaders(config.isPublicHttps).other
  fastify.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Nobody else hears of it here when the other side is gone in this moment.
    socket.on('error', () => undefined)
    options.onAsked(request)
    const address = addressOf(request, config.trustsProxy)
    const status = refusalOf(request, address, options)
    if (status === null) return take(request, socket, head, address)
    const fixed = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      connection: 'close',
      'content-length': '0',
    })
    const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...fixed.map(([name, value]) => `${name}: ${value}`)]
    socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy())
  })
}

function refusalOf(request: IncomingMessage, address: string, options: UpgradeOptions): number | null {
  const { method, headers } = request
  if (method !== 'GET') return 405
  if (!isAnsweredHost(request, options.config)) return 421
  if (headers.origin === undefined || !isSameHost(headers.origin, headers.host)) return 403
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())
  if (!offered.includes(options.protocol)) return 400
  return options.hasRoom(address) ? null : 503
}

/** Who is behind it, as Fastify's `request.ip` has it: under TRUST_PROXY the proxy's own word, which is the last. */
export function addressOf({ headers, socket }: IncomingMessage, trustsProxy: boolean): string {
  const said = trustsProxy ? String(headers['x-forwarded-for'] ?? '') : ''
  const hops = said.split(',').map((hop) => hop.trim())
  return hops.findLast((hop) => hop !== '') ?? socket.remoteAddress ?? ''
}
