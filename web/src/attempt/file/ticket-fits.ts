/** What a ticket of this length has at its head, as `ticket.ts` of the server writes it: school, attempt, student and page. */
const ticketShape = /^[\w-]{112}$/
const idBytes = 16

type Claims = { attemptId: string; studentId: string; epoch: number }

/**
 * Whether a ticket is of this page. Only the server can say whether it is signed; a file that was changed names somebody else's answers here.
 * A ticket of another form is the server's alone to judge.
 */
export function ticketFits(ticket: string, { attemptId, studentId, epoch }: Claims): boolean {
  if (!ticketShape.test(ticket)) return true
  const text = atob(ticket.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  const idAt = (place: number) =>
    Array.from(bytes.subarray(place * idBytes, (place + 1) * idBytes), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('')
  const isOf = (place: number, id: string) => idAt(place) === id.replaceAll('-', '')
  return isOf(1, attemptId) && isOf(2, studentId) && new DataView(bytes.buffer).getUint32(3 * idBytes) === epoch
}
