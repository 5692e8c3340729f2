import type { AnswerValue } from '@sabimark/domain/attempt/event.ts'
import { isPass } from '@sabimark/domain/marking/percentage.ts'
import { gradeOf } from '@sabimark/domain/result/grade.ts'
import { sampleContent, sampleKey } from '../attempt/sample-exam.ts'
import { passingScore, sampleExams } from '../exam/exams.ts'
import { marked } from '../marking/marked.ts'
import { sampleStudents } from '../people/students/students.ts'
import { sampleId, schoolDaysFrom } from '../platform/sample.ts'

type Sample = {
  examTitle: string
  studentNumber: string
  /** Numbers of the questions answered wrongly, and of those left empty; the others are right. */
  wrong: number[]
  empty: number[]
  /** As the exam's days. */
  handedIn: [days: number, time: string]
  /** Of the twenty. */
  minutes: number
}

/** Oldest first. */
const samples: Sample[] = [
  {
    examTitle: 'Mathematics Mock Examination',
    studentNumber: 'GF/2026/004',
    wrong: [4, 7, 9, 12],
    empty: [14, 15],
    handedIn: [-14, '10:12'],
    minutes: 18,
  },
  {
    examTitle: 'Mathematics Mock Examination',
    studentNumber: 'GF/2026/005',
    wrong: [8, 12],
    empty: [14],
    handedIn: [-14, '10:16'],
    minutes: 16,
  },
  {
    examTitle: 'Mathematics Quiz',
    studentNumber: 'GF/2026/005',
    wrong: [3, 6, 11, 14],
    empty: [15],
    handedIn: [-7, '16:41'],
    minutes: 20,
  },
]

export type SampleResult = ReturnType<typeof asResult>

/** The three sample results, newest first: papers as they were answered, marked here by the rules of the product. */
export function sampleResults(now: Date): SampleResult[] {
  return samples.map((sample, index) => asResult(sample, index, now)).reverse()
}

function asResult(sample: Sample, index: number, now: Date) {
  const exam = sampleExams(now).find(({ title }) => title === sample.examTitle)
  const student = sampleStudents(now).find(({ studentNumber }) => studentNumber === sample.studentNumber)
  if (!exam || !student) throw new RangeError('A sample result names no sample exam or student')
  const answers = answersOf(sample)
  const marking = marked(answers)
  const { percentage } = marking.totals
  return {
    id: sampleId('attempt', index + 1),
    exam,
    student,
    answers,
    marked: marking.marked,
    score: { ...marking.totals, grade: gradeOf(percentage), isPass: isPass(percentage, passingScore) },
    submittedAt: schoolDaysFrom(now, ...sample.handedIn),
    minutes: sample.minutes,
  }
}

/** Right is what the key says; wrong the option after it. */
function answersOf({ wrong, empty }: Sample): Record<string, AnswerValue> {
  return Object.fromEntries(
    sampleContent.questions.flatMap(({ id, options }, place) => {
      if (empty.includes(place + 1)) return []
      const right = options.findIndex((option) => sampleKey[id]?.correctOptionIds.includes(option.id))
      const chosen = options[(right + (wrong.includes(place + 1) ? 1 : 0)) % options.length]
      return chosen ? [[id, [chosen.id]] as const] : []
    }),
  )
}
