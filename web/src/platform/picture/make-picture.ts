import { photoSize, pictureLimits } from '@sabimark/domain/school/picture/limits.ts'
import type { Size } from '@sabimark/domain/school/picture/plain.ts'
import { covering, type Fit, within } from './fit.ts'

export type PictureKind = 'logo' | 'photo'

/** A picture as it is sent, and an address to look at it before. Not `blob:`, which our pages may not load. */
export type MadePicture = { data: string; src: string }

/** A photo of today's phones has a quarter of it; what is larger would stop an old laptop. */
export const largestFile = 20 * 1024 * 1024

/**
 * Draws a picture small and plain: a photo as JPEG, a logo as PNG, which keeps what is transparent. `turns`: quarters,
 * clockwise. Throws where it cannot be drawn.
 */
export function makePicture(bitmap: ImageBitmap, kind: PictureKind, turns: number): MadePicture {
  return kind === 'photo' ? makePhoto({ bitmap, turns }) : makeLogo({ bitmap, turns })
}

type Turned = { bitmap: ImageBitmap; turns: number }

const qualities = [0.85, 0.75, 0.65, 0.55, 0.45, 0.35]

function makePhoto(picture: Turned): MadePicture {
  const canvas = drawn(picture, covering(sizeOf(picture), photoSize), '#fff')
  let made = packed(canvas, 'image/jpeg', 0.92)
  for (const quality of qualities) {
    if (bytesOf(made) <= photoSize.bytes) break
    made = packed(canvas, 'image/jpeg', quality)
  }
  return made
}

function makeLogo(picture: Turned): MadePicture {
  let pixels: number = pictureLimits.pixels
  const make = () => packed(drawn(picture, within(sizeOf(picture), pixels)), 'image/png')
  let made = make()
  while (bytesOf(made) > pictureLimits.bytes) {
    pixels = Math.floor(pixels * 0.8)
    made = make()
  }
  return made
}

function sizeOf({ bitmap: { width, height }, turns }: Turned): Size {
  return turns % 2 === 1 ? { width: height, height: width } : { width, height }
}

/** In one go: a canvas as large as a phone's photo is more than some browsers have. */
function drawn({ bitmap, turns }: Turned, { x, y, from, to }: Fit, ground?: string): HTMLCanvasElement {
  const { canvas, pen } = paper(to.width, to.height)
  if (ground !== undefined) {
    pen.fillStyle = ground
    pen.fillRect(0, 0, to.width, to.height)
  }
  const whole = sizeOf({ bitmap, turns })
  pen.imageSmoothingQuality = 'high'
  pen.scale(to.width / from.width, to.height / from.height)
  pen.translate(whole.width / 2 - x, whole.height / 2 - y)
  pen.rotate((turns * Math.PI) / 2)
  pen.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
  return canvas
}

function paper(width: number, height: number): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser does not draw.')
  return { canvas, pen }
}

/** Not by `toBlob`, which waits until the page has nothing to do, and for each of several tries again. */
function packed(canvas: HTMLCanvasElement, type: string, quality?: number): MadePicture {
  const src = canvas.toDataURL(type, quality)
  return { src, data: src.slice(src.indexOf(',') + 1) }
}

const bytesOf = ({ data }: MadePicture) => (data.length * 3) / 4
