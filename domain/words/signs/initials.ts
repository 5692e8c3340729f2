import { isTitle } from './titles.ts'

/**
 * The one or two letters a person's bubble shows: of the first and second word of the name, each with its marks. A title is no part of
 * the name, unless it is all there is.
 */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word))
  const named = words.filter((word) => !isTitle(word))
  return (named.length > 0 ? named : words)
    .slice(0, 2)
    .map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('en')
}
