import { refuse } from '../platform/http/refused.ts'
import type { RequestFacts } from '../platform/http/request.ts'
import type { SaveRoom } from './save-answers.ts'

/**
 * The content of the attempt whose ticket the request bears. It needs no question to the database: all who start in the
 * same second ask for it.
 */
export async function readContent(
  { readTicket, contentOf }: Pick<SaveRoom, 'readTicket' | 'contentOf'>,
  { contentHash }: { contentHash: string },
  request: RequestFacts,
) {
  const claims = readTicket(request.bearer ?? '')
  if (!claims) return refuse('FORGED_TICKET')
  const version = await contentOf(claims)
  if (version?.contentHash !== contentHash) return refuse('UNKNOWN_CONTENT')
  request.answerWith('cache-control', 'private, max-age=31536000, immutable')
  return version.content
}
