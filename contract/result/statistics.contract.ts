import { oc } from '@orpc/contract'
import { optionFigures } from '@sabimark/domain/result/statistics/distractors.ts'
import { wholeFigures } from '@sabimark/domain/result/statistics/exam-statistics.ts'
import { flags } from '@sabimark/domain/result/statistics/flags.ts'
import { questionFigures } from '@sabimark/domain/result/statistics/question-statistics.ts'
import { reasons } from '@sabimark/domain/result/statistics/reason.ts'
import { z } from 'zod'
import { refuses } from '../refusal.ts'
import { id, instant, shortId } from '../text.ts'

/** Figures by name: null where there is none, and `why` says so. */
function figures<const Names extends readonly string[]>(names: Names) {
  type Name = Names[number]
  const shape = Object.fromEntries(names.map((name) => [name, z.number().nullable()]))
  return z.object({
    ...(shape as Record<Name, z.ZodNullable<z.ZodNumber>>),
    why: z.partialRecord(z.enum(names), z.enum(reasons)),
  })
}

/** Who chose an option; see OptionStatistics in domain/result/statistics/distractors.ts. */
const optionStatistics = figures(optionFigures).extend({
  optionId: shortId,
  text: z.string(),
  isRight: z.boolean(),
  chosenCount: z.int(),
  isRival: z.boolean(),
  isDead: z.boolean(),
})

/** A question in the author's order and with the author's number; see QuestionStatistics in domain/result/statistics. */
const questionStatistics = figures(questionFigures).extend({
  questionId: shortId,
  number: z.int(),
  text: z.string(),
  /** The title of its section, where the paper has any. */
  section: z.string().optional(),
  kind: z.enum(['one', 'several', 'text', 'number', 'essay']),
  /** In the Question Bank; null where it is gone. */
  bankQuestionId: id.nullable(),
  availableMarks: z.number(),
  flags: z.array(z.enum(flags)),
  options: z.array(optionStatistics),
})

/** The figures as they were computed: `paperCount` papers, the first attempt of each student, by that revision of the key. */
const copy = z.object({
  asOf: instant,
  keyRevision: z.int(),
  whole: figures(wholeFigures).extend({
    paperCount: z.int(),
    questionCount: z.int(),
    availableMarks: z.number(),
    histogram: z.array(z.int()).length(10),
    isKr20: z.boolean(),
  }),
  questions: z.array(questionStatistics),
})

/** Questions whose key is suspect, by the newest figures of each exam; the newest first. None where the plan has no statistics. */
export const toCheckCall = oc
  .route({
    method: 'GET',
    path: '/questions-to-check',
    tags: ['result'],
    summary: 'List the questions whose right answer should be checked',
  })
  .output(
    z.object({
      items: z.array(
        z.object({
          examId: id,
          examTitle: z.string(),
          subject: z.string(),
          paperCount: z.int(),
          /** Whoever asks may put the key right. */
          mayCorrect: z.boolean(),
          question: questionStatistics,
        }),
      ),
    }),
  )
  .errors(refuses())

export const statisticsCall = oc
  .route({
    method: 'GET',
    path: '/exams/{examId}/statistics',
    tags: ['result'],
    summary: 'Read what the marks of an exam say about its questions',
  })
  .input(z.object({ examId: id }))
  .output(
    z.object({
      /** Papers that count now, and first attempts that are handed in and wait for marks or a decision. */
      paperCount: z.int(),
      waitingCount: z.int(),
      /** Null before the first figures; they come by themselves where there are papers. */
      copy: copy.nullable(),
      /** Something has changed since the copy; it is being computed again. */
      isStale: z.boolean(),
      /** Candidates saw the options, or the questions, in another order than they stand in here. */
      isShuffled: z.boolean(),
    }),
  )
  .errors(refuses('UNKNOWN_EXAM', 'PLAN_LACKS'))
