// How much history a database is filled with, as numbers; some sizes have names.

/** Sizes of all schools together; attempts and events are spread evenly over them. */
export type Scale = {
  schools: number
  attempts: number
  events: number
  students: number
  /** Questions of every paper. */
  questions: number
}

const rest = { students: 400, questions: 40 }

export const namedScales = {
  small: { schools: 1, attempts: 500, events: 100_000, ...rest },
  middle: { schools: 1, attempts: 2_000, events: 100_000, ...rest },
  large: { schools: 1, attempts: 200_000, events: 10_000_000, ...rest },
  wide: { schools: 500, attempts: 200_000, events: 10_000_000, ...rest },
} satisfies Record<string, Scale>

const limits: Record<keyof Scale, { least: number; most: number }> = {
  schools: { least: 1, most: 5_000 },
  attempts: { least: 1, most: 10_000_000 },
  events: { least: 1, most: 200_000_000 },
  // Per school. Fewer would leave a class without anybody.
  students: { least: 9, most: 5_000 },
  questions: { least: 1, most: 60 },
}

export class ScaleError extends Error {
  override name = 'ScaleError'
}

/** A name (`large`), single sizes (`--schools 3 --attempts 1000`), or a name with some sizes changed. */
export function readScale(argv: readonly string[]): Scale {
  const at = argv.indexOf('--scale')
  if (at < 0) {
    throw new ScaleError('So far this fills a database for measuring only: say how much with --scale; see --help.')
  }
  const scale = { ...namedScale(argv[at + 1]) }
  for (const [index, word] of argv.entries()) {
    if (!word.startsWith('--') || word === '--scale') continue
    const size = word.slice(2)
    if (!isSize(size)) throw new ScaleError(`${word} is no size; there are ${Object.keys(limits).join(', ')}.`)
    scale[size] = wholeNumber(word, argv[index + 1], limits[size])
  }
  return scale
}

function namedScale(name: string | undefined): Scale {
  if (name === undefined || name.startsWith('--')) return namedScales.small
  const scale = Object.entries(namedScales).find(([known]) => known === name)?.[1]
  if (!scale) throw new ScaleError(`There is no scale ${name}; there are ${Object.keys(namedScales).join(', ')}.`)
  return scale
}

function isSize(word: string): word is keyof Scale {
  return Object.hasOwn(limits, word)
}

function wholeNumber(word: string, text: string | undefined, { least, most }: { least: number; most: number }): number {
  const number = Number((text ?? '').replaceAll('_', ''))
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new ScaleError(`${word} needs a whole number from ${least} to ${most}.`)
}
