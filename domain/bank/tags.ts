/**
 * 'WAEC 2024, algebra' are two tags: each once, at most twenty of forty characters; a longer one is left out.
 */
export function tagsFromText(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
  return [...new Set(tags.filter((tag) => tag !== '' && tag.length <= 40))].slice(0, 20)
}
