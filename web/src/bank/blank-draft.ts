import {
  type AnswerRules,
  type NearRule,
  type NumberRules,
  type TextRules,
  toleranceKinds,
} from '@sabimark/domain/bank/answer-rules.ts'
import { type TextCompare, usualCompare } from '@sabimark/domain/bank/compare-text.ts'

/** A blank as typed into the form. Each accepted answer carries an id of this form alone; `units` are separated by commas. */
export type BlankForm = {
  input: 'text' | 'number'
  before: string
  after: string
  accepted: { id: string; text: string; percent: string }[]
  compare: TextCompare
  toleranceKind: NumberRules['accepted'][number]['tolerance']['kind']
  toleranceAmount: string
  units: string
  isUnitRequired: boolean
  withoutUnit: 'wrong' | 'half'
  near: NearRule
}

export const mostAccepted = 20

export function emptyBlank(): BlankForm {
  return {
    input: 'text',
    before: '',
    after: '',
    accepted: [{ id: 'a1', text: '', percent: '100' }],
    compare: usualCompare,
    toleranceKind: 'absolute',
    toleranceAmount: '0',
    units: '',
    isUnitRequired: false,
    withoutUnit: 'wrong',
    near: 'wrong',
  }
}

export function fromBlankRules(rules: AnswerRules): BlankForm {
  if (rules.kind !== 'text' && rules.kind !== 'number') return emptyBlank()
  const { kind: input, before, after, near } = rules
  const accepted = rules.accepted.map((one, place) => ({
    id: `a${place + 1}`,
    text: 'text' in one ? one.text : one.value,
    percent: String(one.percent),
  }))
  const shared = { ...emptyBlank(), input, before, after, accepted, near }
  if (rules.kind === 'text') return { ...shared, compare: rules.compare }
  const { kind: toleranceKind = toleranceKinds[0], amount: toleranceAmount = '0' } = rules.accepted[0]?.tolerance ?? {}
  const { texts = [], isRequired: isUnitRequired = false, withoutIt: withoutUnit = 'wrong' } = rules.unit ?? {}
  return { ...shared, toleranceKind, toleranceAmount, units: texts.join(', '), isUnitRequired, withoutUnit }
}

/** The rules as they are sent; what was typed is judged by the domain. */
export function toBlankRules(form: BlankForm): TextRules | NumberRules {
  const around = { before: form.before.trim(), after: form.after.trim(), near: form.near }
  const accepted = form.accepted.filter(({ text }, place) => text.trim() !== '' || place === 0)
  if (form.input === 'text') {
    const texts = accepted.map(({ text, percent }) => ({ text: text.trim(), percent: percentOf(percent) }))
    return { kind: 'text', ...around, accepted: texts, compare: form.compare }
  }
  const tolerance = { kind: form.toleranceKind, amount: form.toleranceAmount.trim() }
  const texts = form.units.split(',').flatMap((unit) => unit.trim() || [])
  return {
    kind: 'number',
    ...around,
    accepted: accepted.map(({ text, percent }) => ({ value: text.trim(), tolerance, percent: percentOf(percent) })),
    unit: texts.length === 0 ? null : { texts, isRequired: form.isUnitRequired, withoutIt: form.withoutUnit },
  }
}

/** One more accepted answer, as long as there is room. */
export function withOneMoreAccepted(form: BlankForm): BlankForm {
  if (form.accepted.length >= mostAccepted) return form
  const used = form.accepted.map(({ id }) => Number(id.slice(1)))
  const id = `a${Math.max(0, ...used) + 1}`
  return { ...form, accepted: [...form.accepted, { id, text: '', percent: '100' }] }
}

/** What is wrong with how much of the marks an answer earns, or null. */
export function percentProblem({ accepted }: BlankForm): string | null {
  const isFine = accepted.every(({ percent }) => Number.isInteger(percentOf(percent)))
  return isFine ? null : 'An answer earns a whole percentage of the marks, from 1 to 100.'
}

function percentOf(text: string): number {
  const percent = /^\d{1,3}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN
  return percent >= 1 && percent <= 100 ? percent : Number.NaN
}
