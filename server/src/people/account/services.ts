import type { Services } from '../../platform/process/services.ts'
import type { Identity } from './identity.ts'

/** What the use cases of this room work with. */
export type PeopleServices = Services & { identity: Identity }
