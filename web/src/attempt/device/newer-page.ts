type PageName = { attemptId: string; epoch: number }

/**
 * Tells the other windows of this browser that this page of an attempt is open, and hears when a newer one is. Works
 * without a network; where the browser has no such channel, the server tells.
 */
export function watchNewerPage({ attemptId, epoch }: PageName, onNewer: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel('exam-room')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isPageName(data) && data.attemptId === attemptId && data.epoch > epoch) onNewer()
  })
  channel.postMessage({ attemptId, epoch } satisfies PageName)
  return () => channel.close()
}

function isPageName(data: unknown): data is PageName {
  return (
    typeof data === 'object' &&
    data !== null &&
    'attemptId' in data &&
    'epoch' in data &&
    typeof data.attemptId === 'string' &&
    typeof data.epoch === 'number'
  )
}
