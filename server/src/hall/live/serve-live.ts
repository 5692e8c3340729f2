import type { IncomingMessage } from 'node:http'
import { liveProtocol } from '@sabimark/domain/attempt/live-frames.ts'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import { createTicketReader } from '../../attempt/ticket.ts'
import { hallChannel } from '../../exam/time/time.db.ts'
import { homesBehind } from '../../platform/database/citus-homes.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { takeUpgrades } from '../../platform/http/upgrade.ts'
import { noteSecurity } from '../../platform/process/security-log.ts'
import type { Services } from '../../platform/process/services.ts'
import type { NotePresence } from '../presence/presence.ts'
import { listenForHints } from './hints.ts'
import { listenAtHomes } from './hints-at-homes.ts'
import { selectSeats } from './live.db.ts'
import { createLivePages, type LiveBounds } from './live-pages.ts'
import { seatsTogether } from './seats-together.ts'

export type LiveOptions = Pick<Services, 'config' | 'pools' | 'log' | 'isClockTrusted'> & {
  notePresence: NotePresence
  /** Each request for a socket, as a hook hears each other request. */
  onAsked(request: IncomingMessage): void
  bounds?: LiveBounds | undefined
}

const socketOptions = {
  noServer: true as const,
  clientTracking: false,
  // A ticket with everything around it is 130 bytes.
  maxPayload: 1024,
  maxFragments: 16,
  maxBufferedChunks: 64,
  autoPong: false,
  // How long a closed socket may take to say that it has heard it.
  closeTimeout: 2_000,
  handleProtocols: () => liveProtocol,
}

/**
 * Serves the sockets of exam rooms: a page says which ticket it has and, now and then, that it is there; it hears when it should ask.
 * Answers never come this way, and a page that gets no socket has all but the moment.
 */
export function serveLive(fastify: FastifyInstance, options: LiveOptions): void {
  const { config, pools, log, isClockTrusted, notePresence, onAsked, bounds } = options
  const heard = {
    channel: hallChannel,
    onHint: (sittingId: string) => pages.tell(sittingId),
    onLost: (error: unknown) =>
      log.warn({ err: error }, 'pages hear later of given time: the connection for hints broke'),
  }
  const homes = homesBehind(pools.app)
  const hints = homes ? listenAtHomes(homes, heard) : listenForHints({ ...heard, connect: pools.alone })
  const seatOf = seatsTogether((schoolId, attemptIds) =>
    inSchool(pools.app, { schoolId }, (tx) => selectSeats(tx, attemptIds)),
  )
  const pages = createLivePages({
    readTicket: createTicketReader(config.secrets),
    seatOf: async (claims) => {
      const seat = await seatOf(claims)
      // A clock that is wrong closes nobody's window.
      return seat && { ...seat, isWindowOpen: seat.isWindowOpen || !isClockTrusted() }
    },
    notePresence,
    onForged: () => noteSecurity(log, 'FORGED_TICKET', { call: 'live' }),
    onOpen: hints.begin,
    ...(bounds && { bounds }),
  })
  const sockets = new WebSocketServer(socketOptions)
  takeUpgrades(fastify, {
    config,
    protocol: liveProtocol,
    hasRoom: pages.hasRoom,
    onAsked,
    take: (request, socket, head, address) =>
      sockets.handleUpgrade(request, socket, head, (opened) => pages.open(opened, address)),
  })
  // Before the server waits for its connections, of which these would not end by themselves.
  fastify.addHook('preClose', async () => {
    await Promise.all([pages.stop(), hints.stop()])
  })
}
