import { isReservedSubdomain } from '@sabimark/domain/school/subdomain.ts'
import type { Config } from '../platform/config.ts'
import type { RequestFacts } from '../platform/http/request.ts'

/**
 * The subdomain a request asks under the product's own host (greenfield.sabimark.test); null on any other host. A name that
 * no school can have, such as www, is another name of the product's own host.
 */
export function subdomainOfHost(config: Pick<Config, 'publicUrl'>, request: Pick<RequestFacts, 'host'>): string | null {
  const base = `.${new URL(config.publicUrl).hostname}`
  const host = request.host.toLowerCase()
  if (!host.endsWith(base)) return null
  const label = host.slice(0, -base.length)
  return label === '' || label.includes('.') || isReservedSubdomain(label) ? null : label
}

/** Whether a host is one school's own. */
export function isSchoolHost(config: Pick<Config, 'publicUrl'>, request: Pick<RequestFacts, 'host'>): boolean {
  return subdomainOfHost(config, request) !== null
}
