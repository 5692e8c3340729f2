import { largestPart } from '@sabimark/domain/exam/negative-rule.ts'
import { countRules } from '@sabimark/domain/exam/section.ts'
import { z } from 'zod'
import { optionalText, text } from '../text.ts'

const part = z.int().min(1).max(largestPart)

/** What a wrong answer to a choice question costs; candidates read it. */
export const negativeRule = z.discriminatedUnion('kind', [
  z
    .object({ kind: z.literal('share'), part, whole: part })
    .refine(({ part, whole }) => part <= whole, { error: 'More than the marks of a question are never taken off.' }),
  z.object({ kind: z.literal('guessing') }),
])

const answer = z.object({ count: z.int().min(1).max(300), which: z.enum(countRules) })

/** A part of a paper as its author writes it; `answer` where fewer are asked than it has. */
export const draftSection = z.object({ title: text(80), instructions: optionalText(2_000), answer: answer.optional() })

/** A part of a published paper. */
export const contentSection = z.object({ title: z.string(), instructions: z.string(), answer: answer.optional() })
