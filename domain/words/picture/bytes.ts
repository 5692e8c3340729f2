/** The parts one after the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A part that must be there whole. */
export function slice(bytes: Uint8Array, from: number, to: number): Uint8Array {
  if (to > bytes.length) throw new RangeError('The file is cut off.')
  return bytes.subarray(from, to)
}

/** To read numbers from these bytes and none beside them. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Four bytes as the letters that formats name their parts by. */
export function lettersAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((step) => view.getUint8(at + step)))
}
