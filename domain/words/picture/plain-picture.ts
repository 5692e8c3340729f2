import { viewOf } from './bytes.ts'
import { plainJpeg } from './jpeg.ts'
import { pictureLimits } from './limits.ts'
import type { Plain, Size } from './plain.ts'
import { plainPng } from './png.ts'
import { plainWebp } from './webp.ts'

/** The kinds of picture every browser we support draws. No SVG, which is a program. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export type PlainPicture = Plain & { mediaType: (typeof pictureTypes)[number] }

const readers = { 'image/jpeg': plainJpeg, 'image/png': plainPng, 'image/webp': plainWebp }

/**
 * A JPEG, PNG or WebP picture by its bytes, whatever it is called: without place, camera, comments and whatever else is not
 * needed to draw it, and without what follows its end. Null for anything else, and for a picture that is cut off.
 * Nothing is decoded: the size is the one its head declares.
 */
export function plainPicture(bytes: Uint8Array): PlainPicture | null {
  for (const mediaType of pictureTypes) {
    const plain = read(readers[mediaType], bytes)
    if (plain && plain.width > 0 && plain.height > 0) return { ...plain, mediaType }
  }
  return null
}

function read(reader: (bytes: Uint8Array, view: DataView) => Plain | null, bytes: Uint8Array): Plain | null {
  try {
    return reader(bytes, viewOf(bytes))
  } catch (error) {
    // It ended where something had to follow.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Whether a picture is no wider and no higher than one may be, a logo or photo unless said. */
export function isSmallEnough({ width, height }: Size, { pixels }: { pixels: number } = pictureLimits): boolean {
  return Math.max(width, height) <= pixels
}
