import { refusalText } from '../../platform/refusal.ts'
import type { NotReady } from './prepare.ts'

/** Why a device is not ready, and what can be done. */
export function notReadyText(why: NotReady): string {
  if (typeof why === 'object') return refusalText(why.failed)
  return sentences[why]
}

const sentences: Record<Exclude<NotReady, object>, string> = {
  no_store:
    'This browser keeps nothing here. It may be a private window: open this page in an ordinary one. You can take the exam all the same.',
  no_space: 'There is no space left here. Delete something, then try again. What has come stays.',
  no_worker:
    'This browser cannot open the exam without a network. It may be a private window: open this page in an ordinary one. You can take the exam all the same.',
  other_build: 'There is a new version of this page. Reload it, then get ready again: most of it is here already.',
  no_network: 'The network stopped. What has come stays; try again when it is back.',
  changed: 'The exam was changed after you got ready. Get ready again.',
  gone: 'Some of it has gone from here. Get ready again; the rest stays.',
}
