import type { StudentResult } from '@sabimark/contract/answers.ts'
import { lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { percentageText } from '@sabimark/domain/words/percentage-text.ts'
import type { ReactNode } from 'react'
import type { Client } from '../../platform/client.ts'
import { type Columns, DataTable } from '../../platform/list/data-table.tsx'
import { FilterBar } from '../../platform/list/filter-bar.tsx'
import { asc, desc, type ListSpec } from '../../platform/list/list-spec.ts'
import { usePartList } from '../../platform/list/use-list.ts'
import { orpc } from '../../platform/queries.ts'
import { Card } from '../../platform/ui/card.tsx'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import styles from './student-results.module.css'

type Input = Omit<Parameters<Client['result']['listOfStudent']>[0], 'studentId'>

const spec: ListSpec<Input, StudentResult> = {
  nouns: ['result', 'results'],
  nameOf: ({ examTitle }) => examTitle,
  filters: {},
  sorts: { newest: desc('Newest'), exam: asc('Exam') },
}

const columns: Columns<Input, StudentResult> = {
  title: {
    header: 'Exam',
    sort: 'exam',
    page: ({ id }) => ({ to: '/results/$attemptId', params: { attemptId: id } }),
    line: (result) => (
      <>
        {seenBy(result)} {result.isPractice && <StatusBadge tone="grey">Practice</StatusBadge>}{' '}
        {[result.subject, result.className].filter(Boolean).join(' · ')}
      </>
    ),
  },
  others: [
    { header: 'Handed in', sort: 'newest', value: ({ submittedAt }) => lagosDay(new Date(submittedAt)), width: '22%' },
    { header: 'Score', cell: scoreOf, width: '20%', isNumeric: true, isKept: true },
  ],
}

type StudentResultsProps = {
  studentId: string
  /** A teacher sees those of the exams they work on, while the figures of a student count every exam. */
  isOwnWork?: boolean
}

/** Every exam the student sat, and how it went; what the student is not shown yet says so. */
export function StudentResults({ studentId, isOwnWork = false }: StudentResultsProps) {
  const list = usePartList(orpc.result.listOfStudent, spec, { always: { studentId } })
  const hasAny = list.isNarrowed || list.rows === undefined || list.rows.length > 0
  return (
    <Card title={isOwnWork ? 'Results in my exams' : 'Results'}>
      {isOwnWork && (
        <p className={styles.note}>Exams of your subjects, and those you set. The figures count all exams.</p>
      )}
      {hasAny && <FilterBar list={list} search="Search by exam or subject" hasSortChoice={false} isPart />}
      <DataTable
        list={list}
        caption="Results of this student"
        columns={columns}
        isPart
        empty={
          <EmptySheet title="No results yet">A result appears here once an exam was handed in and marked.</EmptySheet>
        }
      />
    </Card>
  )
}

function scoreOf({ score, toMarkCount }: StudentResult): string {
  if (score === null) return `${toMarkCount} to mark`
  return `${percentageText(score.percentage)} · ${score.grade}`
}

function seenBy({ scoreRelease }: StudentResult): ReactNode {
  return (
    <StatusBadge tone={scoreRelease.shown ? 'green' : 'grey'}>
      {scoreRelease.shown ? 'Released' : 'Not released'}
    </StatusBadge>
  )
}
