import { joined, lettersAt, slice } from './bytes.ts'
import type { Plain } from './plain.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

/** A PNG file (PNG specification, 5) with what draws its first picture alone: no texts, no times; null for anything else. */
export function plainPng(bytes: Uint8Array, view: DataView): Plain | null {
  if (signature.some((byte, at) => bytes[at] !== byte)) return null
  // The head is the first chunk, always thirteen bytes long.
  if (view.getUint32(8) !== 13 || lettersAt(view, 12) !== 'IHDR') return null
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  const kept = [slice(bytes, 0, 33)]
  let hasPicture = false
  for (let at = 33; ; ) {
    const name = lettersAt(view, at + 4)
    // Length, name and check stand around the content.
    const next = at + 12 + view.getUint32(at)
    const chunk = slice(bytes, at, next)
    if (drawn.has(name)) kept.push(chunk)
    // A capital letter: it could not be drawn without it. And no second head.
    if (name === 'IHDR' || (!drawn.has(name) && !/^[a-z][A-Za-z]{3}$/.test(name))) return null
    hasPicture ||= name === 'IDAT'
    if (name === 'IEND') return hasPicture ? { ...size, bytes: joined(kept) } : null
    at = next
  }
}
