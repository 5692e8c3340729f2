import type { KeptPage, LocalStore } from '../sync/local-page.ts'

/**
 * Puts the pages of an answer file where this device keeps its own, from where the sender sends them. A page that lies here already keeps what
 * it has: the file adds what is missing, so that the same file twice, or one that is older, takes nothing away. A page that is open
 * in a window here (`isOpen`) is left alone: its next numbers are its own, and it sends itself. Answers whether all of the file was here already.
 */
export async function takeIn(
  store: LocalStore,
  pages: readonly KeptPage[],
  isOpen: (kept: KeptPage) => boolean,
): Promise<boolean> {
  const here = new Map((await store.all()).map((kept) => [kept.page.key, kept]))
  let isHereAlready = true
  for (const { page, events } of pages) {
    const known = here.get(page.key)
    if (isOpen(known ?? { page, events })) continue
    const seqs = new Set(known?.events.map(({ seq }) => seq))
    const added = events.filter(({ seq }) => !seqs.has(seq))
    // What nobody took before is tried once more: the ticket is in the file again.
    const isTaken = known?.page.refusal === null
    if (!isTaken || added.length > 0) isHereAlready = false
    await store.append(isTaken ? known.page : page, added)
  }
  return isHereAlready
}
