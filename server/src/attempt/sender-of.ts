import type { TicketClaims } from './ticket.ts'

/** Which page delivers; `isDelivered`: under a ticket that can do no more than that. */
export type Sender = { claims: TicketClaims; isDelivered: boolean }

type TicketReaders = {
  /** What a ticket of a page proves, or null when it is not ours. */
  readTicket(ticket: string): TicketClaims | null
  /** What a ticket left on a device proves, or null when it is not ours. */
  readDeliveryTicket(ticket: string): TicketClaims | null
}

/**
 * Who delivers, or null when the tickets are not ours. What an earlier page left on a device is the page's own again when
 * a page of the same candidate's same attempt vouches for it.
 */
export function senderOf(
  { readTicket, readDeliveryTicket }: TicketReaders,
  { ticket, vouchedBy }: { ticket: string; vouchedBy?: string | undefined },
): Sender | null {
  const page = readTicket(ticket)
  if (page) return { claims: page, isDelivered: false }
  const claims = readDeliveryTicket(ticket)
  if (!claims || vouchedBy === undefined) return claims && { claims, isDelivered: true }
  const voucher = readTicket(vouchedBy)
  return voucher && isOfSameAttempt(voucher, claims) ? { claims, isDelivered: false } : null
}

function isOfSameAttempt(one: TicketClaims, other: TicketClaims): boolean {
  return one.schoolId === other.schoolId && one.attemptId === other.attemptId && one.studentId === other.studentId
}
