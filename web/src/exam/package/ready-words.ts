import { refusalText } from '../../platform/refusal.ts'
import type { NotReady } from './prepare.ts'

/** Why a device is not ready, and what can be done. */
export function notReadyText(why: NotReady): string {
  if (typeof why === 'object') return refusalText(why.failed)
  return sentences[why]
}

/** Whether it was ready, and is no more. */
export const wasReady = (why: NotReady): boolean => why === 'gone' || why === 'changed' || why === 'other_build'

const sentences: Record<Exclude<NotReady, object>, string> = {
  no_store:
    'This browser keeps nothing here. It may be a private window: open this page in an ordinary one. You can take the exam all the same.',
  no_space: 'There is no space left here. Delete something, then try again. What has come stays.',
  no_worker:
    'This browser cannot open the exam without a network. It may be a private window: open this page in an ordinary one. You can take the exam all the same.',
  old_page: 'There is a newer version of this page. Reload it, then get ready again: most of it is here already.',
  no_network: 'The network stopped. What has come stays; try again when it is back.',
  other_build: 'This page is a newer version than when you got ready. Get ready again: most of it is here already.',
  changed: 'Your school has changed this exam since you got ready. Get ready again to have the paper as it is now.',
  gone: 'Part of this exam is missing on this device; answers are kept apart from it. Get ready again to fetch what is missing.',
}
