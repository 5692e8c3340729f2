import { bankRoutes } from './bank/bank.routes.ts'
import { examRoutes } from './exam/exam.routes.ts'
import { createIdentity } from './people/identity.ts'
import { peopleRoutes } from './people/people.routes.ts'
import type { Services } from './platform/services.ts'
import { schoolRoutes } from './school/school.routes.ts'

/** Every call of the contract and the room that answers it; and who a request comes from. */
export function buildRouter(services: Services) {
  const identity = createIdentity(services)
  const router = {
    school: schoolRoutes(services),
    people: peopleRoutes({ ...services, identity }),
    bank: bankRoutes(),
    exam: examRoutes(),
  }
  return { router, whoIs: identity.whoIs }
}
