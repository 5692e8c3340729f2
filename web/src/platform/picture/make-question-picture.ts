import { questionPictureLimits } from '@sabimark/domain/words/picture/limits.ts'
import { bytesOf, drawn, type MadePicture, packed, sizeOf, type Turned } from './draw-picture.ts'
import type { Fit } from './fit.ts'

/** A part of a picture, in percent of what is seen. */
export type Part = { x: number; y: number; width: number; height: number }

export const wholePicture: Part = { x: 0, y: 0, width: 100, height: 100 }

const qualities = [0.85, 0.75, 0.65, 0.55, 0.45]

/**
 * Draws a part of a picture for a question, on white: as PNG while that is small, as drawings are; else as the smallest WebP or
 * JPEG that is still clear. `bytes` is what each candidate fetches.
 */
export function makeQuestionPicture(picture: Turned, part: Part): MadePicture & { bytes: number } {
  let pixels: number = questionPictureLimits.pixels
  let made = smallest(picture, part, pixels)
  while (bytesOf(made) > questionPictureLimits.bytes) {
    pixels = Math.floor(pixels * 0.8)
    made = smallest(picture, part, pixels)
  }
  return { ...made, bytes: Math.round(bytesOf(made)) }
}

function smallest(picture: Turned, part: Part, pixels: number): MadePicture {
  const canvas = drawn(picture, fitOf(picture, part, pixels), '#fff')
  const isGood = (made: MadePicture) => bytesOf(made) <= questionPictureLimits.aim
  let made = packed(canvas, 'image/png')
  for (const quality of qualities) {
    if (isGood(made)) break
    const other = photoOf(canvas, quality)
    if (bytesOf(other) < bytesOf(made)) made = other
  }
  return made
}

/** A browser that writes no WebP answers with a PNG. */
function photoOf(canvas: HTMLCanvasElement, quality: number): MadePicture {
  const made = packed(canvas, 'image/webp', quality)
  return made.src.startsWith('data:image/webp') ? made : packed(canvas, 'image/jpeg', quality)
}

function fitOf(picture: Turned, part: Part, pixels: number): Fit {
  const { width, height } = sizeOf(picture)
  const from = { width: Math.max(1, (width * part.width) / 100), height: Math.max(1, (height * part.height) / 100) }
  const scale = Math.min(1, pixels / Math.max(from.width, from.height))
  const to = {
    width: Math.max(1, Math.round(from.width * scale)),
    height: Math.max(1, Math.round(from.height * scale)),
  }
  return { x: (width * part.x) / 100, y: (height * part.y) / 100, from, to }
}
