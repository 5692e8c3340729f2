import { pictureLimits } from '@sabimark/domain/school/picture/limits.ts'
import { isSmallEnough, type PlainPicture, plainPicture } from '@sabimark/domain/school/picture/plain-picture.ts'
import { type Refused, refuse } from '../http/refused.ts'

/** The picture that was sent in base64, as it may be kept: plain, and no larger than one may be. */
export function readPicture(data: string): PlainPicture | Refused<'NOT_AN_IMAGE' | 'IMAGE_TOO_LARGE'> {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > pictureLimits.bytes) return refuse('IMAGE_TOO_LARGE')
  const picture = plainPicture(bytes)
  if (!picture) return refuse('NOT_AN_IMAGE')
  return isSmallEnough(picture) ? picture : refuse('IMAGE_TOO_LARGE')
}
