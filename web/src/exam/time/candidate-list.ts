import type { ExamCandidate } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { Client } from '../../platform/client.ts'
import { type Columns, withState } from '../../platform/list/data-table.tsx'
import { asc, type ListSpec, oneOf } from '../../platform/list/list-spec.ts'
import type { States } from '../../platform/ui/state.tsx'
import { lagosText } from '../exams.ts'

export type CandidateInput = Omit<Parameters<Client['exam']['listCandidates']>[0], 'examId' | 'sittingId'>

/** Where a candidate stands, as staff read it. */
const standings: States<ExamCandidate['status']> = {
  not_begun: 'Not begun',
  running: ['Sitting now', 'green'],
  handed_in: ['Handed in', 'blue'],
  excused: ['Excused', 'grey'],
  absent: ['Absent', 'amber'],
}

export const candidateList: ListSpec<CandidateInput, ExamCandidate> = {
  nouns: ['candidate', 'candidates'],
  nameOf: ({ name }) => name,
  filters: { status: oneOf('Status', standings) },
  sorts: { name: asc('Name') },
}

/** What a candidate has more of than the others: '25% and 15 minutes'; a dash for nothing. */
export function extraText({
  extraPercent,
  extraMinutes,
}: Pick<ExamCandidate, 'extraPercent' | 'extraMinutes'>): string {
  const parts = [
    ...(extraPercent > 0 ? [`${extraPercent}%`] : []),
    ...(extraMinutes > 0 ? [counted(extraMinutes, 'minute')] : []),
  ]
  return parts.length === 0 ? '–' : parts.join(' and ')
}

/** The time of day alone: an end is never far. */
const endText = ({ endsAt }: ExamCandidate) => (endsAt === null ? '–' : (lagosText(endsAt).split(', ')[1] ?? ''))
const untilText = (row: ExamCandidate) => (row.endsAt === null ? '' : `until ${endText(row)}`)
const moreText = (row: ExamCandidate) => (extraText(row) === '–' ? '' : `${extraText(row)} more`)

const whyText = ({ reason, reasonBy }: ExamCandidate) =>
  reason === null ? '–' : `${reason}${reasonBy === null ? '' : ` (${reasonBy})`}`

/** Of a hall: who, where they stand, until when, and what they have more; why is read by those who may give it. */
const columnsWith = (hasReasons: boolean): Columns<CandidateInput, ExamCandidate> => ({
  title: {
    header: 'Name',
    sort: 'name',
    line: (row) => [untilText(row), moreText(row), row.studentNumber, row.className].filter(Boolean).join(' · '),
  },
  others: [
    { header: 'Student ID', value: 'studentNumber', width: '14%' },
    { header: 'Class', value: 'className', width: '8%' },
    { header: 'Ends', value: ({ endsAt }) => (endsAt === null ? '–' : lagosText(endsAt)), cell: endText, width: '8%' },
    { header: 'Extra time', value: extraText, width: '12%' },
    ...(hasReasons ? [{ header: 'Reason', value: whyText, width: '17%' }] : []),
  ],
})
export const candidateColumns = withState(standings, columnsWith(true), '12%')
export const colleagueColumns = withState(standings, columnsWith(false), '12%')
