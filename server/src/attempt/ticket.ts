import { createHmac, timingSafeEqual } from 'node:crypto'
import { createBoundedMap } from '../platform/bounded-map.ts'

/** What a ticket proves: nothing that can change. Deadline, live epoch and state are read from the database. */
export type TicketClaims = { schoolId: string; attemptId: string; studentId: string; epoch: number }

const idBytes = 16
const claimsBytes = 3 * idBytes + 4
const macBytes = 32
/** A multiple of three bytes, so that no character has bits left over and every ticket has exactly one spelling. */
const ticketShape = new RegExp(`^[A-Za-z0-9_-]{${((claimsBytes + macBytes) / 3) * 4}}$`)

/**
 * What a ticket is good for. `attempt` reads, saves and hands in, and lives in a page's memory alone. `delivery` may lie on
 * a device: it delivers events, which are late, and opens nothing. `pass` is sealed with a paper, and says that its candidate opened it: it
 * reads, saves and delivers nothing. The words keep one from ever being taken for another, or for something else signed with the same secret.
 */
const purposes = {
  attempt: 'sabimark attempt ticket 1\n',
  delivery: 'sabimark delivery ticket 1\n',
  pass: 'sabimark pass 1\n',
} as const
type Purpose = keyof typeof purposes

/** Signs a ticket with the first secret. */
export function writeTicket(claims: TicketClaims, secrets: readonly string[], purpose: Purpose = 'attempt'): string {
  const [secret] = secrets
  if (secret === undefined) throw new Error('There is no secret to sign tickets with.')
  const body = packClaims(claims)
  return Buffer.concat([body, macOf(body, secret, purpose)]).toString('base64url')
}

/** What a ticket proves, or null when none of the secrets signed it for this. */
export function readTicket(
  ticket: string,
  secrets: readonly string[],
  purpose: Purpose = 'attempt',
): TicketClaims | null {
  if (!ticketShape.test(ticket)) return null
  const bytes = Buffer.from(ticket, 'base64url')
  const body = bytes.subarray(0, claimsBytes)
  const mac = bytes.subarray(claimsBytes)
  const isOurs = secrets.some((secret) => timingSafeEqual(mac, macOf(body, secret, purpose)))
  return isOurs ? unpackClaims(body) : null
}

/**
 * Reads tickets as `readTicket` does and remembers whom it has believed: a page sends the same one with every save, and
 * no ticket ever stops being true. What no secret signed is not remembered.
 */
export function createTicketReader(secrets: readonly string[], mostKept = 10_000) {
  const believed = createBoundedMap<string, TicketClaims>(mostKept)
  return (ticket: string): TicketClaims | null => {
    const known = believed.get(ticket)
    if (known) return known
    const claims = readTicket(ticket, secrets)
    if (claims) believed.set(ticket, claims)
    return claims
  }
}

function macOf(body: Buffer, secret: string, purpose: Purpose): Buffer {
  return createHmac('sha256', secret).update(purposes[purpose]).update(body).digest()
}

function packClaims({ schoolId, attemptId, studentId, epoch }: TicketClaims): Buffer {
  const body = Buffer.alloc(claimsBytes)
  for (const [index, id] of [schoolId, attemptId, studentId].entries()) {
    body.write(id.replaceAll('-', ''), index * idBytes, 'hex')
  }
  body.writeUInt32BE(epoch, 3 * idBytes)
  return body
}

function unpackClaims(body: Buffer): TicketClaims {
  const idAt = (index: number) => {
    const hex = body.toString('hex', index * idBytes, (index + 1) * idBytes)
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  }
  return { schoolId: idAt(0), attemptId: idAt(1), studentId: idAt(2), epoch: body.readUInt32BE(3 * idBytes) }
}
