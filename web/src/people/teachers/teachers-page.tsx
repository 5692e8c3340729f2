import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconHistory, IconUpload } from '@tabler/icons-react'
import type { ListWay } from '../../platform/list/list-actions.tsx'
import { orpc } from '../../platform/queries.ts'
import { RecordsPage } from '../../platform/record/records-page.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { teacherActs } from './teacher-actions.tsx'
import { teacherColumns, teacherExport } from './teacher-columns.tsx'
import { TeacherFigures } from './teacher-figures.tsx'
import { teacherForm } from './teacher-form.ts'
import { teacherList } from './teacher-list.ts'
import { useTeacherSlips } from './use-teacher-slips.tsx'

export default function TeachersPage() {
  return (
    <OfOneSchool things="teachers">
      <Teachers />
    </OfOneSchool>
  )
}

const register: ListWay = { page: { to: '/teachers/import' }, label: 'Import', icon: <IconUpload {...menuIcon} /> }
const changes: ListWay = { page: { to: '/changes' }, label: 'Recent changes', icon: <IconHistory {...menuIcon} /> }

function Teachers() {
  const slips = useTeacherSlips()
  return (
    <RecordsPage
      title="Teachers Management"
      search={searchLabel('teachers')}
      call={orpc.people.listTeachers}
      spec={teacherList}
      form={teacherForm(slips.keep)}
      acts={teacherActs(slips.keep)}
      columns={teacherColumns}
      exported={teacherExport}
      figures={() => <TeacherFigures />}
      ways={[register, changes]}
      above={slips.place}
      empty="Add the first one. They sign in with an emailed invitation or a first password you give them."
    />
  )
}
