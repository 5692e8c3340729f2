import { download } from '../../platform/list/download.ts'
import type { KeptPage, LocalStore } from '../sync/local-page.ts'

/** Of a file of a later version nobody knows what it means. */
export const answerFileVersion = 1

/** As many are taken in at once. */
export const mostPages = 200
/** What several pages are together at most; half of what is taken in, as one page can be larger by itself. */
const mostTogetherBytes = 5_000_000

/** `place`: the address whose server takes it. `savedAt`: by the device's clock, for who looks into the file. */
type AnswerFile = { sabimark: 'answers'; version: number; place: string; savedAt: string; pages: KeptPage[] }

/**
 * What the device keeps of these pages, as a file: as it lies here, with the ticket that only delivers. What its tab alone could do with a
 * page, and where it stands, is left out.
 */
export function answerFileOf(kept: readonly KeptPage[], { place, savedAt }: { place: string; savedAt: Date }): string {
  const file: AnswerFile = {
    ...{ sabimark: 'answers', version: answerFileVersion, place, savedAt: savedAt.toISOString() },
    pages: kept.filter(isTaken).map(({ page: { ticket: _, ...page }, events }) => ({ page, events })),
  }
  return JSON.stringify(file)
}

const isTaken = ({ page }: KeptPage): boolean => page.refusal === null && page.deliveryTicket !== undefined

/** A shared computer can keep more than is taken in at once: what is too much is halved. */
function filesOf(kept: readonly KeptPage[], said: { place: string; savedAt: Date }): Blob[] {
  const file = new Blob([answerFileOf(kept, said)], { type: 'application/json' })
  const half = kept.length >> 1
  if (half === 0 || (file.size <= mostTogetherBytes && kept.length <= mostPages)) return [file]
  return [...filesOf(kept.slice(0, half), said), ...filesOf(kept.slice(half), said)]
}

/**
 * Downloads what waits here as an answer file, or as several. `named`: what their names begin with. Rejects where the device cannot read
 * what it keeps.
 */
export async function saveFile(
  store: LocalStore,
  named: string,
  isOfIt: (kept: KeptPage) => boolean = () => true,
): Promise<void> {
  const savedAt = new Date()
  const kept = (await store.all()).filter((one) => isTaken(one) && isOfIt(one))
  const name = `${named} ${savedAt.toISOString().slice(0, 10)}`.replace(/[^\p{L}\p{M}\p{N} ().,-]+/gu, '-')
  const files = filesOf(kept, { place: location.host, savedAt })
  for (const [at, file] of files.entries())
    download(file, `${name}${files.length > 1 ? ` ${at + 1} of ${files.length}` : ''}.json`)
}
