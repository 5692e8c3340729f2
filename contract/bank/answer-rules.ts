import { essayPlaces, nearRules, partialRules, toleranceKinds } from '@sabimark/domain/bank/answer-rules.ts'
import { mostInGuide, mostInRubricItem, mostRubricItems, mostWords } from '@sabimark/domain/bank/essay-rules.ts'
import { z } from 'zod'
import { optionalText, shortId, text } from '../text.ts'

const percent = z.int().min(1).max(100)
const typed = text(200)
const around = { before: optionalText(200).default(''), after: optionalText(200).default('') }

const one = z.object({ kind: z.literal('one') })
const several = z.object({ kind: z.literal('several'), partial: z.enum(partialRules) })

const near = z.enum(nearRules).default('wrong')

const blank = z.object({
  kind: z.literal('text'),
  ...around,
  accepted: z.array(z.object({ text: typed, percent })).max(20),
  compare: z.object({ case: z.boolean(), accents: z.boolean(), punctuation: z.boolean(), spaces: z.boolean() }),
  near,
})

const number = z.object({
  kind: z.literal('number'),
  ...around,
  accepted: z
    .array(
      z.object({
        value: typed,
        tolerance: z.object({ kind: z.enum(toleranceKinds), amount: text(40) }),
        percent,
      }),
    )
    .max(20),
  unit: z
    .object({ texts: z.array(text(30)).max(10), isRequired: z.boolean(), withoutIt: z.enum(['wrong', 'half']) })
    .nullable(),
  near,
})

const shownEssay = {
  kind: z.literal('essay'),
  minWords: z.int().min(1).max(mostWords).nullable(),
  maxWords: z.int().min(1).max(mostWords).nullable(),
  answerOn: z.enum(essayPlaces),
}

/** How a question is answered and judged, for staff: what is accepted is a right answer. */
export const answerRules = z.discriminatedUnion('kind', [
  one,
  several,
  blank,
  number,
  z.object({
    ...shownEssay,
    guide: optionalText(mostInGuide),
    rubric: z
      .array(z.object({ id: shortId, text: optionalText(mostInRubricItem), hundredths: z.int().max(100_000) }))
      .max(mostRubricItems)
      .default([]),
  }),
])

/** How a question is answered, for candidates. */
export const shownRules = z.discriminatedUnion('kind', [
  one,
  several,
  blank.pick({ kind: true }).extend({ before: z.string(), after: z.string() }),
  number.pick({ kind: true }).extend({ before: z.string(), after: z.string(), needsUnit: z.literal(true).optional() }),
  z.object(shownEssay),
])
