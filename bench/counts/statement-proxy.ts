// Stands between the server and PostgreSQL on the loopback and counts what is asked: statements, and how often the server
// waits for answers.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What one connection asked from one rest to the next: a transaction, or a statement by itself. */
export type Unit = { statements: string[]; roundTrips: number }

export type StatementProxy = {
  port: number
  /** The units that have ended since the last time it was asked. */
  take(): Unit[]
  /** Whether something that was asked has no answer yet, or a transaction is open. */
  isBusy(): boolean
  stop(): Promise<void>
}

type Connection = { named: Map<string, string>; unanswered: number; isInTransaction: boolean; unit: Unit }

export async function startStatementProxy(targetPort: number): Promise<StatementProxy> {
  const sockets = new Set<Socket>()
  const connections = new Set<Connection>()
  let ended: Unit[] = []

  const server = createServer((client) => {
    const database = connect({ host: '127.0.0.1', port: targetPort, noDelay: true })
    client.setNoDelay(true)
    const connection: Connection = { named: new Map(), unanswered: 0, isInTransaction: false, unit: emptyUnit() }
    connections.add(connection)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        connections.delete(connection)
        other.destroy()
      })
    }
    readMessages(client, false, (message) => noteAsked(connection, message))
    readMessages(database, true, (message) => {
      if (letterOf(message) !== 'Z') return
      // Z also ends the greeting, which nobody asked for.
      connection.unanswered = Math.max(0, connection.unanswered - 1)
      connection.isInTransaction = String.fromCharCode(message[5] ?? 0) !== 'I'
      if (connection.isInTransaction || connection.unanswered > 0) return
      if (connection.unit.statements.length > 0) ended.push(connection.unit)
      connection.unit = emptyUnit()
    })
    client.on('data', (chunk: Buffer) => database.write(chunk))
    database.on('data', (chunk: Buffer) => client.write(chunk))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No free port was given.')

  return {
    port: address.port,
    take: () => {
      const taken = ended
      ended = []
      return taken
    },
    isBusy: () => [...connections].some(({ unanswered, isInTransaction }) => unanswered > 0 || isInTransaction),
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const emptyUnit = (): Unit => ({ statements: [], roundTrips: 0 })

/** P names a statement, B runs it; Q is one without a name; S asks for the answers. */
function noteAsked(connection: Connection, message: Buffer): void {
  const letter = letterOf(message)
  if (letter === 'P') {
    const [name = '', text = ''] = textsOf(message, 5)
    connection.named.set(name, text)
  }
  if (letter === 'B') {
    const [, name = ''] = textsOf(message, 5)
    connection.unit.statements.push(connection.named.get(name) ?? name)
  }
  if (letter === 'Q') connection.unit.statements.push(textsOf(message, 5)[0] ?? '')
  if (letter !== 'S' && letter !== 'Q') return
  // What leaves while answers are awaited travels along.
  if (connection.unanswered === 0) connection.unit.roundTrips += 1
  connection.unanswered += 1
}

const letterOf = (message: Buffer): string => String.fromCharCode(message[0] ?? 0)

/** The first two texts, each of which ends with a zero. */
function textsOf(message: Buffer, from: number): string[] {
  const firstEnd = message.indexOf(0, from)
  const secondEnd = message.indexOf(0, firstEnd + 1)
  return [message.toString('utf8', from, firstEnd), message.toString('utf8', firstEnd + 1, secondEnd)]
}

/** PostgreSQL's messages one by one: a letter, and the length of the rest; the first one of a client has no letter. */
function readMessages(socket: Socket, isDatabase: boolean, onMessage: (message: Buffer) => void): void {
  let rest: Buffer = Buffer.alloc(0)
  let hasLetter = isDatabase
  socket.on('data', (chunk: Buffer) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (;;) {
      const lengthAt = hasLetter ? 1 : 0
      if (rest.length < lengthAt + 4) return
      const end = lengthAt + rest.readUInt32BE(lengthAt)
      if (rest.length < end) return
      const message = rest.subarray(0, end)
      rest = rest.subarray(end)
      if (hasLetter) onMessage(message)
      hasLetter = true
    }
  })
}
