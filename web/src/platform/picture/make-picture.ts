import { photoSize, pictureLimits, smallLogoLimits } from '@sabimark/domain/words/picture/limits.ts'
import { bytesOf, drawn, type MadePicture, packed, sizeOf, type Turned } from './draw-picture.ts'
import { covering, within } from './fit.ts'

export type PictureKind = 'logo' | 'photo'

/**
 * Draws a picture small and plain: a photo as JPEG, a logo as PNG, which keeps what is transparent. `turns`: quarters,
 * clockwise. Throws where it cannot be drawn.
 */
export function makePicture(bitmap: ImageBitmap, kind: PictureKind, turns: number): MadePicture {
  return kind === 'photo' ? makePhoto({ bitmap, turns }) : makeLogo({ bitmap, turns })
}

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
  return { ...made, small: smallLogo(picture) }
}

/** Twice the 28 pixels it has on the screen, or fewer; null where it does not get small enough. */
function smallLogo(picture: Turned): string | null {
  for (const pixels of [56, 42, 28]) {
    const canvas = drawn(picture, within(sizeOf(picture), pixels))
    // A browser that packs no WebP answers with a PNG; the server looks at the bytes.
    for (const quality of [0.9, 0.75, 0.55]) {
      const made = packed(canvas, 'image/webp', quality)
      if (bytesOf(made) <= smallLogoLimits.bytes) return made.data
    }
  }
  return null
}
