import type { Worker } from './platform/jobs/due-work.ts'
import type { Services } from './services.ts'

/** Every kind of due work and the room that does it. */
export function buildWorkers(_services: Services): Record<string, Worker> {
  return {}
}
