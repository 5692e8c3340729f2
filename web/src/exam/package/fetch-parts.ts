import type { ExamPackage } from '@sabimark/contract/answers.ts'
import { sha256 } from './digest.ts'
import type { PackageStore } from './package-store.ts'

type Paper = Pick<ExamPackage, 'sealId' | 'parts'>

/** What the server gave is not what it said it would give, or it gives this seal's parts no more. */
export class OtherPartError extends Error {
  override name = 'OtherPartError'
}

/** The numbers of the parts that do not lie here as the server made them. */
export async function missingParts(store: PackageStore, { sealId, parts }: Paper): Promise<number[]> {
  const missing: number[] = []
  for (const [number, part] of parts.entries()) {
    const bytes = await store.part(sealId, number)
    if (!bytes || (await sha256(bytes)) !== part.sha256) missing.push(number)
  }
  return missing
}

/**
 * Fetches what is missing, one part after the other: on a bad line each that has come stays. `onBytes`: so many more are here.
 * Throws OtherPartError, a lost network's error, or the store's.
 */
export async function fetchParts(
  store: PackageStore,
  { sealId, parts }: Paper,
  onBytes: (bytes: number) => void,
): Promise<void> {
  for (const number of await missingParts(store, { sealId, parts })) {
    const answer = await fetch(`/sealed/${sealId}/${number}`, { cache: 'no-store' })
    if (answer.status === 404) throw new OtherPartError()
    // Like a lost network: it may be there in a moment.
    if (!answer.ok) throw new TypeError(`Failed to fetch: ${answer.status}`)
    const bytes = await answer.arrayBuffer()
    if ((await sha256(bytes)) !== parts[number]?.sha256) throw new OtherPartError()
    await store.putPart(sealId, number, bytes)
    onBytes(bytes.byteLength)
  }
}
