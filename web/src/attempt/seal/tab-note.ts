import { sealNote, tabSeal } from '../../platform/tab-seal.ts'
import type { PageNote } from '../sync/way-back.ts'

/** Written at once, also as the page goes. Throws where the tab has not the key of the page, or keeps not so much. */
export function keepNote(page: string, note: PageNote): void {
  if (tabSeal()?.page !== page) throw new Error('Another page is this tab’s by now, or none.')
  sessionStorage.setItem(sealNote, JSON.stringify({ page, ...note }))
}

export function readNote(page: string): PageNote | null {
  const note: (PageNote & { page: string }) | null = JSON.parse(sessionStorage.getItem(sealNote) ?? 'null')
  return note?.page === page ? note : null
}
