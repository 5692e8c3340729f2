const channelName = 'signed-out'

/** What a tab has done to the session that all tabs of this browser share. */
export type SessionNews = 'signed_out' | 'school_changed'

let hasChangedSchool = false

/** Tells the other tabs of this browser. */
export function tellOtherTabs(news: SessionNews): void {
  // This page hears itself, and is on its way.
  hasChangedSchool = news === 'school_changed'
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(news)
  channel.close()
}

/** Hears it from another tab; returns how to stop. */
export function onOtherTabs(act: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => {
    if (data !== 'school_changed') act('signed_out')
    else if (!hasChangedSchool) act('school_changed')
  }
  return () => channel.close()
}
