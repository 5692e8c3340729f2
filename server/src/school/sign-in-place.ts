import type { RequestFacts } from '../platform/http/request.ts'
import type { Services } from '../platform/services.ts'
import { subdomainOfHost } from './host.ts'
import { selectOptionalOnlySchool, selectOptionalSchoolBySubdomain } from './school.db.ts'

/** Whose sign-in page this host shows. */
export async function signInPlace(
  { config, pools }: Pick<Services, 'config' | 'pools'>,
  request: Pick<RequestFacts, 'host'>,
) {
  const asked = subdomainOfHost(config, request)
  if (asked === null) {
    const only = await selectOptionalOnlySchool(pools.app)
    return { isOwnHost: false, school: only ?? null, hasDemo: config.hasDemo }
  }
  const found = await selectOptionalSchoolBySubdomain(pools.app, asked)
  const school = found?.status === 'active' ? { name: found.name, subdomain: found.subdomain } : null
  return { isOwnHost: true, school, hasDemo: false }
}
