/** The topic a category names: its path without what only Moodle knows; a slash in a name is written twice there. */
export function topicOf(line: string): string | null {
  const path = line.trim().replace(/^\$CATEGORY:\s*/, '')
  const steps = path.replaceAll('//', '\u0000').split('/')
  const named = steps.filter((step) => !/^(?:\$\w+\$|top|Default for(?: .*|)|)$/i.test(step.trim()))
  return named.map((step) => step.replaceAll('\u0000', '/').trim()).join('/') || null
}

export function categoryLine(topic: string | null): string {
  return `$CATEGORY: ${topic === null ? '$course$/top' : topic.replaceAll('/', '//')}`
}
