import { z } from 'zod'
import { id } from './text.ts'

/**
 * A picture as it is sent: its bytes in base64. What they are is judged by the bytes themselves (NOT_AN_IMAGE,
 * IMAGE_TOO_LARGE). Null takes away the one there is.
 */
export const sentPicture = z.string().max(1_000_000).nullable()

/** The same picture for a corner of the screen: at most 2 kB and 64 pixels (IMAGE_TOO_LARGE). Null or left out: there is none. */
export const sentSmallPicture = z.string().max(4_000).nullable().optional()

/** The file a picture is kept as, to be fetched from `/files/{id}`; null for none. Another picture has another id. */
export const keptPicture = id.nullable()
