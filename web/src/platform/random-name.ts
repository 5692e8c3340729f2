/** A name nothing else has, in letters that may stand in a header. `crypto.randomUUID` is kept from plain-HTTP pages. */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
