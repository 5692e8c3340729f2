import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { RoleUrls } from '../src/platform/database/owner.ts'

/** Which commit is meant: that of a save, which is one statement, or that of a transaction that says COMMIT. */
export type Commit = 'of a save' | 'of a transaction'
/** Before PostgreSQL was asked to commit, though it has answered everything else; or its reply to the commit. */
export type Point = 'before it' | 'its reply'

export type Held = {
  /** Resolves when everything before the point has gone through and the point has come. */
  reached: Promise<void>
  release(): void
  /** Breaks the connection instead, on both sides. */
  cut(): void
}

/** A way to PostgreSQL on which one commit, or the reply to it, can be kept back. Only what is written here is held. */
export type CommitProxy = {
  /** The same addresses by way of this proxy. */
  through(urls: RoleUrls): RoleUrls
  holdNext(commit: Commit, point: Point): Held
  stop(): Promise<void>
}

type Wanted = { commit: Commit; point: Point; reached(): void; freeze(flow: Flow, socket: Socket): void }
/** What goes one way; frozen, it is kept. */
type Flow = { to: Socket; kept: Buffer[] | null }

export async function startCommitProxy(target: string): Promise<CommitProxy> {
  const { hostname, port } = new URL(target)
  let wanted: Wanted | null = null
  const sockets = new Set<Socket>()

  const accept = (client: Socket) => {
    const database = connect(Number(port), hostname)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    const asked: Flow = { to: database, kept: null }
    const answered: Flow = { to: client, kept: null }
    let mine: Wanted | null = null
    readMessages(client, false, (message) => {
      if (!mine && wanted && isAsked(message, wanted.commit)) {
        mine = wanted
        wanted = null
      }
      if (mine?.point === 'before it' && !asked.kept && asksToCommit(message, mine.commit)) {
        mine.freeze(asked, client)
        // Unasked, PostgreSQL would keep its answers until the commit; so they are asked for, and nothing else.
        if (mine.commit === 'of a save') database.write(Buffer.from('H\0\0\0\x04', 'latin1'))
        else mine.reached()
      }
      pass(asked, message)
    })
    readMessages(database, true, (message) => {
      if (mine?.point === 'its reply' && !answered.kept && repliesToCommit(message, mine.commit)) {
        mine.freeze(answered, client)
        mine.reached()
      }
      pass(answered, message)
      // Everything the statement had to say has arrived by now, and nothing is committed.
      if (mine?.point === 'before it' && mine.commit === 'of a save' && typeOf(message) === 'C') mine.reached()
    })
  }
  const server: Server = createServer(accept)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const ownPort = typeof address === 'object' && address ? address.port : 0

  return {
    through: (urls) => ({
      app: by(urls.app, ownPort),
      auth: by(urls.auth, ownPort),
      platform: by(urls.platform, ownPort),
    }),
    holdNext: (commit, point) => {
      let frozen: { flow: Flow; socket: Socket } | undefined
      let reached = () => {}
      const isReached = new Promise<void>((resolve) => {
        reached = resolve
      })
      wanted = {
        commit,
        point,
        reached,
        freeze: (flow, socket) => {
          flow.kept = []
          frozen = { flow, socket }
        },
      }
      return {
        reached: isReached,
        release: () => {
          const kept = frozen?.flow.kept ?? []
          if (frozen) frozen.flow.kept = null
          for (const message of kept) frozen?.flow.to.write(message)
        },
        cut: () => frozen?.socket.destroy(),
      }
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function pass(flow: Flow, message: Buffer): void {
  if (flow.kept) flow.kept.push(message)
  else flow.to.write(message)
}

/** PostgreSQL's messages one by one: a letter, and the length of the rest; the first one of a client has no letter. */
function readMessages(socket: Socket, isDatabase: boolean, onMessage: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0)
  let hasLetter = isDatabase
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const lengthAt = hasLetter ? 1 : 0
      if (rest.length < lengthAt + 4) return
      const end = lengthAt + rest.readUInt32BE(lengthAt)
      if (rest.length < end) return
      const message = rest.subarray(0, end)
      rest = rest.subarray(end)
      hasLetter = true
      onMessage(message)
    }
  })
}

const typeOf = (message: Buffer): string => String.fromCharCode(message[0] ?? 0)

/** Whether with this message begins what the commit belongs to. */
function isAsked(message: Buffer, commit: Commit): boolean {
  return commit === 'of a save' ? typeOf(message) === 'B' && message.includes('save-events') : isCommit(message)
}

function asksToCommit(message: Buffer, commit: Commit): boolean {
  // A statement by itself is committed when the client says that it is done.
  return commit === 'of a save' ? typeOf(message) === 'S' : isCommit(message)
}

function repliesToCommit(message: Buffer, commit: Commit): boolean {
  return commit === 'of a save' ? typeOf(message) === 'Z' : typeOf(message) === 'C' && message.includes('COMMIT')
}

function isCommit(message: Buffer): boolean {
  return typeOf(message) === 'Q' && message.includes('COMMIT')
}

function by(url: string, port: number): string {
  const other = new URL(url)
  other.hostname = '127.0.0.1'
  other.port = String(port)
  return other.href
}
