import type { SchoolFace } from './school-face.ts'

/** One exam on a report card: marks in full, `percentage` whole, `day` as 'YYYY-MM-DD' in Lagos. */
export type CardExam = {
  title: string
  subject: string
  day: string
  score: number
  totalMarks: number
  percentage: number
  grade: string
}

/** A subject on a report card: the average of its papers to one decimal, and the grade of it. */
export type CardSubject = { subject: string; papersCount: number; average: number; grade: string; remark: string }

/** What one student sat in a range. The average is of all papers; null and without a grade where there are none. */
export type ReportCard = {
  studentName: string
  studentNumber: string
  className: string | null
  exams: readonly CardExam[]
  subjects: readonly CardSubject[]
  average: number | null
  grade: string | null
  comment: string
}

/** What all cards of a file share. */
export type CardsHead = SchoolFace & {
  range: string
  /** What each grade is given from: 'A 70–100, B 60–69 …'. */
  gradeKey: string
  /** '23 Nov 2026'. */
  madeOn: string
}
