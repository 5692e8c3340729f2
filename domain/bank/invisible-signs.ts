/** The text without signs that nobody sees (zero-width spaces, soft hyphens, marks of direction), which pasting brings along. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
}
