import type { TicketClaims } from '../../attempt/ticket.ts'
import type { SeatRow } from './live.db.ts'

/** Pages of a school that come within so long of the first are looked for together: nobody sees that their socket is open that much later. */
const togetherMs = 20

type Find = (schoolId: string, attemptIds: readonly string[]) => Promise<ReadonlyMap<string, SeatRow>>
type Waiting = { claims: TicketClaims; answer: PromiseWithResolvers<SeatRow | undefined> }

/**
 * Where the page of a ticket sits; rejects while it cannot be said. After a restart a whole hall says its tickets within seconds: one
 * transaction each would be four thousand statements.
 */
export function seatsTogether(find: Find): (claims: TicketClaims) => Promise<SeatRow | undefined> {
  const bySchool = new Map<string, Waiting[]>()
  const ask = async (schoolId: string, waiting: readonly Waiting[]) => {
    bySchool.delete(schoolId)
    try {
      const seats = await find(schoolId, [...new Set(waiting.map(({ claims }) => claims.attemptId))])
      for (const { claims, answer } of waiting) {
        const seat = seats.get(claims.attemptId)
        // The ticket of an attempt is its candidate's.
        answer.resolve(seat?.studentId === claims.studentId ? seat : undefined)
      }
    } catch (error) {
      for (const { answer } of waiting) answer.reject(error)
    }
  }
  return (claims) => {
    const answer = Promise.withResolvers<SeatRow | undefined>()
    const waiting = bySchool.get(claims.schoolId)
    if (waiting) waiting.push({ claims, answer })
    else {
      const first = [{ claims, answer }]
      bySchool.set(claims.schoolId, first)
      setTimeout(() => void ask(claims.schoolId, first), togetherMs)
    }
    return answer.promise
  }
}
