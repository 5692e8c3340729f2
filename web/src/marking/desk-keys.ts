/** What a key asks of the desk. */
export type DeskWish =
  | { kind: 'digit'; digit: number }
  | { kind: 'dot' | 'rub' | 'save' | 'comment' | 'next' | 'previous' | 'undo' | 'legend' | 'more' | 'less' }

/** What a key means while nobody types: digits are points of the rubric, or the mark where there is none. */
export function deskWishOf(key: string): DeskWish | null {
  if (/^\d$/.test(key)) return { kind: 'digit', digit: Number(key) }
  const kind = kinds[key.length === 1 ? key.toLowerCase() : key]
  return kind ? { kind } : null
}

const kinds: Readonly<Record<string, Exclude<DeskWish['kind'], 'digit'>>> = {
  '.': 'dot',
  ',': 'dot',
  Backspace: 'rub',
  Enter: 'save',
  f: 'comment',
  n: 'next',
  p: 'previous',
  u: 'undo',
  '?': 'legend',
  '+': 'more',
  '-': 'less',
}

/** The keys of the desk as they are listed. */
export const deskKeys: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['1', '9'], 'choose a point of the marking scheme, or type the mark'],
  [['0'], 'none of the points'],
  [['.'], 'part of a mark, as in 2.5'],
  [['+', '-'], 'a quarter more or less than the points'],
  [['Enter'], 'save and next'],
  [['F'], 'comment'],
  [['Ctrl', 'Enter'], 'save from the comment'],
  [['N', 'P'], 'next, previous'],
  [['U'], 'undo the last mark'],
  [['?'], 'these keys'],
]
