import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** Long enough that looking at each place for each other place does not come to an end. */
const length = 300_000
/** What no expression waits for. */
const end = '\n\u0000'

/**
 * Long texts an expression would take the square of their length for, if it took it at all: what leads to a repetition, the repeated
 * part without end, and then something else; and all of it over and over.
 */
export function hostileTexts(source: string, flags: string): string[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const sampleOf = (node: AST.Element) => sample(node, flags)
  const texts = repetitionsIn(pattern.alternatives, '', sampleOf).flatMap(({ before, unit }) => [
    before + unit.repeat(length / unit.length) + end,
    (before + unit).repeat(length / (before + unit).length) + end,
  ])
  return [...new Set(texts)]
}

type Repetition = { before: string; unit: string }
type SampleOf = (node: AST.Element) => string

function repetitionsIn(alternatives: readonly AST.Alternative[], before: string, sampleOf: SampleOf): Repetition[] {
  return alternatives.flatMap(({ elements }) => {
    let read = before
    return elements.flatMap((element) => {
      const found = repetitionsOf(element, read, sampleOf)
      read += sampleOf(element)
      return found
    })
  })
}

function repetitionsOf(node: AST.Element, before: string, sampleOf: SampleOf): Repetition[] {
  if ('alternatives' in node) return repetitionsIn(node.alternatives, before, sampleOf)
  if (node.type !== 'Quantifier') return []
  const within = repetitionsOf(node.element, before, sampleOf)
  const unit = sampleOf(node.element)
  return node.max > 50 && unit !== '' ? [{ before, unit }, ...within] : within
}

const candidates = [
  ' ',
  'a',
  '0',
  '.',
  '-',
  ...Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)),
  '\n',
  'é',
  '\u0301',
]

/** The shortest text an element takes. */
function sample(node: AST.Element, flags: string): string {
  switch (node.type) {
    case 'Character':
      return String.fromCodePoint(node.value)
    case 'CharacterSet':
    case 'CharacterClass': {
      const one = new RegExp(`^${node.raw}$`, flags.replace(/[gy]/g, ''))
      return candidates.find((candidate) => one.test(candidate)) ?? ''
    }
    case 'Quantifier':
      return sample(node.element, flags).repeat(node.min)
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives[0]?.elements.map((element) => sample(element, flags)).join('') ?? ''
    default:
      return ''
  }
}
