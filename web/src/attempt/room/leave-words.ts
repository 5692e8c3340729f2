import type { Conduct } from '@sabimark/domain/exam/conduct.ts'
import { thisDevice } from '../device/this-device.ts'
import { isSafeHere, type SyncView } from '../sync/sync-view.ts'

/** What to know before leaving an exam that runs: where the answers are, and that the time does not wait. */
export function leaveText(view: SyncView, { submitsByItself }: Pick<Conduct, 'submitsByItself'>): string {
  const atZero = submitsByItself
    ? 'at zero your paper is handed in as it is.'
    : 'at zero no more answers can be given, and you hand in your paper yourself.'
  return `${whereAnswersAre(view)} The clock keeps running while you are away; ${atZero}`
}

/** Where the answers are, also when only this window has them. */
export function whereAnswersAre(view: SyncView): string {
  if (view.said) return view.said.where
  if (view.status.status === 'saved_on_server') return 'All your answers are saved on the server.'
  if (isSafeHere(view)) return `All your answers are saved, the newest on ${thisDevice()} until the network is back.`
  return 'Your newest answers are in this window alone: do not close it.'
}
