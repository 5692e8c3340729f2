/** A random name for one load of the exam room: 32 hex digits. `crypto.randomUUID` is kept from plain-HTTP pages. */
export function newPageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
