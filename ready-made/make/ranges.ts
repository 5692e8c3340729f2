/**
 * Whether `at` lies in a printed range such as `-11 < k < 13` or `x < 2 \text{ or } x > 8`, whose ends `value` works out; undefined
 * where it cannot be read.
 */
export function isIn(range: string, at: number, value: (part: string) => number): boolean | undefined {
  const parts = range.split('\\text{ or }').map((part) => holds(part, at, value))
  return parts.includes(undefined) ? undefined : parts.includes(true)
}

function holds(range: string, at: number, value: (part: string) => number): boolean | undefined {
  const pieces = range.split(/(<|>|\\leq?(?![a-z])|\\geq?(?![a-z]))/).map((piece) => piece.trim())
  const sizes = pieces.filter((_, index) => index % 2 === 0).map((piece) => (/^[a-z]$/.test(piece) ? at : value(piece)))
  if (sizes.length < 2 || sizes.some(Number.isNaN)) return undefined
  return sizes.slice(1).every((right, index) => {
    const [left = 0, sign = ''] = [sizes[index], pieces[2 * index + 1]]
    if (sign === '<') return left < right
    if (sign === '>') return left > right
    return sign.startsWith('\\le') ? left <= right : left >= right
  })
}

/** Whether a range holds exactly where `isTrue` does, on the way from -100 to 100 in steps that meet no whole number. */
export function fitsRange(range: string, isTrue: (at: number) => boolean, value: (part: string) => number): boolean {
  for (let at = -99.9717; at < 100; at += 0.0703) if (isIn(range, at, value) !== isTrue(at)) return false
  return true
}
