import { difficulties } from '@sabimark/domain/bank/question.ts'
import { examTypes } from '@sabimark/domain/exam/exam-type.ts'
import { mostNamed } from '@sabimark/domain/exam/further/further-sitting.ts'
import { mostQuestions } from '@sabimark/domain/exam/most-questions.ts'
import { releaseRules } from '@sabimark/domain/exam/release/release.ts'
import { secondMarkerRules } from '@sabimark/domain/exam/second-marker.ts'
import { mostSections } from '@sabimark/domain/exam/section.ts'
import { hiddenSignProblem } from '@sabimark/domain/words/signs/invisible-signs.ts'
import { z } from 'zod'
import { id, marksHundredths, optionalText, text } from '../text.ts'
import { draftSection, negativeRule } from './section.ts'

/** What is written; what is read may be older than the rule. */
export const newTitle = text(160).refine((title) => hiddenSignProblem('Title', title) === null, {
  error: ({ input }) => hiddenSignProblem('Title', String(input)) ?? undefined,
})
/** A time of the day in Lagos. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/**
 * An exam as its author writes it. Dates and times are Africa/Lagos wall time whatever the device says.
 * No `closingDate`/`closingTime` means 23:59 on `scheduledDate`. `passingScore` is a percentage. `totalQuestions` and
 * `totalMarksHundredths` are what the author means the paper to come to, checked when it is published.
 */
export const examDraft = z.object({
  title: text(160),
  subjectId: id,
  classIds: z.array(id).max(200),
  /** Students from outside the classes, or alone, whichever subjects they offer. Left out, those of before stay. */
  studentIds: z.array(id).max(mostNamed).optional(),
  examType: z.enum(examTypes),
  instructions: optionalText(5_000),
  /** Where it is sat, as candidates are told; empty for none. */
  location: optionalText(80),
  durationMinutes: z.int().min(1).max(600),
  scheduledDate: z.iso.date(),
  scheduledTime: wallTime,
  closingDate: z.iso.date().optional(),
  closingTime: wallTime.optional(),
  passingScore: z.int().min(0).max(100),
  attemptsAllowed: z.int().min(1).max(10).default(1),
  totalMarksHundredths: marksHundredths,
  /** Null where nobody was asked: then any number is meant. */
  totalQuestions: z.int().min(1).max(mostQuestions).nullable().default(null),
  /** What wrong answers cost; null for nothing. */
  negative: negativeRule.nullable().default(null),
  /** In the order of the paper; with any, each question names the place of its own, from 0. */
  sections: z.array(draftSection).max(mostSections).default([]),
  showResults: z.enum(releaseRules).default('immediate'),
  shuffleQuestions: z.boolean().default(true),
  shuffleOptions: z.boolean().default(true),
  /** Two people mark every answer that waits for a person, without seeing each other's mark. */
  secondMarker: z.enum(secondMarkerRules).default('none'),
  /** For staff who look for it later: how hard its author thinks it is, null for not said, and words of theirs. */
  difficulty: z.enum(difficulties).nullable().default(null),
  tags: z.array(text(40)).max(20).default([]),
  questions: z
    .array(
      z.object({
        questionId: id,
        marksHundredths,
        section: z
          .int()
          .min(0)
          .max(mostSections - 1)
          .optional(),
      }),
    )
    .max(mostQuestions)
    .refine((chosen) => new Set(chosen.map(({ questionId }) => questionId)).size === chosen.length, {
      error: 'A question is chosen twice.',
    }),
})

/** What of a published exam that nobody has begun can be written anew, until changes are published (decision 069). */
export const examChanges = examDraft.pick({
  title: true,
  instructions: true,
  location: true,
  totalQuestions: true,
  totalMarksHundredths: true,
  passingScore: true,
  attemptsAllowed: true,
  negative: true,
  shuffleQuestions: true,
  shuffleOptions: true,
  secondMarker: true,
  difficulty: true,
  tags: true,
  sections: true,
  questions: true,
})

/**
 * Which writing of a draft is kept, to say in the next one, and what each candidate's device would fetch, in bytes before packing:
 * null for what is published, or not theirs to read.
 */
export const written = { revision: z.int(), paperBytes: z.int().nullable() }
