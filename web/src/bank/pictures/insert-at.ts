import { withoutEnd } from '@sabimark/domain/words/signs/without-end.ts'

/** A text with a picture put in at a place, on lines of its own where it stands in a longer text. */
export function insertAt(text: string, at: number, markdown: string): string {
  const before = withoutEnd(text.slice(0, at), ' \n')
  const after = text.slice(at).replace(/^[ \n]+/, '')
  return [before, markdown, after].filter((piece) => piece !== '').join('\n\n')
}
