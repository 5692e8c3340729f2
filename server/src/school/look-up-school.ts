import { refuse } from '../platform/http/refused.ts'
import type { RequestFacts } from '../platform/http/request.ts'
import type { Services } from '../platform/services.ts'
import { subdomainOfHost } from './host.ts'
import { selectOptionalSchoolBySubdomain } from './school.db.ts'

type Asked = { subdomain?: string | undefined }

/** The active school of a subdomain; without one, the school of the host asked. */
export async function lookUpSchool(
  { config, pools }: Pick<Services, 'config' | 'pools'>,
  asked: Asked,
  request: RequestFacts,
) {
  const wanted = asked.subdomain?.trim().toLowerCase() ?? subdomainOfHost(config, request)
  const school = wanted ? await selectOptionalSchoolBySubdomain(pools.app, wanted) : undefined
  if (school?.status !== 'active') return refuse('UNKNOWN_SCHOOL')
  return { name: school.name, subdomain: school.subdomain }
}
