import type { School } from '@sabimark/contract/answers.ts'
import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconBuildingCommunity } from '@tabler/icons-react'
import type { Columns } from '../platform/list/data-columns.tsx'
import { DataTable } from '../platform/list/data-table.tsx'
import { ListPage } from '../platform/list/list-page.tsx'
import { useList } from '../platform/list/use-list.ts'
import { recordAt } from '../platform/navigation.tsx'
import { orpc } from '../platform/queries.ts'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { Figures } from '../platform/ui/figures.tsx'
import { menuIcon } from '../platform/ui/menu-icon.ts'
import { type SchoolInput, schoolList } from './school-list.ts'
import { useSchoolFigures } from './schools.ts'

const titles = {
  subjects: 'Subjects Management',
  students: 'Students Management',
  teachers: 'Teachers Management',
  exams: 'Exams Management',
  questions: 'Question Bank',
  results: 'Results & Analytics',
} as const

/** What belongs to schools and is counted across them. */
export type Things = keyof typeof titles

const counted: readonly [Things, header: string, value: (school: School) => number][] = [
  ['subjects', 'Subjects', ({ subjectsCount }) => subjectsCount],
  ['students', 'Students', ({ studentsCount }) => studentsCount],
  ['teachers', 'Teachers', ({ teachersCount }) => teachersCount],
  ['exams', 'Exams', ({ examsCount }) => examsCount],
  ['questions', 'Questions', ({ questionsCount }) => questionsCount],
  ['results', 'Results', ({ resultsCount }) => resultsCount],
]

/** One table of all schools with how much each has, the school with the most of these things first; never what they are. */
export default function SchoolCounts({ things }: { things: Things }) {
  const { [things]: most, ...others } = schoolList.sorts
  const list = useList(orpc.school.list, {
    ...schoolList,
    sorts: { [things]: most, ...others } as typeof schoolList.sorts,
  })
  const figures = useSchoolFigures()
  const columns: Columns<SchoolInput, School> = {
    title: {
      header: 'School',
      sort: 'name',
      page: recordAt('/schools/$schoolId'),
      line: ({ subdomain }) => subdomain,
    },
    others: counted.map(([sort, header, value]) => ({
      header,
      sort,
      value,
      width: '9%',
      isNumeric: true,
      isKept: sort === things,
    })),
  }
  return (
    <ListPage
      list={list}
      title={titles[things]}
      count={figures.data?.[things] ?? null}
      note="How much each school has. Only people of that school can open it."
      search={searchLabel('schools')}
      figures={
        <Figures
          query={figures}
          of={(all) => [['Schools', all.total], ...counted.map(([name, label]) => [label, all[name]] as const)]}
        />
      }
      ways={[{ page: { to: '/schools' }, label: 'All schools', icon: <IconBuildingCommunity {...menuIcon} /> }]}
    >
      <DataTable
        list={list}
        caption="What each school has"
        columns={columns}
        empty={<EmptySheet title="No schools yet">A school appears here once it has signed up.</EmptySheet>}
      />
    </ListPage>
  )
}
