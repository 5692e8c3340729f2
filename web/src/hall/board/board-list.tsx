import type { HallBoard } from '@sabimark/contract/answers.ts'
import { lagosClock, lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { nearDay, nearTime } from '@sabimark/domain/words/near-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { ReactNode } from 'react'
import type { Columns } from '../../platform/list/data-columns.tsx'
import { Dotted } from '../../platform/list/dotted.tsx'
import { asc, desc, type ListSpec, oneOf } from '../../platform/list/list-spec.ts'
import type { AnyListInput } from '../../platform/list-input.ts'
import { serverNow } from '../../platform/server-now.ts'
import { Bar } from '../../platform/ui/bar.tsx'
import { exceptionOf, StateMark, type States, stateWord } from '../../platform/ui/state.tsx'
import { flagText } from '../flag-text.ts'
import type { BoardRow } from '../merge-board.ts'
import styles from './board.module.css'
import { HeardAgo, useNowMs } from './heard-ago.tsx'

export type Light = BoardRow['light']

/** Where a candidate stands, as whoever walks the hall reads it. Amber is for somebody to go and look at. */
const lights: States<Light> = {
  not_here: 'Not here yet',
  at_the_door: ['At the door', 'blue'],
  writing: 'Writing',
  quiet: ['Quiet', 'grey'],
  gone: ['Not heard from', 'amber'],
  away: ['Left the page', 'amber'],
  time_over: 'Time over',
  handed_in: 'Handed in',
  late: ['Late answers', 'amber'],
  excused: ['Excused', 'grey'],
  absent: ['Absent', 'amber'],
  on_device: ['On a device', 'grey'],
}

/** What the pills above the board count, in the order they stand in. */
export const groups = {
  look: { label: 'Go and look', isIn: (row: BoardRow) => needsALook(row) },
  not_here: { label: 'Not here', isIn: ({ light }: BoardRow) => light === 'not_here' || light === 'at_the_door' },
  on_device: { label: 'On a device', isIn: ({ light }: BoardRow) => light === 'on_device' },
  writing: {
    label: 'Writing',
    isIn: ({ light }: BoardRow) => light === 'writing' || light === 'quiet' || light === 'gone' || light === 'away',
  },
  // With those whose time ended before they pressed Submit.
  done: {
    label: 'Finished',
    isIn: ({ light }: BoardRow) => light === 'handed_in' || light === 'time_over' || light === 'late',
  },
  absent: { label: 'Absent', isIn: ({ light }: BoardRow) => light === 'absent' },
  excused: { label: 'Excused', isIn: ({ light }: BoardRow) => light === 'excused' },
} as const

export type Group = keyof typeof groups

/** Somebody should walk over: the computer is silent, or the exam is out of sight. */
export const needsALook = ({ light }: BoardRow): boolean => light === 'gone' || light === 'away'

export type BoardInput = AnyListInput & {
  group?: Group | undefined
  sort?: 'urgency' | 'name' | 'answered' | 'heard' | undefined
}

/** The first in need first: who is silent, who is away, who is not here; at the end who is done. */
const urgency: readonly Light[] = [
  'gone',
  'away',
  'late',
  'at_the_door',
  'quiet',
  'writing',
  'not_here',
  'on_device',
  'absent',
  'time_over',
  'handed_in',
  'excused',
]
const heardMs = ({ heardAt }: BoardRow) => (heardAt === null ? 0 : Date.parse(heardAt))

export const compare: Record<NonNullable<BoardInput['sort']>, (one: BoardRow, other: BoardRow) => number> = {
  urgency: (one, other) =>
    urgency.indexOf(one.light) - urgency.indexOf(other.light) || other.flags.length - one.flags.length,
  // They come by name.
  name: () => 0,
  answered: (one, other) => one.answered - other.answered,
  heard: (one, other) => heardMs(one) - heardMs(other),
}

const groupWords = Object.fromEntries(Object.entries(groups).map(([name, { label }]) => [name, label])) as Record<
  Group,
  string
>

export const boardList: ListSpec<BoardInput, BoardRow> = {
  nouns: ['candidate', 'candidates'],
  nameOf: ({ name }) => name,
  filters: { group: oneOf('Where they stand', groupWords) },
  sorts: { urgency: asc('Needs you'), name: asc('Name'), answered: asc('Answered'), heard: desc('Last heard') },
  pageSize: 100,
}

export const wordsOf = ({ studentNumber, className }: BoardRow): string => `${studentNumber} ${className ?? ''}`

/** The time of day alone: an end is never far. Nothing of who has not begun: the state says so. */
const endText = ({ endsAt }: BoardRow) => (endsAt === null ? '' : lagosClock(new Date(endsAt)))
const moreText = ({ extraMinutes }: BoardRow) => (extraMinutes > 0 ? `${counted(extraMinutes, 'minute')} more` : '')
/** What is known of who may have begun there: since when the paper is on the device. */
const onDevice = ({ onDeviceSince }: BoardRow): Date | null => (onDeviceSince === null ? null : new Date(onDeviceSince))

/** As short as the cell, and as a line of a phone: a time of today, else a day. */
function deviceText(since: Date): string {
  const now = serverNow()
  return `since ${lagosDate(since) === lagosDate(now) ? lagosClock(since) : nearDay(since, now).replace(/ \d{4}$/, '')}`
}

function OnDevice({ since }: { since: Date }) {
  const full = nearTime(since, serverNow())
  return (
    <span className={styles.flag} title={`The paper is there since ${full}, and may have been begun.`}>
      {deviceText(since)}
    </span>
  )
}
const flagsText = ({ flags }: BoardRow) => (flags.length > 0 ? `${flags.length} to look at` : '')
const waitingText = ({ waiting }: BoardRow) => (waiting === null || waiting === 0 ? '' : `${waiting} not sent yet`)

/** How many questions have an answer, and that some have not arrived. */
function Answered({ row, questionCount }: { row: BoardRow; questionCount: number }) {
  if (row.attemptId === null) return null
  return (
    <span className={styles.answered}>
      <span>
        {row.answered} of {questionCount}
        {waitingText(row) && (
          <>
            <span className="only-heard">, </span>
            <span className={styles.waiting}>{waitingText(row)}</span>
          </>
        )}
      </span>
      <Bar percentage={(100 * row.answered) / Math.max(1, questionCount)} tone="blue" isThin />
    </span>
  )
}

const soonMs = 10 * 60_000
const endsSoon = ({ endsAt, extraMinutes }: BoardRow, nowMs: number) =>
  endsAt !== null && (extraMinutes > 0 || Date.parse(endsAt) - nowMs < soonMs)

/** On a phone, of whose end is near or is not that of the others. */
function EndsSoon({ row }: { row: BoardRow }) {
  return endsSoon(row, useNowMs()) && `, ends ${endText(row)}`
}

/** Whose time runs or is to come: what is left of it is told, and how old the news of them is. */
const isDone = ({ light }: BoardRow) => light === 'handed_in' || light === 'time_over' || light === 'late'

/** What a phone says of a candidate, after the chip of what differs from the usual; of who does not write in a word, which nothing else would say. */
function lineOf(row: BoardRow, questionCount: number): ReactNode[] {
  const state = lights[row.light]
  const since = onDevice(row)
  return [
    row.light !== 'writing' && !exceptionOf(state) && stateWord(state),
    row.attemptId !== null && (
      <>
        {row.answered} of {questionCount} answered
        <EndsSoon row={row} />
      </>
    ),
    row.heardAt !== null && !isDone(row) && !since && (
      <>
        heard <HeardAgo at={row.heardAt} />
      </>
    ),
    since && deviceText(since),
    flagsText(row),
    waitingText(row),
    moreText(row),
    row.studentNumber,
    row.className,
  ].filter(Boolean)
}

/** When they end, and how much of that is extra time: none of who is done. */
function Ends({ row }: { row: BoardRow }) {
  if (isDone(row)) return null
  const end = endText(row)
  if (row.extraMinutes === 0) return end
  return (
    <span title={moreText(row)}>
      {end === '' ? `+${row.extraMinutes} min` : `${end} +${row.extraMinutes}`}
      <span className="only-heard"> ({moreText(row)})</span>
    </span>
  )
}

function Now({ row }: { row: BoardRow }) {
  const since = onDevice(row)
  return (
    <>
      <StateMark state={lights[row.light]} />
      {since && <OnDevice since={since} />}
      {row.flags.length > 0 && (
        <span className={styles.flag} title={row.flags.map(flagText).join(' ')}>
          {flagsText(row)}
        </span>
      )}
    </>
  )
}

/** Which columns say something of anybody now: before they write, the name has the room of those that do not. */
export const columnsNeeded = (rows: readonly BoardRow[]) => ({
  hasAnswered: rows.some(({ attemptId }) => attemptId !== null),
  hasHeard: rows.some(({ heardAt }) => heardAt !== null),
  hasEnds: rows.some((row) => !isDone(row) && (row.endsAt !== null || row.extraMinutes > 0)),
})

type Shown = Pick<HallBoard['sitting'], 'questionCount'> & ReturnType<typeof columnsNeeded>

/** What the board says of each candidate. On a phone the line below the name says it all. */
export function columnsOf({ questionCount, hasAnswered, hasHeard, hasEnds }: Shown): Columns<BoardInput, BoardRow> {
  const only = (isShown: boolean, column: Columns<BoardInput, BoardRow>['others'][number]) => (isShown ? [column] : [])
  return {
    title: {
      header: 'Candidate',
      sort: 'name',
      isNameWhole: true,
      below: ({ studentNumber }) => studentNumber,
      isBelowExtra: true,
      isDotted: true,
      line: (row) => (
        <>
          {exceptionOf(lights[row.light])}
          <Dotted parts={lineOf(row, questionCount)} />
        </>
      ),
    },
    // In pixels: a time is as long on every desk. Below 1200 the name has the room of the student ID, which stands under it, and of
    // the class; below 1024 that of Heard, too: the state says who is silent.
    others: [
      { header: 'Student ID', value: 'studentNumber', width: '118px', isExtra: true },
      { header: 'Class', value: 'className', width: '68px', isExtra: true },
      ...only(hasAnswered, {
        header: 'Answered',
        sort: 'answered',
        width: '96px',
        cell: (row) => <Answered row={row} questionCount={questionCount} />,
      }),
      ...only(hasHeard, {
        header: 'Heard',
        sort: 'heard',
        isExtra: 'last',
        // "59 min ago".
        width: '96px',
        cell: (row) => (onDevice(row) ? 'not yet' : <HeardAgo at={row.heardAt} />),
      }),
      ...only(hasEnds, {
        header: 'Ends',
        // "11:16 am +15".
        width: '108px',
        cell: (row) => <Ends row={row} />,
      }),
      {
        header: 'Now',
        sort: 'urgency',
        // "Not heard from" and "1 to look at"; "On a device" and "since 11:16 am": beside each other, or below where rows are high.
        width: 'var(--now)',
        cell: (row) => <Now row={row} />,
      },
    ],
  }
}
