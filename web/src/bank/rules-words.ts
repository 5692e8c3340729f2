import type { AnswerRules, NumberRules, ShownRules, TextRules, Tolerance } from '@sabimark/domain/bank/answer-rules.ts'

/** An accepted answer as staff read it, with what it earns of the marks. */
export type AcceptedWords = { words: string; percent: number }

/** The words around a blank; none where there is no blank. */
export function aroundBlank(rules: AnswerRules | ShownRules | undefined): { before: string; after: string } {
  return rules && 'before' in rules ? { before: rules.before, after: rules.after } : { before: '', after: '' }
}

/** What a blank accepts, each once; a row of the form that nobody has typed into yet says nothing. */
export function acceptedIn(rules: ShownRules | TextRules | NumberRules): AcceptedWords[] {
  if (!('accepted' in rules)) return []
  const unit = rules.kind === 'number' ? unitWords(rules) : ''
  const all = rules.accepted.map((one) => {
    const typed = 'text' in one ? one.text : one.value
    const words = 'text' in one ? typed : `${typed}${toleranceWords(one.tolerance)}${unit}`
    return { words: typed === '' ? '' : words, percent: one.percent }
  })
  return all.filter(({ words }, place) => words !== '' && all.findIndex((one) => one.words === words) === place)
}

/** How far a number may be off, behind the number; nothing where it must be exact. */
function toleranceWords({ kind, amount }: Tolerance): string {
  if (kind === 'figures') return `, to ${amount} significant figures`
  if (kind === 'decimals') return `, to ${amount} decimals`
  if (Number(amount) === 0) return ''
  return ` ± ${amount}${kind === 'percent' ? '%' : ''}`
}

/** The spellings of the unit, behind the number. */
function unitWords({ unit }: NumberRules): string {
  if (unit === null) return ''
  return ` ${unit.texts.join(' / ')}${unit.isRequired ? '' : ' (may be left out)'}`
}
