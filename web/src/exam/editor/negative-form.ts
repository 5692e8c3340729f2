import { aQuarter, largestPart, type NegativeRule } from '@sabimark/domain/exam/negative-rule.ts'

/** What a wrong answer costs, as a form offers it. */
export const negativeChoices = ['none', 'quarter', 'guessing', 'own'] as const
export type NegativeChoice = (typeof negativeChoices)[number]

export const negativeWords: Record<NegativeChoice, string> = {
  none: 'Nothing',
  quarter: '25% of the marks of the question',
  guessing: 'What guessing would earn: 1 of its options less one',
  own: 'Another part of its marks',
}

type NegativeForm = { negative: NegativeChoice; negativePart: string; negativeWhole: string }

export function negativeFormOf(rule: NegativeRule | null): NegativeForm {
  const usual = { negativePart: '1', negativeWhole: '3' }
  if (rule === null) return { negative: 'none', ...usual }
  if (rule.kind === 'guessing') return { negative: 'guessing', ...usual }
  const { part, whole } = rule
  if (part === 1 && whole === 4) return { negative: 'quarter', ...usual }
  return { negative: 'own', negativePart: String(part), negativeWhole: String(whole) }
}

/** The rule of a form, null for none; undefined where the numbers are no part of a whole. */
export function negativeOf({ negative, negativePart, negativeWhole }: NegativeForm): NegativeRule | null | undefined {
  if (negative === 'none') return null
  if (negative === 'quarter') return aQuarter
  if (negative === 'guessing') return { kind: 'guessing' }
  const [part, whole] = [negativePart, negativeWhole].map((text) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : 0))
  if (!part || !whole || part > whole || whole > largestPart) return undefined
  return { kind: 'share', part, whole }
}
