import { joined, slice } from './bytes.ts'
import type { Plain, Size } from './plain.ts'

const startOfImage = 0xffd8
const endOfImage = 0xd9
const startOfScan = 0xda
/** Baseline, extended and progressive: what browsers draw. */
const frames = new Set([0xc0, 0xc1, 0xc2])
/** Huffman and quantisation tables, and the restart interval. */
const tables = new Set([0xc4, 0xdb, 0xdd])
const adobe = 0xee

/** Notes by programs (Exif with the place, XMP, colour profiles, previews) and comments. */
const isNote = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe

/** A JPEG file (ITU T.81, annex B) with what draws it alone; null for anything else. */
export function plainJpeg(bytes: Uint8Array, view: DataView): Plain | null {
  if (bytes.length < 4 || view.getUint16(0) !== startOfImage) return null
  const kept = [slice(bytes, 0, 2)]
  let size: Size | null = null
  let hasScan = false
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    // Any number of them may fill up before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) {
      kept.push(slice(bytes, at, at + 2))
      return size && hasScan ? { ...size, bytes: joined(kept) } : null
    }
    const next = at + 2 + view.getUint16(at + 2)
    const segment = slice(bytes, at, next)
    if (segment.length < 4) return null
    if (frames.has(marker)) {
      if (size || segment.length < 10) return null
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    if (marker === startOfScan) {
      if (!size) return null
      hasScan = true
      at = endOfScan(bytes, next)
      kept.push(segment, slice(bytes, next, at))
      continue
    }
    if (frames.has(marker) || tables.has(marker) || isColourNote(marker, segment)) kept.push(segment)
    else if (!isNote(marker)) return null
    at = next
  }
}

/** Says how colours are stored; without it some pictures turn green. Twelve bytes, none of them free. */
function isColourNote(marker: number, segment: Uint8Array): boolean {
  return marker === adobe && segment.length === 16 && String.fromCharCode(...segment.subarray(4, 9)) === 'Adobe'
}

/** Where the next marker stands. In a scan FF is followed by 00, and restarts (D0 to D7) are part of it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next !== undefined && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}
