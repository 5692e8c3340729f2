import { createCipheriv, createHash, pbkdf2, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { textsOf } from '@sabimark/domain/bank/pictures.ts'
import { newHallCode } from '@sabimark/domain/exam/seal/hall-code.ts'
import { sealedForm, sealedLabel } from '@sabimark/domain/exam/seal/sealed-form.ts'
import { canonicalJson, type ExamContent } from '@sabimark/domain/exam/version.ts'
import { picturesIn } from '@sabimark/domain/words/picture/picture-mark.ts'

const derive = promisify(pbkdf2)
const pack = promisify<Buffer, Buffer>(gzip)

/** A picture of a paper, as it is kept. */
type Picture = { mediaType: string; bytes: Buffer }

/** One part as a device fetches it; `sha256` in hex, by which it knows that nothing is missing. */
export type SealedPart = { bytes: Buffer; sha256: string }

/** The code of a hall, its key and the paper it opens. Nobody who has only the parts can read them. */
export type SealedPaper = { sealId: string; code: string; key: Buffer; parts: SealedPart[] }

/** So many characters of pictures come in one part: what a bad line breaks off is fetched again, and nothing before it. */
const mostInPart = 200_000

/**
 * Seals a paper under a new code: its content first, then its pictures, so that no id of one lies open on a device. Deriving the key and
 * packing run beside the loop: nobody's save waits for them. Throws where a picture of the content is missing.
 */
export async function sealPaper(content: ExamContent, pictureOf: (id: string) => Promise<Picture | undefined>) {
  const sealId = randomUUID()
  const code = newHallCode((below) => randomInt(below))
  const key = await keyOfCode(code, sealId)
  const texts = [canonicalJson(content), ...(await pictureTexts(content, pictureOf))]
  const parts: SealedPart[] = []
  for (const [number, text] of texts.entries()) {
    const bytes = await seal(key, text, sealedLabel(sealId, number))
    parts.push({ bytes, sha256: createHash('sha256').update(bytes).digest('hex') })
  }
  return { sealId, code, key, parts } satisfies SealedPaper
}

/** The key a device derives when the code is typed. */
export async function keyOfCode(code: string, sealId: string): Promise<Buffer> {
  return await derive(code, sealId, sealedForm.rounds, sealedForm.keyBytes, 'sha256')
}

/** Packs a text and seals it, with what is authenticated beside it: a nonce, the sealed bytes and their tag. */
export async function seal(key: Buffer, text: string, label: string): Promise<Buffer> {
  const packed = await pack(Buffer.from(text))
  const nonce = randomBytes(sealedForm.nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: sealedForm.tagBytes })
  cipher.setAAD(Buffer.from(label))
  return Buffer.concat([nonce, cipher.update(packed), cipher.final(), cipher.getAuthTag()])
}

/** The pictures a paper names, each once, in the order of the paper. */
export function picturesOf({ questions, passages = [], sections = [] }: ExamContent): string[] {
  return picturesIn([
    ...questions.flatMap(textsOf),
    ...passages.map(({ text }) => text),
    ...sections.map(({ instructions }) => instructions),
  ])
}

async function pictureTexts(content: ExamContent, pictureOf: (id: string) => Promise<Picture | undefined>) {
  const parts: Record<string, string>[] = []
  let room = 0
  for (const id of picturesOf(content)) {
    const picture = await pictureOf(id)
    if (!picture) throw new Error(`A picture of the paper is missing: ${id}`)
    const address = `data:${picture.mediaType};base64,${picture.bytes.toString('base64')}`
    const last = parts.at(-1)
    if (last && address.length <= room) last[id] = address
    else {
      parts.push({ [id]: address })
      room = mostInPart
    }
    room -= address.length
  }
  return parts.map((part) => JSON.stringify(part))
}
