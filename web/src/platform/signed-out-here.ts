const channelName = 'signed-out'

/** Tells the other tabs of this browser that their session is over, too. */
export function tellSignedOut(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(null)
  channel.close()
}

/** Hears it from another tab; returns how to stop. */
export function onSignedOutElsewhere(act: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = act
  return () => channel.close()
}
