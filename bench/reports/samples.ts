import type { CardsHead, ReportCard } from '@sabimark/domain/report/report-card.ts'
import type { Cell, ReportContent } from '@sabimark/domain/report/report-content.ts'

const subjects = ['Mathematics', 'English', 'Biology', 'Chemistry', 'Physics', 'Economics', 'Civic Education', 'Yorùbá']
const names = ['Adéṣọlá Ọláwálé', 'Ụ̀lọ́ma', 'Ɗanlami Ƙofa']
const nameOf = (at: number) => `${names[at % names.length]} Sample ${at}`

/** A card of eight subjects with two exams each. */
export function sampleCard(at: number): ReportCard {
  const average = (place: number) => 30 + ((at * 7 + place * 13) % 70)
  return {
    studentName: nameOf(at),
    studentNumber: `GSC/${at}`,
    className: 'SS2B',
    average: 64.3,
    grade: 'B',
    subjects: subjects.map((subject, place) => ({
      subject,
      papersCount: 2,
      average: average(place),
      grade: 'B',
      remark: 'Very good',
    })),
    exams: subjects.flatMap((subject, place) =>
      ['first', 'second'].map((which, exam) => ({
        title: `${subject}, ${which} test`,
        subject,
        day: '2026-11-20',
        grade: 'B',
        score: (average(place) * 4) / 10 + exam,
        totalMarks: 40,
        percentage: average(place),
      })),
    ),
    comment: 'Good work in most subjects. More practice in Physics will bring the average up.',
  }
}

export const sampleHead: CardsHead = {
  schoolName: 'Greenfield Sample College',
  motto: 'Work and Wait',
  address: '12 Sample Road, Ìbàdàn',
  color: '',
  logo: null,
  range: 'First term 2026/2027, 14 Sep to 11 Dec 2026',
  gradeKey: 'A 70–100, B 60–69, C 50–59, D 45–49, F 0–44',
  madeOn: '23 Nov 2026',
}

/** A performance report whose rows come piece by piece. */
export function sampleContent(rowCount: number): ReportContent {
  return {
    type: 'performance',
    title: 'Performance report',
    schoolName: sampleHead.schoolName,
    range: sampleHead.range,
    counted: `${rowCount} papers handed in`,
    figures: [],
    bars: null,
    tables: [
      {
        title: 'Results',
        columns: [
          { label: 'Student', kind: 'text' },
          { label: 'Student ID', kind: 'text', onlyInFile: true },
          { label: 'Class', kind: 'text', onlyInFile: true },
          { label: 'Exam', kind: 'text', onlyInFile: true },
          { label: 'Subject', kind: 'text' },
          { label: 'Score', kind: 'marks' },
          { label: 'Out of', kind: 'total' },
          { label: 'Per cent', kind: 'percent' },
          { label: 'Grade', kind: 'grade' },
          { label: 'Date', kind: 'day' },
        ],
        rows: [],
        rowCount,
        empty: 'No paper was handed in.',
      },
    ],
  }
}

export function sampleRow(at: number): Cell[] {
  const subject = subjects[at % subjects.length] ?? ''
  const marks = at % 41
  const identity = [nameOf(at % 2_000), `GSC/${at % 2_000}`, 'SS2B', `${subject}, first test`, subject]
  return [...identity, marks, 40, (marks / 40) * 100, 'B', `2026-11-${String((at % 30) + 1).padStart(2, '0')}`]
}
