import { thisDevice } from '../device/this-device.ts'
import type { AttemptSync } from '../sync/attempt-sync.types.ts'
import { isSafeHere, type SyncView } from '../sync/sync-view.ts'

/**
 * A room that no server has heard of yet, with what it says meanwhile: that nothing is sent worries nobody there. From the first contact on it
 * says what every room says.
 */
export function saidUnheard(sync: AttemptSync): AttemptSync {
  let last = sync.view()
  let said = withWords(last)
  const view = () => {
    const now = sync.view()
    if (now !== last) said = withWords(now)
    last = now
    return said
  }
  return { ...sync, view }
}

function withWords(view: SyncView): SyncView {
  const isHere = view.status.status === 'saved_on_server' || isSafeHere(view)
  if (view.unheard?.isMet !== false || view.isReplaced || !isHere) return view
  const here = thisDevice()
  return {
    ...view,
    // Nobody has answered so far: handed in here is all it can be.
    isFailing: true,
    said: {
      chip: `Saved on ${here}.`,
      more: 'It is sent when there is a network',
      low: 'Your answers are sent when there is a network.',
      where: `All your answers are saved on ${here}; to come back to them you need the hall code.`,
    },
  }
}
