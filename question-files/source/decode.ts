export type Decoded = {
  text: string
  /** Set where the bytes do not say which letters they are, so that those beyond ASCII are a guess. */
  isGuessed: boolean
}

/**
 * The text of a file: by its byte order mark, else UTF-16 where every second byte is empty, else UTF-8, and where the bytes are no
 * UTF-8, Windows-1252, as older programs save. Lines end in `\n` alone; control signs, which are no text and which nothing keeps, are gone.
 */
export function decode(bytes: Uint8Array): Decoded {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes)
  if (encoding) return { text: cleanText(new TextDecoder(encoding).decode(bytes)), isGuessed: false }
  try {
    return { text: cleanText(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), isGuessed: false }
  } catch {
    return { text: cleanText(new TextDecoder('windows-1252').decode(bytes)), isGuessed: true }
  }
}

/** Without control signs and half characters; every line's end is `\n`. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
}

const controls = /(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]/gu

function markedEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : null
}

/** A text of Latin letters in UTF-16 has a zero beside nearly each. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const looked = Math.min(bytes.length, 4096) & ~1
  if (looked < 4) return null
  let even = 0
  let odd = 0
  for (let at = 0; at < looked; at += 2) {
    if (bytes[at] === 0) even += 1
    if (bytes[at + 1] === 0) odd += 1
  }
  const many = looked * 0.3
  if (odd > many && even < odd / 10) return 'utf-16le'
  return even > many && odd < even / 10 ? 'utf-16be' : null
}
