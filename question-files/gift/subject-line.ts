/** A comment line of our own, which other programs pass over: `// [subject:Biology]`. */
const line = /^\/\/ \[subject:((?:\\.|[^\\\]\n]){1,500})\]$/

/** The comment that names a subject; '' where it has none, or one that does not fit a line. */
export function subjectLine(subject: string | null): string {
  if (subject === null || subject.length > 250 || /[\n\r\u2028\u2029]/.test(subject)) return ''
  return `// [subject:${subject.replaceAll(/[\\\]]/g, '\\$&')}]\n`
}

/** The subject a comment names; null for any other comment. */
export function subjectOf(comment: string): string | null {
  const found = line.exec(comment)?.[1]
  return found === undefined ? null : found.replaceAll(/\\(.)/g, '$1').trim() || null
}
