import { Inflate } from 'fflate/browser'

/** A file inside an archive, dated by its year; `read` unpacks it, or gives null where it is not what the archive says of it. */
export type Entry = { name: string; size: number; year: number; read: () => Uint8Array | null }

/** What lies in an archive, or the sentence why it is not looked at. */
export type Archive = { entries: Entry[] } | { refused: string }

const maxEntries = 2_000
const maxUnpacked = 200_000_000
/** What unpacks to less needs no further look. */
const small = 1_000_000
const maxRatio = 100

const broken = 'This file is damaged. Open it, save it again and try once more.'
const strange = 'This file is packed in a way no program packs such files. Open it, save it again and try once more.'

/** The directory of an archive. Nothing is unpacked, and what is unpacked later never grows beyond the size said here. */
export function readArchive(bytes: Uint8Array): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === -1) return { refused: broken }
  const count = view.getUint16(end + 10, true)
  if (count > maxEntries) return { refused: strange }
  const entries: Entry[] = []
  let unpacked = 0
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) return { refused: broken }
    const header = readHeader(view, bytes, at)
    if (header.isLocked) return { refused: 'This file is locked with a password. Take the password off and try again.' }
    if (isStrangeName(header.name)) return { refused: strange }
    unpacked += header.size
    if (unpacked > maxUnpacked || (header.size > small && header.size > header.packed * maxRatio))
      return { refused: strange }
    entries.push({ name: header.name, size: header.size, year: header.year, read: () => unpack(view, bytes, header) })
    at = header.next
  }
  return { entries }
}

type Header = ReturnType<typeof readHeader>

function readHeader(view: DataView, bytes: Uint8Array, at: number) {
  const nameEnd = at + 46 + view.getUint16(at + 28, true)
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)),
    isLocked: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    year: 1980 + (view.getUint16(at + 14, true) >> 9),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    start: view.getUint32(at + 42, true),
    next: nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  }
}

/** The record that ends every archive, behind which stands at most a comment. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 65_535)
  for (let at = view.byteLength - 22; at >= first; at -= 1) if (view.getUint32(at, true) === 0x06054b50) return at
  return -1
}

function isStrangeName(name: string): boolean {
  return /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:|\\|\0/i.test(name)
}

function unpack(view: DataView, bytes: Uint8Array, { start, packed, size, method }: Header): Uint8Array | null {
  if (start + 30 > bytes.length || view.getUint32(start, true) !== 0x04034b50) return null
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
  const held = bytes.subarray(from, from + packed)
  if (held.length !== packed) return null
  if (method === 0) return packed === size ? held : null
  return method === 8 ? inflate(held, size) : null
}

/** In pieces, so that an archive that lies about a size is given up as soon as it shows. */
function inflate(packed: Uint8Array, size: number): Uint8Array | null {
  const unpacked = new Uint8Array(size)
  let filled = 0
  let isTooLong = false
  const stream = new Inflate((piece) => {
    isTooLong ||= filled + piece.length > size
    if (!isTooLong) unpacked.set(piece, filled)
    filled += piece.length
  })
  try {
    for (let at = 0; at < packed.length && !isTooLong; at += 65_536) {
      stream.push(packed.subarray(at, at + 65_536), at + 65_536 >= packed.length)
    }
  } catch {
    return null
  }
  return !isTooLong && filled === size ? unpacked : null
}

/** Whether bytes begin as an archive does. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
}
