import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconBuildingCommunity } from '@tabler/icons-react'
import { type Columns, DataTable } from '../platform/list/data-table.tsx'
import { ListPage } from '../platform/list/list-page.tsx'
import { useList } from '../platform/list/use-list.ts'
import { orpc } from '../platform/queries.ts'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { Figures } from '../platform/ui/figures.tsx'
import { menuIcon } from '../platform/ui/menu-icon.ts'
import { type SchoolInput, schoolList } from './school-list.ts'
import { type School, useSchoolFigures } from './schools.ts'

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

/** How many subjects, students and so on each school has; never what they are. */
export default function SchoolCounts({ things }: { things: Things }) {
  const { title, word, countOf }: Counted = counted[things]
  const list = useList(orpc.school.list, schoolList)
  const columns: Columns<SchoolInput, School> = {
    title: { header: 'School', sort: 'name', line: ({ subdomain }) => subdomain },
    others: [
      { header: 'Domain', value: ({ subdomain }) => subdomain, width: '30%' },
      { header: word, sort: things, value: countOf, width: '20%', isNumeric: true, isKept: true },
    ],
  }
  return (
    <ListPage
      list={list}
      title={title}
      note={`How many ${word.toLowerCase()} each school has. Only people of that school can open them.`}
      search={searchLabel('schools')}
      figures={
        <Figures
          query={useSchoolFigures()}
          of={(figures) => [
            ['Schools', figures.total],
            [word, figures[things]],
          ]}
        />
      }
      ways={[{ page: { to: '/schools' }, label: 'All schools', icon: <IconBuildingCommunity {...menuIcon} /> }]}
    >
      <DataTable
        list={list}
        caption={`${word} by school`}
        columns={columns}
        empty={<EmptySheet title="No schools found">A school appears here once it has signed up.</EmptySheet>}
      />
    </ListPage>
  )
}
