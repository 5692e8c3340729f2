import type { EventKind } from './event.ts'

/**
 * A move as it came: `atMs` and `sentAtMs` are the device's word, `arrivedMs` the server's clock. `bytes`: what it says takes so
 * many; `isTyped`: it is text.
 */
export type ArrivedMove = {
  epoch: number
  seq: number
  kind: EventKind | (string & {})
  atMs: number
  sentAtMs: number
  arrivedMs: number
  address: string
  isLate: boolean
  refusal: string | null
  bytes: number
  isTyped: boolean
}
