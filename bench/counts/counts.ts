/** What one act of a candidate comes to. `sent` and `received` are bytes on the wire, heads included. */
export type Counts = {
  statements: number
  roundTrips: number
  rows: number
  walBytes: number
  sent: number
  received: number
}
export type CountsFigures = Record<'start' | 'save' | 'submit', Counts>
