// The socket of a page as the exam room opens it, with its own back-off and nothing else of the page.
import { downFrames } from '@sabimark/domain/attempt/live-frames.ts'
import { type LaneTools, liveLane } from '@sabimark/web/src/attempt/device/live-lane.ts'
import type { AttemptSync } from '@sabimark/web/src/attempt/sync/attempt-sync.types.ts'
import { openLiveSocket } from './live-socket.ts'

/** `opened`: how often the server took its ticket. */
export type LivePage = { opened: number; close(): void }

const device: LaneTools['device'] = {
  ...{ now: () => performance.now(), wallNow: () => Date.now(), random: Math.random },
  after: (delayMs, callBack) => {
    const timer = setTimeout(callBack, delayMs)
    return () => clearTimeout(timer)
  },
}

export function openLivePage(url: string, ticket: string): LivePage {
  const page: LivePage = { opened: 0, close: () => undefined }
  const openSocket: LaneTools['openSocket'] = ({ onOpen, onText, onGone }) => {
    const socket = openLiveSocket(url)
    socket.onopen = onOpen
    socket.onmessage = ({ data }) => {
      if (data === downFrames.ok) page.opened += 1
      onText(String(data))
    }
    socket.onclose = ({ code }) => onGone(code)
    return socket
  }
  const view = { waitingCount: 0, isSubmitted: false, isReplaced: false } as ReturnType<AttemptSync['view']>
  const atRest = { view: () => view, subscribe: () => () => undefined, lookNow: () => undefined }
  page.close = liveLane(ticket, atRest, { device, openSocket })
  return page
}
