import { type Picture, pictureTypeOf } from '../neutral/picture.ts'
import { isRecord } from './json-value.ts'

/** A picture as the file holds it: its name, and its bytes in base64. Null for what is none. */
export function readPicture(value: unknown): Picture | null {
  if (!isRecord(value) || typeof value.name !== 'string' || !/^[\w-]{1,64}$/.test(value.name)) return null
  const bytes = typeof value.base64 === 'string' ? bytesOf(value.base64) : null
  const mediaType = bytes && pictureTypeOf(bytes)
  return bytes && mediaType ? { name: value.name, mediaType, bytes } : null
}

export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}

function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  } catch {
    return null
  }
}
