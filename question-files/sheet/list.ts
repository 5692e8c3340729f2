/**
 * Several texts in one cell, parted by `;`, `|` or a line's end. A backslash before one of them, or before another backslash, makes it
 * a letter of the text.
 */
export function splitList(text: string): string[] {
  const parts: string[] = []
  let part = ''
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    const next = text.charAt(at + 1)
    if (char === '\\' && next !== '' && ';|\\\n'.includes(next)) {
      part += next
      at += 1
    } else if (char === ';' || char === '|' || char === '\n') {
      parts.push(part)
      part = ''
    } else {
      part += char
    }
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '')
}

/** The same texts in one cell, so that `splitList` gives them back. */
export function joinList(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(/[\\;|\n]/g, '\\$&')).join('; ')
}
