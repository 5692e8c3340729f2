import { markdownOfHtml } from '../markdown/html.ts'
import { decodeEntities } from '../markdown/html-entities.ts'
import { looksLikeHtml, readTags } from '../markdown/html-tags.ts'
import { markdownOfPlain } from '../markdown/plain-text.ts'
import { markdownOfMarkdown } from '../markdown/tidy.ts'
import { escapeGift, unescapeGift } from './escapes.ts'

/** How a text of GIFT is written: `[html]` before it says it. */
export type Way = 'html' | 'markdown' | 'plain' | 'moodle'

export type GiftText = { text: string; way: Way; dropped: string[]; kept: boolean }

const prefix = /^\s*\[(html|markdown|plain|moodle)\]/i

/** A text of GIFT as Markdown. `way`: how it is written where it does not say so itself. */
export function readGiftText(source: string, way: Way = 'moodle'): GiftText {
  const said = prefix.exec(source)
  const own = (said?.[1]?.toLowerCase() as Way | undefined) ?? way
  const { text, kept } = unescapeGift(said ? source.slice(said[0].length) : source)
  const trimmed = text.trim()
  if (own === 'markdown') return { text: markdownOfMarkdown(trimmed), way: own, dropped: [], kept }
  if (own === 'html' || (own === 'moodle' && looksLikeHtml(trimmed))) {
    return { ...markdownOfHtml(trimmed, own === 'moodle'), way: own, kept }
  }
  return { text: markdownOfPlain(trimmed).trim(), way: own, dropped: [], kept }
}

/** A text that is compared with what candidates type: words without marks. */
export function readGiftWords(source: string): string {
  const said = prefix.exec(source)
  const text = unescapeGift(said ? source.slice(said[0].length) : source).text.trim()
  if (said?.[1]?.toLowerCase() === 'plain' || !looksLikeHtml(text)) return text
  const words = readTags(text).map((piece) => (piece.kind === 'text' ? decodeEntities(piece.text) : ''))
  return words.join('').trim()
}

export function writeGiftWords(text: string): string {
  return `${looksLikeHtml(text) || prefix.test(text) ? '[plain]' : ''}${escapeGift(text)}`
}
