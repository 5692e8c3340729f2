import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { sealedForm, sealedLabel } from '@sabimark/domain/exam/seal/sealed-form.ts'
import { canonicalJson, type ExamContent } from '@sabimark/domain/exam/version.ts'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { keyOf, openPaper } from './open-paper.ts'

const { subtle } = crypto
const sealId = '018f3c2a-0000-7000-8000-00000000000a'
const content: ExamContent = {
  rulesVersion: 4,
  questions: [{ id: 'q', type: 'essay', text: 'Kí ni orúkọ rẹ? ₦20', marksHundredths: 100, options: [] }],
}
const texts = [canonicalJson(content), '{"one":"data:image/png;base64,AA=="}', '{"two":"data:image/png;base64,BB=="}']
const hash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
const contentHash = hash(texts[0] ?? '')
const raw = crypto.getRandomValues(new Uint8Array(sealedForm.keyBytes))
const contentKey = Buffer.from(raw).toString('base64url')

type Part = { bytes: ArrayBuffer; sha256: string }
let parts: Part[] = []
const partOf = async (number: number) => parts[number]?.bytes
const paper = () => ({ sealId, parts: parts.map(({ bytes, sha256 }) => ({ bytes: bytes.byteLength, sha256 })) })

async function sealed(text: string, label: string): Promise<Part> {
  const key = await subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(sealedForm.nonceBytes))
  const additionalData = new TextEncoder().encode(label)
  const packed = new Uint8Array(gzipSync(text))
  const made = new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, packed))
  const bytes = new Uint8Array([...iv, ...made])
  return { bytes: bytes.buffer, sha256: hash(bytes) }
}

beforeAll(async () => {
  parts = await Promise.all(texts.map((text, number) => sealed(text, sealedLabel(sealId, number))))
})
afterEach(() => vi.unstubAllGlobals())

test('a paper comes out as it was sealed, its pictures by their ids', async () => {
  const opened = await openPaper(paper(), partOf, { key: await keyOf(contentKey), contentHash })
  expect(opened.content).toEqual(content)
  expect(Object.keys(opened.pictures)).toEqual(['one', 'two'])
})

test('a browser that unpacks nothing by itself opens it, too', async () => {
  vi.stubGlobal('DecompressionStream', undefined)
  expect((await openPaper(paper(), partOf, { key: await keyOf(contentKey), contentHash })).content).toEqual(content)
})

test('one bit changed in any part, or a part that is not there, and nothing opens', async () => {
  for (const [changed] of parts.entries()) {
    const other = async (number: number) => {
      const bytes = new Uint8Array((await partOf(number))?.slice(0) ?? new ArrayBuffer(0))
      if (number === changed) bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
      return bytes.buffer
    }
    await expect(openPaper(paper(), other, { key: await keyOf(contentKey), contentHash })).rejects.toThrow(
      'not as it was fetched',
    )
    const none = async (number: number) => (number === changed ? undefined : await partOf(number))
    await expect(openPaper(paper(), none, { key: await keyOf(contentKey), contentHash })).rejects.toThrow(
      'not as it was fetched',
    )
  }
})

test('parts of another seal, in another place, by another key or of another version do not open', async () => {
  const given = { key: await keyOf(contentKey), contentHash }
  const elsewhere = { ...paper(), sealId: sealId.replace('a', 'b') }
  await expect(openPaper(elsewhere, partOf, given)).rejects.toThrow()
  const swapped = { sealId, parts: [0, 2, 1].flatMap((place) => paper().parts[place] ?? []) }
  const swappedOf = (number: number) => partOf([0, 2, 1][number] ?? 0)
  await expect(openPaper(swapped, swappedOf, given)).rejects.toThrow()
  const otherKey = Buffer.from(raw.map((byte) => byte ^ 1)).toString('base64url')
  await expect(openPaper(paper(), partOf, { key: await keyOf(otherKey), contentHash })).rejects.toThrow()
  await expect(openPaper(paper(), partOf, { ...given, contentHash: hash('') })).rejects.toThrow('another paper')
})
