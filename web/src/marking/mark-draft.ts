import { handPoints, isMarkOf } from '@sabimark/domain/marking/hand-mark.ts'
import type { DeskQuestion, HandMark } from './scripts.ts'

/** What is being given to a script. `isNone`: no point applies, which is a mark. `typed`: the mark, where there is no rubric. */
export type MarkDraft = { itemIds: string[]; isNone: boolean; adjustHundredths: number; typed: string; comment: string }

export const emptyDraft: MarkDraft = { itemIds: [], isNone: false, adjustHundredths: 0, typed: '', comment: '' }

const step = 25

/** The draft that a mark was, to change it. */
export function draftOf(mark: HandMark, { rubric }: Pick<DeskQuestion, 'rubric'>): MarkDraft {
  const { itemIds, adjustHundredths, hundredths, comment } = mark
  if (rubric.length === 0) return { ...emptyDraft, typed: String(hundredths / 100), comment }
  return { ...emptyDraft, itemIds, isNone: itemIds.length === 0, adjustHundredths, comment }
}

/** Chooses the point, or takes it back; 0 is none of them. */
export function withDigit(draft: MarkDraft, digit: number, question: DeskQuestion): MarkDraft {
  if (question.rubric.length === 0) return withTyped(draft, `${draft.typed}${digit}`)
  if (digit === 0) return { ...draft, itemIds: [], isNone: !draft.isNone, adjustHundredths: 0 }
  const id = question.rubric[digit - 1]?.id
  return id === undefined ? draft : withPoint(draft, id)
}

export function withPoint(draft: MarkDraft, id: string): MarkDraft {
  const isChosen = draft.itemIds.includes(id)
  const itemIds = isChosen ? draft.itemIds.filter((one) => one !== id) : [...draft.itemIds, id]
  return { ...draft, itemIds, isNone: false }
}

/** A mark as it is typed: digits and one decimal point. What is no part of a number is left out. */
export function withTyped(draft: MarkDraft, typed: string): MarkDraft {
  const [whole = '', ...parts] = typed
    .replaceAll(',', '.')
    .replaceAll(/[^\d.]/g, '')
    .split('.')
  const text = parts.length === 0 ? whole : `${whole}.${parts.join('')}`
  return { ...draft, typed: text.slice(0, 7) }
}

export function withAdjustment(draft: MarkDraft, by: 1 | -1): MarkDraft {
  return { ...draft, adjustHundredths: draft.adjustHundredths + by * step }
}

/** What the draft is worth; null while nothing was chosen, or what was typed is no mark of the question. */
export function worthOf(draft: MarkDraft, question: DeskQuestion): number | null {
  const { rubric, marksHundredths } = question
  if (rubric.length === 0) {
    const typed =
      draft.typed === '' || draft.typed === '.' ? Number.NaN : Math.round(Number(draft.typed) * 10_000) / 100
    return isMarkOf(typed, marksHundredths) ? typed : null
  }
  if (draft.itemIds.length === 0 && !draft.isNone && draft.adjustHundredths === 0) return null
  return handPoints(draft, { rubric, ofHundredths: marksHundredths })
}

/** What goes to the server. */
export function asMark(draft: MarkDraft, worth: number, { rubric }: Pick<DeskQuestion, 'rubric'>) {
  if (rubric.length === 0) return { itemIds: [], adjustHundredths: worth, comment: draft.comment }
  return { itemIds: draft.itemIds, adjustHundredths: draft.adjustHundredths, comment: draft.comment }
}

/** Why it cannot be saved yet, in the words of the screen. */
export function whatIsMissing(draft: MarkDraft, question: DeskQuestion): string {
  if (question.rubric.length > 0) return 'Choose the points this answer earns, or 0 for none of them.'
  if (draft.typed === '') return 'Type the mark first.'
  return 'Marks go by quarters, such as 2.25 or 2.5, and not above the marks of the question.'
}
