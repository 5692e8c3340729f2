import { withoutAddresses } from './without-addresses.ts'

/** Signs of no width that could stand inside an address to hide it. */
const widthless = /[\u00ad\u200b\u2060]+/gu

/** What a name may not bring into a mail: line ends, other controls, and signs that turn the direction of what follows. */
const hidden = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]+/gu

/**
 * A name of a person or a school as it may stand in a sentence or a subject line: on one line, without signs nobody
 * sees that change what follows, without web and mail addresses, at most `most` letters long (as people count them: an emoji or a letter with its tone
 * marks is one) with '…' where something was cut.
 */
export function saidName(name: string, most = 80): string {
  const plain = name.normalize('NFC').replaceAll(widthless, '').replaceAll(hidden, ' ').replaceAll(/\s+/g, ' ').trim()
  const clean = withoutAddresses(plain)
  // Far more than `most` letters need: nothing longer has to be looked at letter by letter.
  const head = clean.slice(0, most * 40)
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(head)]
  if (letters.length <= most && head.length === clean.length) return clean
  return `${letters
    .slice(0, most - 1)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`
}
