import { inSchool } from '../platform/database/tenant.ts'
import type { RequestFacts } from '../platform/http/request.ts'
import type { Services } from '../platform/process/services.ts'
import { subdomainOfHost } from './host.ts'
import { selectOptionalOnlySchool, selectOptionalSchoolBySubdomain } from './school.db.ts'
import { selectSchoolFace } from './school-face.db.ts'

type Place = Pick<Services, 'config' | 'pools'>

/** Whose sign-in page this host shows. */
export async function signInPlace({ config, pools }: Place, request: Pick<RequestFacts, 'host'>) {
  const asked = subdomainOfHost(config, request)
  const subdomain = asked ?? (await selectOptionalOnlySchool(pools.app))?.subdomain
  const found = subdomain === undefined ? undefined : await selectOptionalSchoolBySubdomain(pools.app, subdomain)
  const school = found?.status === 'active' ? await inSchool(pools.app, { schoolId: found.id }, selectSchoolFace) : null
  return { isOwnHost: asked !== null, school, hasDemo: asked === null && config.hasDemo }
}
