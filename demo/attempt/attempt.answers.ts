import { hasMaths } from '@sabimark/domain/exam/version.ts'
import { passingScore } from '../exam/exams.ts'
import { personIds } from '../people/people-here.ts'
import { sampleStudents } from '../people/students/students.ts'
import { type AnswersOf, refuse, refused } from '../platform/answering.ts'
import { daysFrom, sampleId } from '../platform/sample.ts'
import { homeSchool } from '../school/company/schools.ts'
import { sampleContent, sampleExam } from './sample-exam.ts'

/** The exam an address names when it is none of the samples, or nothing an id could be: they all open the same paper. */
export const anyExamId = sampleId('exam', 1_000)

export const attemptAnswers: AnswersOf<'attempt'> = {
  door: ({ now }) => {
    const candidate = sampleStudents(now).find(({ id }) => id === personIds.student)
    if (!candidate) return refuse('NOT_YOUR_EXAM')
    const { title, subject, instructions, durationMinutes } = sampleExam
    return {
      exam: {
        id: anyExamId,
        title,
        subject,
        instructions,
        durationMinutes,
        passingScore,
        questionCount: sampleContent.questions.length,
        totalMarksHundredths: sampleContent.questions.reduce((sum, { marksHundredths }) => sum + marksHundredths, 0),
        location: '',
        opensAt: daysFrom(now, -1, '00:00'),
        closesAt: daysFrom(now, 1, '23:59'),
        attemptsAllowed: 1,
        hasMaths: hasMaths(sampleContent),
      },
      candidate: {
        name: candidate.name,
        studentNumber: candidate.studentNumber,
        className: candidate.class?.name ?? null,
        school: homeSchool.name,
      },
      // Nothing is kept of it: it is taken like a preview, as often as one likes.
      state: 'sample',
      opensInMs: null,
      closesInMs: null,
      remainingMs: null,
      attemptsUsed: 0,
      lastAttemptId: null,
    }
  },
  preview: () => ({ ...sampleExam, authorOrder: sampleExam.order, isSample: true }),
  start: refused,
  package: refused,
  save: refused,
  arrive: refused,
  // The demo gives out no tickets.
  content: () => refuse('FORGED_TICKET'),
  log: () => refuse('FORGED_TICKET'),
}
