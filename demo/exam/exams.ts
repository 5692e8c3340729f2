import type { ExamStatus } from '@sabimark/domain/exam/exam-status.ts'
import type { ExamType } from '@sabimark/domain/exam/exam-type.ts'
import { accountOf } from '../people/people-here.ts'
import { sampleStudents } from '../people/students/students.ts'
import { daysFrom, sampleId, schoolDaysFrom } from '../platform/sample.ts'
import { classesNamed } from '../school/classes/classes.ts'
import { subjectByCode } from '../school/subjects/subjects.ts'

/** Every sample exam opens the one sample paper, so all are of its size. */
export const questionCount = 15
export const durationMinutes = 20
export const passingScore = 50

/** The teacher who can sign in. */
const mathsTeacher = accountOf('teacher').name

type ClassNames = Parameters<typeof classesNamed>

type Sample = {
  title: string
  code: string
  classes: ClassNames
  examType: ExamType
  status: Extract<ExamStatus, 'scheduled' | 'active' | 'completed'>
  /** Days from today, moved to a school day, and Lagos time. The active ones are open whenever somebody looks. */
  opens: [days: number, time: string]
  closes: [days: number, time: string]
  createdBy: string
  location?: string
  /** How many began it, where that is not who handed it in. */
  startedCount?: number
  /** How many handed it in, and what they average; the results of the demo. */
  submittedCount: number
  averageScore?: number
}

/** Oldest first. */
const samples: Sample[] = [
  {
    title: 'Mathematics Mock Examination',
    code: 'MTH',
    classes: ['SS3A', 'SS3B'],
    examType: 'mock',
    status: 'completed',
    opens: [-14, '09:00'],
    closes: [-14, '12:00'],
    createdBy: mathsTeacher,
    submittedCount: 2,
    averageScore: 70,
  },
  {
    title: 'Mathematics Quiz',
    code: 'MTH',
    classes: ['SS3A'],
    examType: 'quiz',
    status: 'completed',
    opens: [-7, '08:00'],
    closes: [-6, '18:00'],
    createdBy: mathsTeacher,
    submittedCount: 1,
    averageScore: 66.7,
  },
  {
    title: 'English Language Assessment',
    code: 'ENG',
    classes: ['SS3A', 'SS3B'],
    examType: 'assessment',
    status: 'active',
    opens: [-1, '08:00'],
    closes: [2, '16:00'],
    createdBy: 'Ṣadé Example',
    startedCount: 2,
    submittedCount: 0,
  },
  {
    title: 'Physics Practical',
    code: 'PHY',
    classes: ['SS2A', 'SS3A'],
    examType: 'practical',
    status: 'active',
    opens: [-2, '10:00'],
    closes: [1, '18:00'],
    location: 'Physics Laboratory',
    createdBy: mathsTeacher,
    startedCount: 2,
    submittedCount: 0,
  },
  {
    title: 'Chemistry Practice',
    code: 'CHM',
    classes: ['SS3A'],
    examType: 'practice',
    status: 'scheduled',
    opens: [3, '10:00'],
    closes: [3, '11:00'],
    location: 'Chemistry Laboratory',
    createdBy: 'Ịfẹọma Example',
    submittedCount: 0,
  },
  {
    title: 'Biology Mock Examination',
    code: 'BIO',
    classes: ['SS3A', 'SS3B'],
    examType: 'mock',
    status: 'scheduled',
    opens: [10, '09:00'],
    closes: [10, '12:00'],
    location: 'Examination Hall',
    createdBy: 'Ịfẹọma Example',
    submittedCount: 0,
  },
]

/** An exam of the samples with all the screens say about it. */
export type SampleExam = ReturnType<typeof asExam>

/** The six sample exams, newest first. */
export function sampleExams(now: Date): SampleExam[] {
  return samples.map((sample, index) => asExam(sample, index, now)).reverse()
}

function asExam(sample: Sample, index: number, now: Date) {
  const { title, examType, status, createdBy, submittedCount, averageScore = null, location = '' } = sample
  const subject = subjectByCode(sample.code)
  const classItems = classesNamed(...sample.classes)
  return {
    id: sampleId('exam', index + 1),
    sittingId: sampleId('sitting', index + 1),
    title,
    subjectId: subject.id,
    subject: subject.name,
    classItems,
    classes: classItems.map(({ name }) => name),
    namedCount: 0,
    examType,
    status,
    durationMinutes,
    questionCount,
    questionTypes: { multiple_choice: questionCount },
    difficulty: null,
    tags: [] as string[],
    studentsRegistered: sampleStudents(now).filter(
      (student) =>
        classItems.some(({ id }) => id === student.class?.id) && student.subjects.some(({ id }) => id === subject.id),
    ).length,
    averageScore,
    passingScore,
    totalMarksHundredths: questionCount * 100,
    opensAt: schoolDaysFrom(now, ...sample.opens),
    closesAt: schoolDaysFrom(now, ...sample.closes),
    createdBy,
    owner: createdBy,
    mayAct: true,
    seesQuestions: true,
    awaitsApproval: false,
    hasChanges: false,
    location,
    startedCount: sample.startedCount ?? submittedCount,
    submittedCount,
    createdAt: daysFrom(now, index - 30, '15:45'),
  }
}
