import type { ContentQuestion } from './version.ts'

type Asked = Pick<ContentQuestion, 'text' | 'options'>

/** In the same words, with the same options in whatever order: what is right here is right there. */
export function isAskedAlike(one: Asked, other: Asked): boolean {
  return said(one) === said(other)
}

function said({ text, options }: Asked): string {
  return JSON.stringify([text, options.map((option) => JSON.stringify([option.id, option.text])).sort()])
}
