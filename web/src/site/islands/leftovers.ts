/**
 * Sends what an earlier exam on this device could not send, as every page of ours does. The program for it is fetched
 * when the device holds something; most visitors of these pages never sat an exam here.
 */
export function sendLeftovers(): void {
  let isStarted = false
  const look = async () => {
    if (isStarted || !(await mayHoldPages()) || isStarted) return
    isStarted = true
    try {
      const { startSender } = await import('../../attempt/device/sender.ts')
      startSender()
    } catch {
      // Its file did not come: the next look asks again.
      isStarted = false
    }
  }
  // An exam may run in another window, and end there without a network.
  window.addEventListener('online', () => void look())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look()
  })
  void look()
}

/** Whether the exam room's store has a page. In doubt it has: the sender looks for itself. */
async function mayHoldPages(): Promise<boolean> {
  try {
    const store = await openExisting('exam-room')
    if (!store) return false
    try {
      return (await countOf(store.transaction('pages').objectStore('pages'))) > 0
    } finally {
      store.close()
    }
  } catch {
    return true
  }
}

/** Opens a store that is there already and makes none: undefined when there was none. */
function openExisting(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    let isNew = false
    const opening = indexedDB.open(name)
    opening.onupgradeneeded = () => {
      isNew = true
      opening.transaction?.abort()
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => (isNew ? resolve(undefined) : reject(opening.error))
  })
}

function countOf(pages: IDBObjectStore): Promise<number> {
  return new Promise((resolve, reject) => {
    const counting = pages.count()
    counting.onsuccess = () => resolve(counting.result)
    counting.onerror = () => reject(counting.error)
  })
}
