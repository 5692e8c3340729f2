import type { StudentResult } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { averageText, percentageText } from '@sabimark/domain/words/percentage-text.ts'
import type { ReactNode } from 'react'
import type { Client } from '../../platform/client.ts'
import type { Columns } from '../../platform/list/data-columns.tsx'
import { DataTable } from '../../platform/list/data-table.tsx'
import { FilterBar } from '../../platform/list/filter-bar.tsx'
import { asc, desc, type ListSpec } from '../../platform/list/list-spec.ts'
import { usePartList } from '../../platform/list/use-list.ts'
import { orpc } from '../../platform/queries.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { gradeTone } from '../grade-tone.ts'
import { GradeGraph } from './grade-graph.tsx'
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
        {!result.scoreRelease.shown && <StatusBadge tone="grey">Not released</StatusBadge>}{' '}
        {result.isPractice && <StatusBadge tone="grey">Practice</StatusBadge>}{' '}
        <span className={styles.of}>
          <span>{[result.subject, result.className].filter(Boolean).join(' · ')}</span>
        </span>
      </>
    ),
  },
  others: [
    {
      header: 'Handed in',
      sort: 'newest',
      value: ({ submittedAt }) => lagosDay(new Date(submittedAt)),
      width: '112px',
    },
    { header: 'Score', value: marksOf, width: '92px', isNumeric: true },
    { header: '%', cell: percentageOf, width: '108px', isNumeric: true, isKept: true },
    // What the papers of the same class average.
    { header: 'Class', value: ({ classAverage }) => averageText(classAverage), width: '76px', isNumeric: true },
  ],
}

/** So many need no search. */
const fewResults = 12

type StudentResultsProps = {
  studentId: string
  /** Of all exams that count. */
  averageScore: number | null
  examsTaken: number
  /** A teacher sees those of the exams they work on, while the figures of a student count every exam. */
  isOwnWork?: boolean
}

/** Every exam the student sat, and how it went beside the class; what the student is not shown yet says so. */
export function StudentResults({ studentId, averageScore, examsTaken, isOwnWork = false }: StudentResultsProps) {
  const list = usePartList(orpc.result.listOfStudent, spec, { always: { studentId } })
  const isLong = list.isNarrowed || (list.total ?? 0) > fewResults
  return (
    <section className={styles.results} aria-labelledby="results-of-student">
      <div className={styles.head}>
        <h2 id="results-of-student">{isOwnWork ? 'Results in my exams' : 'Results'}</h2>
        <dl className={styles.figures}>
          <div>
            <dt>Exams Taken</dt>
            <dd>{examsTaken.toLocaleString('en-NG')}</dd>
          </div>
          <div>
            <dt>Average Score</dt>
            <dd>{averageText(averageScore)}</dd>
          </div>
        </dl>
      </div>
      {isOwnWork && (
        <p className={styles.note}>Exams of your subjects, and those you set. The figures count all exams.</p>
      )}
      {list.rows && !list.isNarrowed && <GradeGraph results={list.rows} />}
      {isLong && (
        <div className={styles.search}>
          <FilterBar list={list} search="Search by exam or subject" hasSortChoice={false} isPart />
        </div>
      )}
      <DataTable
        list={list}
        caption="Results of this student"
        columns={columns}
        isPart
        empty={
          <EmptySheet title="No results yet">A result appears here once an exam was handed in and marked.</EmptySheet>
        }
      />
    </section>
  )
}

function marksOf({ score }: StudentResult): string | null {
  return score && `${marksText(score.earnedHundredths)} / ${marksText(score.availableHundredths)}`
}

function percentageOf({ score, scoreRelease, toMarkCount }: StudentResult): ReactNode {
  if (score === null && toMarkCount === 0 && scoreRelease.waitsForTeacher) return 'Late answers'
  if (score === null) return `${toMarkCount.toLocaleString('en-NG')} to mark`
  return (
    <span className={styles.percentage}>
      <strong>{percentageText(score.percentage)}</strong>
      <span className={styles.grade} data-tone={gradeTone(score.grade)}>
        <span className="only-heard">Grade </span>
        {score.grade}
      </span>
    </span>
  )
}
