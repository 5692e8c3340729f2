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
  // No cache of a shared computer keeps it; that it never changes is for the packer of replies.
  request.answerWith('cache-control', 'no-store, immutable')
  return version.content
}
