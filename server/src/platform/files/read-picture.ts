import { pictureLimits, questionPictureLimits, smallLogoLimits } from '@sabimark/domain/words/picture/limits.ts'
import { isSmallEnough, type PlainPicture, plainPicture } from '@sabimark/domain/words/picture/plain-picture.ts'
import { type Refused, refuse } from '../http/refused.ts'

/** The logo or photo that was sent in base64, as it may be kept: plain, and no larger than one may be. */
export function readPicture(data: string): PlainPicture | Refused<'NOT_AN_IMAGE' | 'IMAGE_TOO_LARGE'> {
  return read(data, pictureLimits) ?? refuse('IMAGE_TOO_LARGE')
}

/** The same of a logo as small as candidates have it. */
export function readSmallLogo(data: string): PlainPicture | Refused<'NOT_AN_IMAGE' | 'IMAGE_TOO_LARGE'> {
  return read(data, smallLogoLimits) ?? refuse('IMAGE_TOO_LARGE')
}

/** The same of a question's picture, which may be larger. */
export function readQuestionPicture(data: string): PlainPicture | Refused<'NOT_AN_IMAGE' | 'PICTURE_TOO_LARGE'> {
  return read(data, questionPictureLimits) ?? refuse('PICTURE_TOO_LARGE')
}

/** Null for what is too large. */
function read(data: string, limits: { bytes: number; pixels: number }): PlainPicture | Refused<'NOT_AN_IMAGE'> | null {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > limits.bytes) return null
  const picture = plainPicture(bytes)
  if (!picture) return refuse('NOT_AN_IMAGE')
  return isSmallEnough(picture, limits) ? picture : null
}
