import type { Services } from '../platform/services.ts'
import type { Identity } from './account/identity.ts'

/** What the use cases of this room work with. */
export type Room = Services & { identity: Identity }
