import { type KeptPage, type LocalPage, type LocalStore, withDraft } from '../sync/local-page.ts'

/** `ofOtherDevice`: keys of pages that were left in the file, as this browser has the page of that number of another device. */
export type TakenIn = { isHereAlready: boolean; ofOtherDevice: ReadonlySet<string> }

/**
 * Puts the pages of an answer file where this device keeps its own, from where the sender sends them. A page that lies here already keeps what
 * it has: the file adds what is missing, so that the same file twice, or one that is older, takes nothing away. A page that is open
 * in a window here (`isOpen`) is left alone: its next numbers are its own, and it sends itself. Says whether all of the file was here already.
 */
export async function takeIn(
  store: LocalStore,
  pages: readonly KeptPage[],
  isOpen: (kept: KeptPage) => boolean,
): Promise<TakenIn> {
  const here = new Map((await store.all()).map((kept) => [kept.page.key, kept]))
  const ofOtherDevice = new Set<string>()
  let isHereAlready = true
  for (const brought of pages) {
    const { page, events } = brought
    const known = here.get(page.key)
    if (known && isOfOther(known.page, page)) {
      ofOtherDevice.add(page.key)
      continue
    }
    if (isOpen(known ?? brought)) continue
    const seqs = new Set(known?.events.map(({ seq }) => seq))
    const added = events.filter(({ seq }) => !seqs.has(seq))
    for (const { seq } of added) seqs.add(seq)
    const last = known && known.page.elapsedMs >= page.elapsedMs ? known.page : page
    // Its number would be said twice.
    const draft = last.draft && !seqs.has(last.draft.seq) ? last.draft : undefined
    // What nobody took before is tried once more: the ticket is in the file again.
    const isTaken = known?.page.refusal === null
    if (!isTaken || added.length > 0 || (last === page && draft)) isHereAlready = false
    await store.append(withDraft({ ...(isTaken ? known.page : page), elapsedMs: last.elapsedMs }, draft), added)
  }
  return { isHereAlready: isHereAlready && ofOtherDevice.size === 0, ofOtherDevice }
}

/** Each device without a network begins a page 0 of its own, with the same numbers; any other number the server gave to one page alone. */
function isOfOther(known: LocalPage, page: LocalPage): boolean {
  return page.epoch === 0 && known.pageId !== page.pageId
}
