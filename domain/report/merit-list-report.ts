import { averageOf, type MarksSum } from '../school/average.ts'
import { counted } from '../words/plural.ts'
import { meritPlaces, type Papers } from './merit-list.ts'
import type { Cell, ReportColumn, ReportContent } from './report-content.ts'
import { countedPapers, headOf, noPapers, type PaperTotals, type ReportHead, wholeTable } from './report-head.ts'

/** What one student's papers come to; the class is that of the newest one. */
export type StudentSums = MarksSum & Papers & { studentName: string; studentNumber: string; className: string | null }

const columns: readonly ReportColumn[] = [
  { label: 'Place', kind: 'count' },
  { label: 'Student', kind: 'text' },
  { label: 'Student ID', kind: 'text', onlyInFile: true },
  { label: 'Class', kind: 'text' },
  { label: 'Papers', kind: 'count' },
  { label: 'Average', kind: 'percent' },
]

/** The best averages of some days. */
export function meritListReport(
  head: ReportHead,
  { totals, students, top }: { totals: PaperTotals; students: readonly StudentSums[]; top: number },
): ReportContent {
  const placed = meritPlaces(students, top)
  const rows = placed.map((one): Cell[] => [
    one.place,
    one.studentName,
    one.studentNumber,
    one.className,
    one.markedCount,
    averageOf(one),
  ])
  const sharing = placed.length > top ? ' Everyone who shares the last place is included.' : ''
  return {
    ...headOf('merit_list', head),
    counted: `${countedPapers(totals, head)} The first ${counted(top, 'place')} of ${counted(totals.studentsCount, 'student')}, by the average of all their papers.${sharing}`,
    figures: [
      { label: 'Students on the List', value: placed.length, kind: 'count' },
      { label: 'Best Average', value: placed[0] ? averageOf(placed[0]) : null, kind: 'percent' },
      { label: 'Average of All', value: averageOf(totals), kind: 'percent' },
    ],
    bars: null,
    tables: [wholeTable('Merit List', columns, rows, noPapers(totals, head))],
  }
}
