/**
 * The outside of a backup file: two lines of text, then chunks until the last.
 *   Sabimark backup
 *   {"format":1,…}            the header, JSON, readable without a passphrase
 *   kind · length · body · tag   'C' when more chunks follow, 'L' for the last; a big-endian number of 4 bytes; see seal.ts
 * What the chunks hold is one stream of gzip (frames.ts).
 */
import { type FileHandle, open } from 'node:fs/promises'
import { BackupError, damaged } from './backup-error.ts'
import { clearSeal, type Passkey, passkeyOf, passphraseSeal, type Seal, tagBytes } from './seal.ts'
import { whyUnreadable } from './why-unreadable.ts'

export type Header = { format: 1; product: string; madeAt: string; passphrase?: { salt: string; check: string } }

const magic = 'Sabimark backup\n'
const longestHeader = 4096
const chunkBytes = 256 * 1024
const more = 'C'.charCodeAt(0)
const last = 'L'.charCodeAt(0)

export function headerOf(madeAt: Date, product: string, passkey: Passkey | undefined): Buffer {
  const header: Header = {
    format: 1,
    product,
    madeAt: madeAt.toISOString(),
    ...(passkey ? { passphrase: { salt: passkey.salt, check: passkey.check } } : {}),
  }
  return Buffer.from(`${magic}${JSON.stringify(header)}\n`)
}

export function sealFor(header: Buffer, passkey: Passkey | undefined): Seal {
  return passkey ? passphraseSeal(header, passkey.key) : clearSeal(header)
}

/** Cuts what comes into chunks and seals them. */
export async function* closeChunks(source: AsyncIterable<Buffer>, seal: Seal): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  let number = 0
  const take = (isLast: boolean): Buffer => {
    const { body, tag } = seal.close({ number, isLast }, Buffer.concat(waiting))
    const head = Buffer.alloc(5)
    head.writeUInt8(isLast ? last : more)
    head.writeUInt32BE(body.length, 1)
    number += 1
    waiting = []
    bytes = 0
    return Buffer.concat([head, body, tag])
  }
  for await (const piece of source) {
    waiting.push(piece)
    bytes += piece.length
    if (bytes >= chunkBytes) yield take(false)
  }
  yield take(true)
}

/** A backup file that is open for reading, as often as wanted. */
export type OpenedFile = { header: Header; chunks(): AsyncGenerator<Buffer>; close(): Promise<void> }

export async function openFile(path: string, passphrase: string | undefined): Promise<OpenedFile> {
  const file = await open(path, 'r').catch((error: Error) => {
    throw new BackupError(`${path} cannot be read: ${whyUnreadable(error)}.`)
  })
  try {
    if (!(await file.stat()).isFile())
      throw new BackupError(`${path} cannot be read: a backup is one file, and this is something else.`)
    const { header, bytes } = await readHeader(file, path)
    const seal = sealFor(bytes, await passkeyFor(header, passphrase, path))
    return {
      header,
      chunks: () => openChunks({ file, path, seal, from: bytes.length }),
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function passkeyFor({ passphrase: asked }: Header, given: string | undefined, path: string) {
  if (asked === undefined) {
    if (given === undefined) return undefined
    // Somebody may have put it in the place of one that only the passphrase opens.
    throw new BackupError(
      `${path} has no passphrase; if it is the file you mean, leave --passphrase-file out. Nothing was changed.`,
    )
  }
  if (given === undefined) throw new BackupError(`${path} was written with a passphrase; add --passphrase-file.`)
  const passkey = await passkeyOf(given, asked.salt)
  if (passkey.check !== asked.check) {
    throw new BackupError(`The passphrase does not open ${path}: it was written with another one. Nothing was changed.`)
  }
  return passkey
}

async function readHeader(file: FileHandle, path: string): Promise<{ header: Header; bytes: Buffer }> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(longestHeader), 0, longestHeader, 0)
  const begin = buffer.subarray(0, bytesRead)
  const end = begin.indexOf('\n', magic.length)
  if (begin.subarray(0, magic.length).toString('latin1') !== magic || end < 0) {
    throw new BackupError(`${path} is not a backup of Sabimark, or its beginning is damaged.`)
  }
  const header = parseHeader(begin.subarray(magic.length, end).toString())
  if (!header) throw damaged(path, 'its second line cannot be read')
  if (header.format !== 1) {
    throw new BackupError(`${path} was written by a newer version of Sabimark, in a form this one does not know.`)
  }
  return { header: { ...header, format: 1 }, bytes: begin.subarray(0, end + 1) }
}

function parseHeader(text: string): (Omit<Header, 'format'> & { format: number }) | undefined {
  try {
    const { format, product, madeAt, passphrase } = JSON.parse(text)
    const isPlain = typeof format === 'number' && typeof product === 'string' && typeof madeAt === 'string'
    if (!isPlain || Number.isNaN(Date.parse(madeAt))) return undefined
    if (passphrase === undefined) return { format, product, madeAt }
    const { salt, check } = passphrase
    return typeof salt === 'string' && typeof check === 'string'
      ? { format, product, madeAt, passphrase: { salt, check } }
      : undefined
  } catch {
    return undefined
  }
}

type Opening = { file: FileHandle; path: string; seal: Seal; from: number }

async function* openChunks({ file, path, seal, from }: Opening): AsyncGenerator<Buffer> {
  let at = from
  const read = async (length: number): Promise<Buffer> => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
    at += bytesRead
    if (bytesRead < length) throw damaged(path, 'it ends too early, as a copy does that was broken off')
    return buffer
  }
  for (let number = 0; ; number += 1) {
    const head = await read(5)
    const kind = head.readUInt8()
    const length = head.readUInt32BE(1)
    // Pieces of gzip are small: no chunk is much longer than what is asked of it.
    if ((kind !== more && kind !== last) || length > 4 * chunkBytes)
      throw damaged(path, `chunk ${number} cannot be read`)
    const isLast = kind === last
    const whole = await read(length + tagBytes)
    const opened = seal.open({ number, isLast }, whole.subarray(0, length), whole.subarray(length))
    if (!opened) throw damaged(path, `chunk ${number} is not what was written`)
    yield opened
    if (isLast) break
  }
  const behind = await file.read(Buffer.alloc(1), 0, 1, at)
  if (behind.bytesRead > 0) throw damaged(path, 'there is more after its end')
}
