import type { Size } from '@sabimark/domain/words/picture/plain.ts'
import type { Fit } from './fit.ts'

/** A picture as it is sent, a logo with a small one of it, and an address to look at it before. Not `blob:`, which our pages may not load. */
export type MadePicture = { data: string; src: string; small?: string | null }

/** `turns`: quarters, clockwise. */
export type Turned = { bitmap: ImageBitmap; turns: number }

/** Its size as it stands after the turns. */
export function sizeOf({ bitmap: { width, height }, turns }: Turned): Size {
  return turns % 2 === 1 ? { width: height, height: width } : { width, height }
}

/** In one go: a canvas as large as a phone's photo is more than some browsers have. */
export function drawn({ bitmap, turns }: Turned, { x, y, from, to }: Fit, ground?: string): HTMLCanvasElement {
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
export function packed(canvas: HTMLCanvasElement, type: string, quality?: number): MadePicture {
  const src = canvas.toDataURL(type, quality)
  return { src, data: src.slice(src.indexOf(',') + 1) }
}

/** How many bytes are sent for it. */
export const bytesOf = ({ data }: MadePicture) => (data.length * 3) / 4
