/**
 * A text as it is set: composed letters, one line, without signs that are not seen but turn what follows around. Arrows are in
 * none of our fonts.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .replaceAll(/[←→]/g, (arrow) => (arrow === '→' ? '->' : '<-'))
    .trim()
}
