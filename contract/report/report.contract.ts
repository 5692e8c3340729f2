import { oc } from '@orpc/contract'
import { activityKinds } from '@sabimark/domain/report/activity.ts'
import { firstStepKinds } from '@sabimark/domain/report/first-steps.ts'
import { needKinds } from '@sabimark/domain/report/needs.ts'
import { z } from 'zod'
import { refuses } from '../refusal.ts'
import { id, instant } from '../text.ts'

const tags = ['report']

/** An exam that needs somebody of staff; domain/report/needs.ts says of its kinds what the fields are, in what order and in what words they come. */
export const waitingItem = z.object({
  kind: z.enum(needKinds),
  examId: id,
  title: z.string(),
  count: z.int(),
  at: instant.nullable(),
  by: z.string().nullable(),
  /** Of the kind there are so many exams, also those that are left out here, and their counts together. */
  examsCount: z.int(),
  countInAll: z.int(),
})

/** A change from last month: in percent, of the average score in percentage points; null where last month has no figure. */
const change = z.number().nullable()

/**
 * The best students of the school, or of what was sat in a teacher's classes. `className` is the class they are in now;
 * `averageScore` is a percentage to one decimal.
 */
export const topStudent = z.object({
  id,
  name: z.string(),
  className: z.string().nullable(),
  averageScore: z.number(),
  examsTaken: z.int(),
})

/** How a subject is doing: the average percentage of its marked papers, to one decimal, and how many there are. */
export const subjectPerformance = z.object({
  subjectId: id,
  subject: z.string(),
  code: z.string(),
  color: z.string(),
  averageScore: z.number(),
  papersCount: z.int(),
  /** The passing score of its exams, in per cent. Absent: they have different ones. */
  passingScore: z.number().optional(),
})

/** One recent activity. */
export const activityItem = z.object({
  kind: z.enum(activityKinds),
  at: instant,
  /** How long ago it was at the time of the reply, so that the device's clock does not matter. */
  agoMs: z.int(),
  /** Who did it; null where an exam opened or closed by the clock, or the person is gone. */
  actor: z.string().nullable(),
  isMine: z.boolean(),
  /** The exam, subject or person it happened to, the file that was brought, or the year; the newest where there were more. */
  name: z.string(),
  /** The exam to look at; null where the line is about somebody or a subject. */
  examId: id.nullable(),
  /** For people and subjects: how many in a row. For a closed exam: papers handed in. Otherwise 1. */
  count: z.int(),
  /** There were more than `count`, further back than this call looks. */
  isAtLeast: z.boolean(),
})

/** The figures of the dashboard; a teacher's are limited to the teacher's own classes, subjects and exams. */
export const reportContract = {
  /**
   * The cards with their change from last month, what a school without marks should do first (null once it has some),
   * and what is waiting for the person. `averageScore` is null while nothing is marked.
   */
  overview: oc
    .route({ method: 'GET', path: '/overview', tags, summary: 'The figures of the dashboard' })
    .output(
      z.object({
        studentsCount: z.int(),
        teachersCount: z.int(),
        activeExamsCount: z.int(),
        averageScore: z.number().nullable(),
        changes: z.object({ students: change, teachers: change, activeExams: change, averageScore: change }),
        firstSteps: z.array(z.object({ kind: z.enum(firstStepKinds), isDone: z.boolean() })).nullable(),
        waiting: z.array(waitingItem),
      }),
    )
    .errors(refuses()),

  /** The five best averages, and the subjects that have marks, the best first. */
  performance: oc
    .route({ method: 'GET', path: '/performance', tags, summary: 'Top students and subject averages' })
    .output(z.object({ topStudents: z.array(topStudent), subjects: z.array(subjectPerformance) }))
    .errors(refuses()),

  /** Recent activities, the newest first, at most five lines. */
  recentActivity: oc
    .route({ method: 'GET', path: '/activities', tags, summary: 'Recent activities' })
    .output(z.object({ items: z.array(activityItem) }))
    .errors(refuses()),
}
