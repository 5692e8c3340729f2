import type { ExamCandidate } from '@sabimark/contract/answers.ts'
import { nearTime } from '@sabimark/domain/words/near-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { Client } from '../../platform/client.ts'
import { type Columns, withState } from '../../platform/list/data-columns.tsx'
import { asc, type ListSpec, oneOf } from '../../platform/list/list-spec.ts'
import { serverNow } from '../../platform/server-now.ts'
import { type States, stateWord } from '../../platform/ui/state.tsx'
import { lagosText } from '../exams.ts'
import { unreadyWords } from '../seal/unready-words.ts'

export type CandidateInput = Omit<Parameters<Client['exam']['listCandidates']>[0], 'examId' | 'sittingId'>

/** Where a candidate stands, as staff read it. */
const standings: States<ExamCandidate['status']> = {
  not_begun: 'Not started',
  running: ['Writing', 'blue'],
  handed_in: 'Handed in',
  excused: ['Excused', 'grey'],
  absent: ['Absent', 'amber'],
  on_device: ['On a device', 'grey'],
}

export const candidateList: ListSpec<CandidateInput, ExamCandidate> = {
  nouns: ['candidate', 'candidates'],
  nameOf: ({ name }) => name,
  filters: { status: oneOf('Status', { ...standings, ready: 'Ready', not_ready: 'Not ready' }) },
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

/** What the server knows of a device before its candidate begins. */
const readinessWord = ({ why }: NonNullable<ExamCandidate['readiness']>) =>
  why === null ? 'Ready' : unreadyWords[why][0]

/** Once somebody writes or has handed in, their device is told of no more. */
const readinessOf = ({ status, readiness }: ExamCandidate) => (status === 'not_begun' ? readiness : undefined)

const near = (at: string) => nearTime(new Date(at), serverNow())

const lackText = ({ readiness }: ExamCandidate) =>
  readiness && readiness.why !== null ? readinessWord(readiness) : null

/** What a device has of the paper, and since when. */
function deviceText(row: ExamCandidate): string {
  // The device itself may have said since that it lacks something.
  const lack = lackText(row)
  if (row.onDeviceSince !== undefined) return `Not heard yet · ${lack ?? `ready since ${near(row.onDeviceSince)}`}`
  const readiness = readinessOf(row)
  if (!readiness) return ''
  const { why, at } = readiness
  const since = why === null ? ' since ' : ', '
  return `${readinessWord(readiness)}${at === null ? '' : `${since}${near(at)}`}`
}
const moreText = (row: ExamCandidate) => (extraText(row) === '–' ? '' : `${extraText(row)} more`)

const whyText = ({ reason, reasonBy }: ExamCandidate) =>
  reason === null ? '–' : `${reason}${reasonBy === null ? '' : ` (${reasonBy})`}`

/** What somebody has more, and why, where the reader may give it. */
const extraWhyText = (row: ExamCandidate) =>
  row.reason === null ? extraText(row) : [extraText(row), whyText(row)].filter((part) => part !== '–').join(' · ')

type CandidateColumns = Columns<CandidateInput, ExamCandidate>

/** On a phone; a state that is no chip stands before its line, unless the device already says that nobody has begun on it. */
const plainState = (row: ExamCandidate) => {
  const state = readinessOf(row) ? '' : standings[row.status]
  return typeof state === 'string' ? stateWord(state) : ''
}

/** Below the name on a phone. */
export function phoneLine(row: ExamCandidate): string {
  const device = deviceText(row).replace(' since ', ' · ')
  const parts = [plainState(row), untilText(row), device, moreText(row), row.studentNumber, row.className]
  return parts.filter(Boolean).join(' · ')
}

/** Of a hall: who, where they stand, until when, and what they have more. */
const title: CandidateColumns['title'] = {
  header: 'Candidate',
  sort: 'name',
  line: phoneLine,
}
const studentId = { header: 'Student ID', value: 'studentNumber', width: '114px' } as const
const className = { header: 'Class', value: 'className', width: '68px' } as const
const ends = {
  header: 'Ends',
  value: ({ endsAt }: ExamCandidate) => (endsAt === null ? '–' : lagosText(endsAt)),
  cell: endText,
  width: '92px',
}
const device = { header: 'Device', value: deviceText, width: '232px' }
const reason = { header: 'Reason', value: whyText }
const extra = { header: 'Extra time', value: extraText, width: '96px' }
/** On the screen the reason stands beside the time it was given for. */
const extraWhy = { ...extra, value: extraWhyText }

const columnsWith = (others: CandidateColumns['others']) => withState(standings, { title, others }, '126px')

type Shown = { isOwner: boolean; hasClasses: boolean; hasEnds: boolean; hasDevice: boolean; hasExtra: boolean }

const made = new Map<string, CandidateColumns>()

/**
 * For who may read reasons, and for a colleague; a column stands only where somebody has something in it. The same each time, so that
 * no row is drawn again for them.
 */
export function columnsFor(shown: Shown): CandidateColumns {
  const known = made.get(JSON.stringify(shown))
  if (known) return known
  const columns = columnsWith([
    studentId,
    ...(shown.hasClasses ? [className] : []),
    ...(shown.hasEnds ? [ends] : []),
    ...(shown.hasDevice ? [device] : []),
    ...(shown.hasExtra ? [shown.isOwner ? extraWhy : extra] : []),
  ])
  made.set(JSON.stringify(shown), columns)
  return columns
}

/** Whether anything stands in these columns for any of the candidates. */
export const columnsNeeded = (rows: readonly ExamCandidate[], isOwner: boolean) => ({
  hasEnds: rows.some(({ endsAt }) => endsAt !== null),
  hasDevice: rows.some((row) => deviceText(row) !== ''),
  hasExtra: rows.some((row) => extraText(row) !== '–' || (isOwner && row.reason !== null)),
})

/** Of a file: what the device has of the paper, and a day with its year. */
const deviceState = {
  header: 'Device',
  value: (row: ExamCandidate) => {
    const readiness = readinessOf(row)
    if (row.onDeviceSince !== undefined) return `${lackText(row) ?? 'Ready'}, not heard yet`
    return readiness ? readinessWord(readiness) : ''
  },
}
const deviceSince = {
  header: 'Device since',
  value: (row: ExamCandidate) => {
    const at = row.onDeviceSince ?? readinessOf(row)?.at
    return at ? lagosText(at) : ''
  },
}

/** A file has each in a column of its own. */
export const candidateFile = columnsWith([studentId, className, deviceState, deviceSince, ends, extra, reason])
export const colleagueFile = columnsWith([studentId, className, deviceState, deviceSince, ends, extra])
