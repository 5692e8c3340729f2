import { download } from '../../platform/list/download.ts'
import type { KeptPage, LocalStore } from '../sync/local-page.ts'

/** Of a file of a later version nobody knows what it means. */
export const answerFileVersion = 1

/** `place`: the address whose server takes it. `savedAt`: by the device's clock, for who looks into the file. */
type AnswerFile = { sabimark: 'answers'; version: number; place: string; savedAt: string; pages: KeptPage[] }

/**
 * What the device keeps of these pages, as a file: as it lies here, with the ticket that only delivers. What its tab alone could do with a
 * page, and where it stands, is left out.
 */
export function answerFileOf(kept: readonly KeptPage[], { place, savedAt }: { place: string; savedAt: Date }): string {
  const file: AnswerFile = {
    ...{ sabimark: 'answers', version: answerFileVersion, place, savedAt: savedAt.toISOString() },
    pages: kept
      .filter(({ page }) => page.refusal === null && page.deliveryTicket !== undefined)
      .map(({ page: { ticket: _, ...page }, events }) => ({ page, events })),
  }
  return JSON.stringify(file)
}

/** Downloads what waits here as an answer file. `named`: what its name begins with. Rejects where the device cannot read what it keeps. */
export async function saveFile(
  store: LocalStore,
  named: string,
  isOfIt: (kept: KeptPage) => boolean = () => true,
): Promise<void> {
  const savedAt = new Date()
  const text = answerFileOf((await store.all()).filter(isOfIt), { place: location.host, savedAt })
  const name = `${named} ${savedAt.toISOString().slice(0, 10)}`.replace(/[^\p{L}\p{M}\p{N} ().,-]+/gu, '-')
  download(new Blob([text], { type: 'application/json' }), `${name}.json`)
}
