/** The one or two letters a person's bubble shows: of the first and second word of the name, each with its marks. */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('en')
}
