import type { SchoolGrading } from '@sabimark/contract/answers.ts'
import { scaleText, stepsOf, type TypedStep, typedScale } from '@sabimark/domain/school/grading/grade-scale.ts'
import type { Rounding } from '@sabimark/domain/school/grading/rounding.ts'
import type { Client } from '../../platform/client.ts'

export type SavedChanges = Omit<Parameters<Client['school']['saveGrading']>[0], 'revision'>

/** A grade or level in the form keeps its key while it is moved and renamed. */
type Keyed = { key: string }
export type DraftStep = TypedStep & Keyed
export type DraftLevel = Keyed & { name: string; was: string | null; classes: readonly string[] }

/** What is typed into the form. */
export type GradingDraft = {
  scale: readonly DraftStep[]
  rounding: Rounding
  syncWindowHours: string
  levels: readonly DraftLevel[]
}
export type Part = keyof GradingDraft
export const parts = ['scale', 'rounding', 'syncWindowHours', 'levels'] as const satisfies readonly Part[]

let count = 0
/** A key nothing else in the form has. */
export const newKey = () => `new ${++count}`

export const keyed = (steps: readonly TypedStep[]): DraftStep[] => steps.map((step) => ({ ...step, key: newKey() }))

/** The form of what is stored. */
export function gradingDraft({ scale, rounding, syncWindowHours, levels }: SchoolGrading): GradingDraft {
  return {
    scale: keyed(stepsOf(scale)),
    rounding,
    syncWindowHours: String(syncWindowHours),
    levels: levels.map(({ name, classes }) => ({ key: newKey(), name, was: name, classes })),
  }
}

/** A part of the form as it is compared, and shown beside another's. */
export function partText(draft: GradingDraft, part: Part): string {
  switch (part) {
    case 'scale':
      return scaleText(
        draft.scale.map(({ grade, from, remark }) => ({
          grade: grade.trim(),
          remark: remark.trim(),
          fromPercentage: from.trim() === '' ? Number.NaN : Number(from),
        })),
      )
    case 'levels':
      return draft.levels.map(({ name }) => name.trim()).join(', ')
    default:
      return draft[part].trim()
  }
}

/** The parts in which two forms differ. A level that is gone and typed again is another one. */
export function differingParts(one: GradingDraft, other: GradingDraft): Part[] {
  return parts.filter((part) => {
    if (partText(one, part) !== partText(other, part)) return true
    const origins = (draft: GradingDraft) => draft.levels.map(({ was }) => was ?? '').join('\n')
    return part === 'levels' && origins(one) !== origins(other)
  })
}

/** These parts as they travel; there is nothing wrong with them. */
export function changesOf(draft: GradingDraft, changed: readonly Part[]): SavedChanges {
  return {
    ...(changed.includes('scale') && {
      scale: typedScale(draft.scale).map((step) => ({ ...step, remark: step.remark ?? '' })),
    }),
    ...(changed.includes('rounding') && { rounding: draft.rounding }),
    ...(changed.includes('syncWindowHours') && { syncWindowHours: Number(draft.syncWindowHours.trim()) }),
    ...(changed.includes('levels') && {
      levels: draft.levels.map(({ name, was }) => ({ name: name.trim(), was })),
    }),
  }
}
