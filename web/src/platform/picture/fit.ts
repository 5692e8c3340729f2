import type { Size } from '@sabimark/domain/words/picture/plain.ts'

/** What of a picture is drawn, in its own pixels, and how large it becomes. */
export type Fit = { x: number; y: number; from: Size; to: Size }

/** The largest part of that shape, from the middle: nobody is stretched. */
export function covering({ width, height }: Size, to: Size): Fit {
  const scale = Math.max(to.width / width, to.height / height)
  const from = { width: to.width / scale, height: to.height / scale }
  return { x: (width - from.width) / 2, y: (height - from.height) / 2, from, to }
}

/** All of it, no wider and no higher than so many pixels, and no larger than it is. */
export function within({ width, height }: Size, pixels: number): Fit {
  const scale = Math.min(1, pixels / Math.max(width, height))
  const to = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  return { x: 0, y: 0, from: { width, height }, to }
}
