import type { ExamAttendance, ExamDetail, ResultsOfExam } from '@sabimark/contract/answers.ts'
import { averageText } from '@sabimark/domain/words/percentage-text.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconUserQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { ColleagueLine } from '../../exam/colleague-line.tsx'
import { isOver, nobodySat } from '../../exam/nobody-sat.ts'
import { SilentDevices } from '../../exam/release/silent-devices.tsx'
import { ExportMenu, useExport } from '../../platform/list/export-button.tsx'
import { FilterBar } from '../../platform/list/filter-bar.tsx'
import { usePageParams } from '../../platform/navigation.tsx'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { type Figure, FigureRow, type Need } from '../../platform/ui/figures.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { MissingCandidates, useAttendance } from './attendance.tsx'
import { missingText, nobodyText } from './attendance-words.ts'
import { useExamResults } from './exam-results.ts'
import { ExamResultsTable } from './exam-results-table.tsx'
import { missingRows, resultColumns } from './export-results.ts'
import { heldBackText } from './held-back-words.ts'
import { NobodySat } from './nobody-sat-sheet.tsx'
import { OfExamResults, ResultsFrame } from './results-frame.tsx'
import { SatUnusually, useUnusual } from './sat-unusually.tsx'

/** The candidates of one exam and their results, for staff. */
export default function ExamResultsPage() {
  const { examId } = usePageParams('/results/exam/$examId')
  return <OfExamResults examId={examId}>{(exam) => <OfExam exam={exam} />}</OfExamResults>
}

function OfExam({ exam }: { exam: ExamDetail }) {
  const { list, head } = useExamResults(exam.id, exam.status === 'active')
  const attendance = useAttendance(exam)
  const [opened, setOpened] = useState<'missing' | 'unusual' | null>(null)
  const { rows, isNarrowed } = list
  const hasAny = isNarrowed || (rows !== undefined && rows.length > 0)
  const hasPapers = (head?.figures.handedIn ?? 0) > 0
  const unusual = useUnusual(exam.id, hasPapers && (exam.status !== 'active' || opened === 'unusual'))
  // Who was searched for is among those who sat it.
  const file = useExport(list, resultColumns, {
    below: attendance && !isNarrowed ? missingRows(attendance) : [],
  })
  // Before the doors open nobody could have begun: a list of everybody says nothing.
  const missing = exam.status !== 'scheduled' && attendance && attendance.missing.length > 0 ? attendance : null
  const toggle = (what: typeof opened) => () => setOpened(opened === what ? null : what)
  const needs: Need[] = head
    ? [
        ...(head.figures.toMark > 0
          ? [
              {
                text: `${counted(head.figures.toMark, 'answer')} to mark`,
                shown: { to: '/marking/$examId', params: { examId: exam.id } } as const,
              },
            ]
          : []),
        ...(missing ? [{ text: missingText(missing), shown: toggle('missing') }] : []),
        ...(head.figures.waitingLate > 0
          ? [
              {
                text: `${counted(head.figures.waitingLate, 'paper')} with late answers to decide`,
                shown: () => list.setFilter('result', 'late'),
              },
            ]
          : []),
        ...(unusual.data && unusual.data.unusualCount > 0
          ? [{ text: `${unusual.data.unusualCount} sat unusually`, shown: toggle('unusual') }]
          : []),
      ]
    : []
  return (
    <ResultsFrame
      exam={exam}
      view="/results/exam/$examId"
      isHere={rows !== undefined}
      actions={hasAny && <ExportMenu file={file} />}
      acts={
        hasPapers
          ? [
              {
                label: 'Was a paper sat unusually?',
                icon: <IconUserQuestion {...menuIcon} />,
                onClick: toggle('unusual'),
              },
            ]
          : []
      }
    >
      <ColleagueLine exam={exam} page="results" />
      {head && (hasAny || missing) && <FigureRow figures={figuresOf(head, attendance)} needs={needs} />}
      {opened === 'missing' && missing && <MissingCandidates attendance={missing} />}
      {opened === 'unusual' && <SatUnusually query={unusual} />}
      {head?.rightAnswers?.waitsForDevices && (
        <SilentDevices
          examId={exam.id}
          mayOpen={exam.mayAct}
          silent={{ until: head.rightAnswers.at, holdsAnswers: true, devices: head.rightAnswers.silent }}
        />
      )}
      {hasAny && (
        <FilterBar
          list={list}
          search="Search by name or Student ID"
          hasSortChoice
          said={heldBackText(exam, head?.isReleased ?? exam.isReleased)}
        />
      )}
      <ExamResultsTable
        exam={exam}
        list={list}
        onExport={file.saveSome}
        empty={<NobodyYet exam={exam} attendance={attendance} />}
      />
    </ResultsFrame>
  )
}

function figuresOf({ figures }: Pick<ResultsOfExam, 'figures'>, attendance: ExamAttendance | undefined): Figure[] {
  const expected = attendance?.expectedCount ?? 0
  const of = expected > 0 ? ` of ${expected.toLocaleString('en-NG')}` : ''
  return [
    ['Handed in', `${figures.handedIn.toLocaleString('en-NG')}${of}`],
    ['In progress', figures.inProgress],
    ['Average Score', averageText(figures.averageScore)],
    ['Pass Rate', averageText(figures.passRate)],
  ]
}

function NobodyYet({ exam, attendance }: { exam: ExamDetail; attendance: ExamAttendance | undefined }) {
  const onDevice = attendance?.onDeviceCount ?? 0
  if (isOver(exam) && onDevice > 0)
    return (
      <EmptySheet title="No paper has arrived yet">
        {counted(onDevice, 'candidate')} may have written it on a device without a network.
      </EmptySheet>
    )
  if (nobodySat(exam)) return <NobodySat>It is closed.</NobodySat>
  if (isOver(exam)) return <EmptySheet title="No paper has arrived">The exam is closed.</EmptySheet>
  return (
    <EmptySheet title={nobodyText(attendance)}>
      Candidates appear here when they press Start. This page updates by itself.
    </EmptySheet>
  )
}
