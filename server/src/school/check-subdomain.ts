import { subdomainProblem } from '@sabimark/domain/school/subdomain.ts'
import type { Services } from '../platform/process/services.ts'
import { isSubdomainTaken } from './school.db.ts'
import { websiteOf } from './website.ts'

/** Whether a new school could have the name: nobody has it, nor one that looks like it. Asked while somebody types: one look at an index, and for no name nobody can have. */
export async function checkSubdomain(
  { config, pools }: Pick<Services, 'config' | 'pools'>,
  { subdomain }: { subdomain: string },
) {
  const isPossible = subdomainProblem(subdomain) === null
  const isFree = isPossible && !(await isSubdomainTaken(pools.app, subdomain))
  return { isFree, website: websiteOf(config, subdomain) }
}
