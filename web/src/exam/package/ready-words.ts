import type { LostReason } from '@sabimark/domain/exam/seal/unready.ts'
import { refusalText } from '../../platform/refusal.ts'
import type { NotReady } from './prepare.ts'

/** Why a device did not get ready, and what can be done. */
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
  old_page: 'There is a newer version of this page. Reload it, then get ready again: most of it is here already.',
  no_network: 'The network stopped. What has come stays; try again when it is back.',
  changed: 'The exam was changed while you were getting ready. Get ready again to have the paper as it is now.',
}

/** What has become of a device that was ready, and what can be done. */
export const lostWords: Record<LostReason, string> = {
  other_build: 'This page is a newer version than when you got ready. Get ready again: most of it is here already.',
  changed: 'Your school has changed this exam since you got ready. Get ready again to have the paper as it is now.',
  gone: 'Part of this exam is missing on this device. Get ready again to fetch what is missing.',
}
