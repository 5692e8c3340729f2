import type { CallContext } from './platform/http/route.ts'
import type { Services } from './services.ts'

/** Every call of the contract and the room that answers it; and who a request comes from. */
export function buildRouter(_services: Services) {
  const whoIs: CallContext['whoIs'] = async () => null
  return { router: {}, whoIs }
}
