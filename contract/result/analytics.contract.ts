import { oc } from '@orpc/contract'
import { z } from 'zod'
import { listInput, listOutput } from '../list.ts'
import { refuses } from '../refusal.ts'
import { id, instant, typedText } from '../text.ts'

const tags = ['result']

const day = z.iso.date()

/** What narrows the results of all exams, and the figures over them. `from` and `to`: whole days in Lagos on which a paper was handed in. */
const filters = {
  subjectId: id.optional(),
  classId: id.optional(),
  examId: id.optional(),
  grade: typedText(20).optional(),
  termId: id.optional(),
  from: day.optional(),
  to: day.optional(),
}

/**
 * A result among those of all exams, by the specification's names; `id` is the attempt's. `score` and `totalMarks` are marks,
 * `percentage` is whole, times are in seconds. While an answer waits for a marker the paper has no score, percentage, grade
 * nor remarks.
 */
export const resultRow = z.object({
  id,
  examId: id,
  studentId: id,
  studentName: z.string(),
  studentNumber: z.string(),
  /** In which it was begun. */
  className: z.string().nullable(),
  subject: z.string(),
  examTitle: z.string(),
  attemptNumber: z.int(),
  score: z.number().nullable(),
  totalMarks: z.number(),
  percentage: z.int().nullable(),
  grade: z.string().nullable(),
  timeSpent: z.int(),
  totalTime: z.int(),
  questionsAttempted: z.int(),
  totalQuestions: z.int(),
  correctAnswers: z.int(),
  /** Neither right nor wrong. */
  partlyCorrect: z.int(),
  wrongAnswers: z.int(),
  unattempted: z.int(),
  submittedAt: instant,
  status: z.literal('completed'),
  remarks: z.string(),
  /** A marker, or a decision about late answers: until then the paper is in no average. */
  waitsFor: z.enum(['mark', 'late']).nullable(),
  /** Whoever asks may release the scores of its sitting, and nobody has yet. */
  isToRelease: z.boolean(),
  /** It counts in no figure. Absent: it does. */
  isPractice: z.boolean().optional(),
})

/**
 * How exams went, by the specification's names. People, exams and subjects are those of the school, or of a teacher's own
 * work; what is made of results is of those the filters and the search leave, without practices and papers that wait for a
 * marker or a decision about late answers. Averages and rates are to one decimal, and null of nothing.
 */
export const analyticsSummary = z.object({
  totalStudents: z.int(),
  totalTeachers: z.int(),
  totalExams: z.int(),
  totalSubjects: z.int(),
  activeExams: z.int(),
  completedExams: z.int(),
  totalResults: z.int(),
  averageScore: z.number().nullable(),
  passRate: z.number().nullable(),
  topPerformingSubject: z.string().nullable(),
  /**
   * The last eight, or those of the days that are asked for, sixteen at most; oldest first. `week`: the Sunday it begins on, in
   * Lagos. `students` are counted once a week.
   */
  weeklyStats: z.array(
    z.object({ week: z.iso.date(), exams: z.int(), students: z.int(), averageScore: z.number().nullable() }),
  ),
  /** The days that are asked for have earlier weeks. Absent: all are there. */
  hasEarlierWeeks: z.boolean().optional(),
  /** The best average first. */
  subjectPerformance: z.array(
    z.object({
      subjectId: id,
      subject: z.string(),
      averageScore: z.number(),
      studentsCount: z.int(),
      papersCount: z.int(),
      /** The passing score of its exams, in per cent. Absent: they have different ones. */
      passingScore: z.number().optional(),
    }),
  ),
})

export const analyticsContract = {
  /** Every marked paper of the exams somebody works on. Searched by student, exam and subject. */
  list: oc
    .route({ method: 'GET', path: '/results', tags, summary: 'List the results of all exams' })
    .input(listInput(['newest', 'score', 'student'], filters))
    .output(listOutput(resultRow))
    .errors(refuses('BAD_REQUEST', 'TOO_MANY_FOUND', 'UNKNOWN_TERM', 'DAYS_INVALID')),

  summary: oc
    .route({ method: 'GET', path: '/analytics', tags, summary: 'Summarise the results of all exams' })
    .input(z.object({ ...filters, search: typedText(80).optional() }))
    .output(analyticsSummary)
    .errors(refuses('TOO_MANY_FOUND', 'UNKNOWN_TERM', 'DAYS_INVALID')),
}
