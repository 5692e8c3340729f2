import type { ExamPackage } from '@sabimark/contract/answers.ts'
import { sealedForm, sealedLabel } from '@sabimark/domain/exam/seal/sealed-form.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import { sha256 } from './digest.ts'

/** A paper as it came out of its parts: addresses of its pictures by their ids. */
export type OpenedPaper = { content: ExamContent; pictures: Record<string, string> }

type Paper = Pick<ExamPackage, 'sealId' | 'parts'>

/**
 * Opens the parts of a paper. Each is looked at again: throws where one is missing or has changed, is another seal's or stands in another
 * place, and where the content is not the one with this hash, if it is known.
 */
export async function openPaper(
  { sealId, parts }: Paper,
  partOf: (number: number) => Promise<ArrayBuffer | undefined>,
  { key, contentHash }: { key: CryptoKey; contentHash?: string | undefined },
): Promise<OpenedPaper> {
  const texts = await Promise.all(
    parts.map(async (part, number) => {
      const bytes = await partOf(number)
      if (!bytes || (await sha256(bytes)) !== part.sha256) throw new Error(`Part ${number} is not as it was fetched.`)
      return await openPart(key, bytes, sealedLabel(sealId, number))
    }),
  )
  const [content, ...pictures] = texts
  if (!content || (contentHash !== undefined && (await sha256(content)) !== contentHash))
    throw new Error('This is another paper.')
  const read = (text: Uint8Array) => JSON.parse(new TextDecoder().decode(text))
  return { content: read(content), pictures: Object.assign({}, ...pictures.map(read)) }
}

/** The key a start gave, as it travels. */
export async function keyOf(base64url: string): Promise<CryptoKey> {
  const signs = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  const raw = Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
  return await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
}

/** Throws where it is not what was sealed by this key under this label. */
export async function openPart(key: CryptoKey, bytes: ArrayBuffer, label: string): Promise<Uint8Array<ArrayBuffer>> {
  const iv = bytes.slice(0, sealedForm.nonceBytes)
  const sealed = bytes.slice(sealedForm.nonceBytes)
  const additionalData = new TextEncoder().encode(label)
  return await unpacked(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, sealed))
}

/** Safari before 16.4 unpacks nothing by itself. */
async function unpacked(packed: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof DecompressionStream === 'undefined') {
    const { gunzipSync } = await import('fflate/browser')
    return new Uint8Array(gunzipSync(new Uint8Array(packed)))
  }
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
