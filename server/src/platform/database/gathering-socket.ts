import { Socket } from 'node:net'

/**
 * A connection that sends what is written in one turn as one packet: statements that are asked together reach
 * PostgreSQL together, instead of waking it, and this process, once for each.
 */
export class GatheringSocket extends Socket {
  #isGathering = false

  override cork(): void {
    if (!this.#isGathering) {
      this.#isGathering = true
      super.cork()
      process.nextTick(() => {
        this.#isGathering = false
        super.uncork()
      })
    }
    super.cork()
  }
}
