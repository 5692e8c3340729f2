import { subdomainProblem } from '@sabimark/domain/school/subdomain.ts'
import type { Services } from '../platform/services.ts'
import { selectOptionalSchoolBySubdomain } from './school.db.ts'
import { websiteOf } from './website.ts'

/** Whether a new school could have the name. Asked while somebody types: one look at an index, and for no name nobody can have. */
export async function checkSubdomain(
  { config, pools }: Pick<Services, 'config' | 'pools'>,
  { subdomain }: { subdomain: string },
) {
  const isPossible = subdomainProblem(subdomain) === null
  const isFree = isPossible && (await selectOptionalSchoolBySubdomain(pools.app, subdomain)) === undefined
  return { isFree, website: websiteOf(config, subdomain) }
}
