import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { PageButton } from '../platform/navigation.tsx'
import { orpc } from '../platform/queries.ts'
import { Stat, StatRow } from '../platform/ui/card.tsx'
import { type Column, DataTable } from '../platform/ui/data-table.tsx'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { Filters } from '../platform/ui/fields.tsx'
import { Found } from '../platform/ui/found.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { SearchBox } from '../platform/ui/search-box.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import { ShowMore } from '../platform/ui/show-more.tsx'
import { byCursor, rowsOf, useSearch } from '../platform/whole-list.ts'
import type { School } from './schools.ts'

type Counted = { title: string; word: string; countOf: (school: School) => number }

const counted = {
  subjects: { title: 'Subjects Management', word: 'Subjects', countOf: (school) => school.subjectsCount },
  students: { title: 'Students Management', word: 'Students', countOf: (school) => school.studentsCount },
  teachers: { title: 'Teachers Management', word: 'Teachers', countOf: (school) => school.teachersCount },
  exams: { title: 'Exams Management', word: 'Exams', countOf: (school) => school.examsCount },
  questions: { title: 'Question Bank', word: 'Questions', countOf: (school) => school.questionsCount },
  results: { title: 'Results & Analytics', word: 'Results', countOf: (school) => school.resultsCount },
} satisfies Record<string, Counted>

/** What belongs to schools and is counted across them. */
export type Things = keyof typeof counted

const shown = (count: number) => count.toLocaleString('en-NG')

/** How many subjects, students and so on each school has; never what they are. */
export default function SchoolCounts({ things }: { things: Things }) {
  const { title, word, countOf } = counted[things]
  const search = useSearch()
  const query = useInfiniteQuery(
    orpc.school.list.infiniteOptions({
      input: (cursor) => ({ cursor, search: search.asked }),
      ...byCursor,
      placeholderData: keepPreviousData,
    }),
  )
  const rows = rowsOf(query.data)
  const isAll = search.asked === undefined && !query.isPlaceholderData && query.data !== undefined && !query.hasNextPage
  const columns: Column<School>[] = [
    { key: 'name', header: 'School', cell: ({ name }) => name, isTitle: true },
    { key: 'subdomain', header: 'Domain', cell: ({ subdomain }) => subdomain },
    { key: 'count', header: word, cell: (school) => shown(countOf(school)), isNumeric: true },
  ]
  return (
    <Sections>
      <PageHeader
        title={title}
        actions={
          <PageButton to="/schools" variant="default">
            All schools
          </PageButton>
        }
      >
        How many {word.toLowerCase()} each school has. Only people of that school can open them.
      </PageHeader>
      {isAll && (
        <StatRow>
          <Stat label="Schools" value={rows.length} />
          <Stat label={word} value={rows.reduce((sum, school) => sum + countOf(school), 0)} />
        </StatRow>
      )}
      <Filters>
        <SearchBox label={searchLabel('schools')} value={search.typed} onChange={search.setTyped} />
      </Filters>
      <Found query={query} isTyping={search.isTyping} waiting="Loading schools...">
        {() => (
          <DataTable
            caption={`${word} by school`}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            empty={
              <EmptySheet title="No schools found">
                {search.asked === undefined
                  ? 'A school appears here once it has signed up.'
                  : 'Try another part of the name or the domain.'}
              </EmptySheet>
            }
          />
        )}
      </Found>
      <ShowMore query={query} />
    </Sections>
  )
}
