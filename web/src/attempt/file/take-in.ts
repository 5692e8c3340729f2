import type { KeptPage, LocalStore } from '../sync/local-page.ts'

/**
 * Puts the pages of an answer file where this device keeps its own, from where the sender sends them. A page that lies here already keeps what
 * it has: the file adds what is missing, so that the same file twice, or one that is older, takes nothing away. Nothing is added to a page
 * that is open in a window here (`isOpen`): its next numbers are its own. Answers how many answers of the file wait here now.
 */
export async function takeIn(
  store: LocalStore,
  pages: readonly KeptPage[],
  isOpen: (key: string) => boolean,
): Promise<number> {
  const here = new Map((await store.all()).map((kept) => [kept.page.key, kept]))
  let waiting = 0
  for (const { page, events } of pages) {
    const known = here.get(page.key)
    const seqs = new Set(known?.events.map(({ seq }) => seq))
    const added = isOpen(page.key) ? [] : events.filter(({ seq }) => !seqs.has(seq))
    // What nobody took before is tried once more: the ticket is in the file again.
    if (!isOpen(page.key)) await store.append(known?.page.refusal === null ? known.page : page, added)
    waiting += [...(known?.events ?? []), ...added].filter(({ kind }) => kind === 'answer').length
  }
  return waiting
}
