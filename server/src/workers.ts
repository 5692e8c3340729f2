import { freeSchoolKind, freeSchools } from './people/free-school.ts'
import type { Worker } from './platform/jobs/due-work.ts'
import type { Services } from './platform/services.ts'

/** Every kind of due work and the room that does it. */
export function buildWorkers(services: Services): Record<string, Worker> {
  return {
    [freeSchoolKind]: freeSchools(services),
  }
}
