/** How many bytes a value takes as JSON in UTF-8, as it travels. */
export function jsonBytes(value: unknown): number {
  const text = JSON.stringify(value)
  let bytes = 0
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place)
    // Of a pair each half takes two of its four bytes; a half alone is escaped.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3
  }
  return bytes
}
