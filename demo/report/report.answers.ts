import { sampleExams } from '../exam/exams.ts'
import { sampleStudents } from '../people/students/students.ts'
import { sampleTeachers } from '../people/teachers/teachers.ts'
import { type AnswersOf, refuse, refused } from '../platform/answering.ts'
import { sampleActivities } from './activities.ts'
import { listSampleFiles, sampleFileFigures } from './files/files.ts'
import { averageScore, changes, subjectFigures, topStudents, waitingExams } from './home-figures.ts'
import { sampleReport } from './sample-report.ts'

export const reportAnswers: AnswersOf<'report'> = {
  overview: ({ now }) => ({
    studentsCount: sampleStudents(now).length,
    teachersCount: sampleTeachers(now).length,
    activeExamsCount: sampleExams(now).filter(({ status }) => status === 'active').length,
    averageScore,
    changes,
    // The sample school has long begun.
    firstSteps: null,
    waiting: waitingExams(sampleExams(now)),
  }),
  performance: ({ now }) => ({ topStudents: topStudents(now), subjects: subjectFigures }),
  preview: ({ input, now, account }) => sampleReport(input, { now, account }),
  // The demo has no files.
  make: refused,
  listMade: () => ({ items: [] }),
  getMade: () => refuse('UNKNOWN_REPORT'),
  cancel: refused,
  share: refused,
  listShares: () => ({ items: [] }),
  revokeShare: refused,
  email: refused,
  listFiles: ({ input }) => listSampleFiles(input),
  fileFigures: () => sampleFileFigures,
  recentActivity: ({ account, now }) => ({ items: sampleActivities(account, now) }),
}
