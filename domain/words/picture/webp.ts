import { joined, lettersAt, slice, viewOf } from './bytes.ts'
import type { Plain, Size } from './plain.ts'

const dropped = new Set(['ICCP', 'EXIF', 'XMP '])
const hasAlpha = 0x10

/**
 * A WebP file (RIFF container, RFC 9649) with what draws it alone; null for anything else, moving pictures among it. A
 * lossy picture with transparency keeps its extended head, written anew; any other becomes a simple file.
 */
export function plainWebp(bytes: Uint8Array, view: DataView): Plain | null {
  if (bytes.length < 20 || lettersAt(view, 0) !== 'RIFF' || lettersAt(view, 8) !== 'WEBP') return null
  const file = slice(bytes, 0, 8 + view.getUint32(4, true))
  let canvas: Size | null = null
  let alpha: Uint8Array | null = null
  for (let at = 12; at < file.length; ) {
    const name = lettersAt(view, at)
    const length = view.getUint32(at + 4, true)
    // Chunks of odd length are followed by a byte that is no part of them.
    const next = at + 8 + length + (length % 2)
    const chunk = slice(file, at, next)
    if (name === 'VP8 ' || name === 'VP8L') {
      const size = name === 'VP8L' ? sizeOfLossless(viewOf(chunk)) : sizeOfLossy(viewOf(chunk))
      if (!size || (canvas && !isSame(canvas, size))) return null
      return { ...size, bytes: asFile(alpha && name === 'VP8 ' ? [extendedHead(size), alpha, chunk] : [chunk]) }
    }
    if (name === 'VP8X') canvas = sizeOfCanvas(viewOf(chunk))
    else if (name === 'ALPH') alpha = chunk
    else if (!dropped.has(name)) return null
    at = next
  }
  return null
}

const isSame = (one: Size, other: Size) => one.width === other.width && one.height === other.height

// Each is handed its chunk: name and length stand before what it reads.
function sizeOfCanvas(view: DataView): Size {
  return { width: uint24(view, 12) + 1, height: uint24(view, 15) + 1 }
}

function sizeOfLossy(view: DataView): Size | null {
  const isKeyFrame = view.getUint8(8) % 2 === 0 && uint24(view, 11) === 0x2a019d
  if (!isKeyFrame) return null
  return { width: view.getUint16(14, true) & 0x3fff, height: view.getUint16(16, true) & 0x3fff }
}

function sizeOfLossless(view: DataView): Size | null {
  if (view.getUint8(8) !== 0x2f) return null
  const bits = view.getUint32(9, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
}

function extendedHead({ width, height }: Size): Uint8Array {
  const head = new DataView(new ArrayBuffer(18))
  writeLetters(head, 0, 'VP8X')
  head.setUint32(4, 10, true)
  head.setUint8(8, hasAlpha)
  // 24 bits each, of which sizes of 14 bits need two bytes.
  head.setUint16(12, width - 1, true)
  head.setUint16(15, height - 1, true)
  return new Uint8Array(head.buffer)
}

function asFile(chunks: readonly Uint8Array[]): Uint8Array {
  const head = new DataView(new ArrayBuffer(12))
  writeLetters(head, 0, 'RIFF')
  head.setUint32(4, 4 + chunks.reduce((sum, chunk) => sum + chunk.length, 0), true)
  writeLetters(head, 8, 'WEBP')
  return joined([new Uint8Array(head.buffer), ...chunks])
}

function writeLetters(view: DataView, at: number, letters: string): void {
  for (const [step, letter] of [...letters].entries()) view.setUint8(at + step, letter.charCodeAt(0))
}
