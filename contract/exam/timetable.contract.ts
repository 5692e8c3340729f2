import { oc } from '@orpc/contract'
import { examTypes } from '@sabimark/domain/exam/exam-type.ts'
import { mostQuestions } from '@sabimark/domain/exam/most-questions.ts'
import { clashKinds } from '@sabimark/domain/exam/timetable/clash.ts'
import { z } from 'zod'
import { refuses } from '../refusal.ts'
import { id, instant } from '../text.ts'
import { examDraft } from './exam-draft.ts'

const tags = ['exam']

/**
 * What staff are told and nobody is refused for: `class` with the first names of who sits two at once and how many they
 * are, `day` with the class that has more than two exams, `sunday`.
 */
const clash = z.object({
  kind: z.enum(clashKinds),
  date: z.iso.date(),
  titles: z.array(z.string()),
  className: z.string().nullable(),
  students: z.array(z.string()),
  studentCount: z.int(),
})

/** In an address it is a text. */
const weekCount = z.union([z.number(), z.string().regex(/^\d$/).transform(Number)]).pipe(z.int().min(1).max(8))

export const timetableCalls = {
  /** The published exams of some weeks, of all subjects, from this Sunday unless said; what clashes among them. */
  timetable: oc
    .route({ method: 'GET', path: '/timetable', tags, summary: 'Read the timetable' })
    .input(z.object({ from: z.iso.date().optional(), weeks: weekCount.default(1), classId: id.optional() }))
    .output(
      z.object({
        today: z.iso.date(),
        from: z.iso.date(),
        sittings: z.array(
          z.object({
            id,
            /** null where it is not theirs to work on. */
            examId: id.nullable(),
            title: z.string(),
            subject: z.string(),
            examType: z.enum(examTypes),
            classes: z.array(z.string()),
            location: z.string(),
            durationMinutes: z.int(),
            opensAt: instant,
            closesAt: instant,
            days: z.array(z.iso.date()),
          }),
        ),
        clashes: z.array(clash),
      }),
    )
    .errors(refuses('INVALID_TIME')),

  /**
   * What an exam would clash with, which open practices ask some of its questions (of the bank) and so have told their answers, and
   * how many of these are ready-made ones that anybody can read or that were found wrong; asked before it is published, or moved
   * (`examId`). It changes nothing.
   */
  checkClashes: oc
    .route({ method: 'POST', path: '/timetable/clashes', tags, summary: 'Find what an exam would clash with' })
    .input(
      examDraft
        .pick({
          title: true,
          subjectId: true,
          classIds: true,
          studentIds: true,
          examType: true,
          durationMinutes: true,
          scheduledDate: true,
          scheduledTime: true,
          closingDate: true,
          closingTime: true,
        })
        .extend({ examId: id.optional(), questionIds: z.array(id).max(mostQuestions).default([]) }),
    )
    .output(
      z.object({
        clashes: z.array(clash),
        practices: z.array(z.object({ title: z.string(), questionCount: z.int() })),
        readyMade: z.object({ publicCount: z.int(), withdrawnCount: z.int() }),
      }),
    )
    .errors(refuses('INVALID_TIME')),
}
