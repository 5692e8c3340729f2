/** 'WAEC 2024, algebra' are two tags, each once. */
export function splitTags(text: string): string[] {
  const tags = text.split(/[,;|\n]/).map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
  return [...new Set(tags.filter((tag) => tag !== ''))]
}
