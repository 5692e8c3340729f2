// What an exam room left on the device.
import type { Page } from '@playwright/test'

/** In the page: some time has passed since the exam room was closed; foreign: the server was set up anew meanwhile. */
export async function ageRoom({ isForeign }: { isForeign: boolean }): Promise<void> {
  const room = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('exam-room')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  await new Promise<void>((resolve) => {
    const transaction = room.transaction('pages', 'readwrite')
    const pages = transaction.objectStore('pages')
    const reading = pages.getAll()
    reading.onsuccess = () => {
      for (const { deliveryTicket: ours, ...page } of reading.result) {
        const deliveryTicket = isForeign ? `${ours.slice(0, -8)}AAAAAAAA` : ours
        pages.put({ ...page, notedAtWallMs: 0, deliveryTicket })
      }
    }
    transaction.oncomplete = () => resolve()
  })
  room.close()
}

/** Closes the window as a power cut does: what it would have sent while closing is not sent. */
export async function tearAway(room: Page): Promise<void> {
  await keepQuiet(room)
  await room.close()
}

/** From now on no save leaves the page: what it sends while it is closed passes by whatever routes its requests. */
export async function keepQuiet(room: Page): Promise<void> {
  await room.evaluate(() => {
    const { fetch } = window
    const addressOf = (asked: RequestInfo | URL) => (asked instanceof Request ? asked.url : String(asked))
    window.fetch = (asked, init) =>
      addressOf(asked).endsWith('/attempt/save') ? Promise.reject(new TypeError('Failed to fetch')) : fetch(asked, init)
  })
}

/** How many events of exams this device still keeps. */
export async function eventsKept(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const room = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('exam-room')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const count = await new Promise<number>((resolve) => {
      const counting = room.transaction('events').objectStore('events').count()
      counting.onsuccess = () => resolve(counting.result)
    })
    room.close()
    return count
  })
}
