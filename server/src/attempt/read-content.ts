import { refuse } from '../platform/http/refused.ts'
import type { RequestFacts } from '../platform/http/request.ts'
import type { MayReadContent } from './may-read-content.ts'
import type { SaveRoom } from './save-answers.ts'

/**
 * The content of the attempt whose ticket the request bears, while it runs. Who has just been let in needs no question to the
 * database: all who start in the same second ask for it.
 */
export async function readContent(
  { readTicket, contentOf, mayRead }: Pick<SaveRoom, 'readTicket' | 'contentOf'> & { mayRead: MayReadContent },
  { contentHash }: { contentHash: string },
  request: RequestFacts,
) {
  const claims = readTicket(request.bearer ?? '')
  if (!claims) return refuse('FORGED_TICKET')
  const version = await contentOf(claims)
  if (version?.contentHash !== contentHash || !(await mayRead(claims))) return refuse('UNKNOWN_CONTENT')
  // No cache of a shared computer keeps it; that it never changes is for the packer of replies.
  request.answerWith('cache-control', 'no-store, immutable')
  return version.content
}
