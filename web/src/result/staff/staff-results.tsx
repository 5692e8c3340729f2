import { averageText } from '@sabimark/domain/school/percentage-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Exam, lagosText, statusTones, useExams } from '../../exam/exams.ts'
import { PageButton } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { Stat, StatRow } from '../../platform/ui/card.tsx'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { Filters } from '../../platform/ui/fields.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { SearchBox } from '../../platform/ui/search-box.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { isFound } from '../../platform/whole-list.ts'
import { OfOneSchool } from '../../school/of-one-school.tsx'

const columns: Column<Exam>[] = [
  {
    key: 'title',
    header: 'Exam',
    isTitle: true,
    cell: (exam) => (
      <TextLink to="/results/exam/$examId" params={{ examId: exam.id }}>
        {exam.title}
      </TextLink>
    ),
  },
  { key: 'subject', header: 'Subject', cell: (exam) => exam.subject },
  { key: 'classes', header: 'Classes', cell: (exam) => exam.classes.join(', ') || '–' },
  { key: 'opens', header: 'Opens', cell: (exam) => lagosText(exam.opensAt) },
  {
    key: 'status',
    header: 'Status',
    cell: (exam) => <StatusBadge tone={statusTones[exam.status]}>{exam.status}</StatusBadge>,
  },
  {
    key: 'handedIn',
    header: 'Handed in',
    cell: (exam) => `${exam.submittedCount} of ${exam.startedCount}`,
    isNumeric: true,
  },
]

/** Results & Analytics for staff: the exams that have been given out, to choose one. */
export default function StaffResults() {
  return (
    <OfOneSchool things="results">
      <ExamChoice />
    </OfOneSchool>
  )
}

function ExamChoice() {
  const { query, isWhole, exams } = useExams()
  const overview = useQuery(orpc.report.overview.queryOptions()).data
  const [typed, setTyped] = useState('')
  const published = exams.filter(({ status }) => status !== 'draft')
  const found = published.filter(({ title, subject, classes }) => isFound(typed, [title, subject, ...classes]))
  return (
    <Sections>
      <PageHeader title="Results & Analytics">Choose an exam to see who sat it and how it went.</PageHeader>
      <Loaded query={query} waiting="Loading results...">
        {() => (
          <>
            {isWhole && (
              <StatRow>
                <Stat
                  label="Total Results"
                  value={published.reduce((sum, { submittedCount }) => sum + submittedCount, 0)}
                />
                {overview && <Stat label="Average Score" value={averageText(overview.averageScore)} />}
              </StatRow>
            )}
            {published.length > 0 && (
              <Filters>
                <SearchBox label="Search by exam, subject or class" value={typed} onChange={setTyped} />
              </Filters>
            )}
            <DataTable
              caption="Exams with results"
              columns={columns}
              rows={found}
              rowKey={({ id }) => id}
              empty={<NoExams isSearch={published.length > 0} />}
            />
          </>
        )}
      </Loaded>
    </Sections>
  )
}

function NoExams({ isSearch }: { isSearch: boolean }) {
  if (isSearch)
    return <EmptySheet title="No exams found">Try another part of the title, a subject or a class.</EmptySheet>
  return (
    <EmptySheet title="No results yet" action={<PageButton to="/exams">Go to the exams</PageButton>}>
      Results appear here once an exam has been published and students sit it.
    </EmptySheet>
  )
}
