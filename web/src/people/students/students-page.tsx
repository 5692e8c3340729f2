import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconCalendarUp, IconHistory, IconPhotoUp, IconPrinter, IconUpload, IconUsersGroup } from '@tabler/icons-react'
import type { ListWay } from '../../platform/list/list-actions.tsx'
import { useMay } from '../../platform/may.ts'
import { orpc } from '../../platform/queries.ts'
import { RecordsPage } from '../../platform/record/records-page.tsx'
import { useMe } from '../../platform/session.ts'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { LimitNote } from '../../school/limit-note.tsx'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { useIssueSlips } from './issue-slips.tsx'
import { useStudentActs } from './student-actions.tsx'
import { studentColumns, studentExport } from './student-columns.tsx'
import { StudentFigures } from './student-figures.tsx'
import { studentForm } from './student-form.ts'
import { studentList } from './student-list.ts'
import { studentRegister } from './student-register.ts'

export default function StudentsPage() {
  return (
    <OfOneSchool things="students">
      <Students />
    </OfOneSchool>
  )
}

const classes: ListWay = {
  isRare: true,
  page: { to: '/students/classes' },
  label: 'Classes',
  icon: <IconUsersGroup {...menuIcon} />,
}
const register: ListWay = { page: { to: '/students/import' }, label: 'Import', icon: <IconUpload {...menuIcon} /> }
const photos: ListWay = {
  page: { to: '/students/photos' },
  isRare: true,
  label: 'Add photos',
  icon: <IconPhotoUp {...menuIcon} />,
}
const promotion: ListWay = {
  page: { to: '/students/promotion' },
  isRare: true,
  label: 'Begin a school year',
  icon: <IconCalendarUp {...menuIcon} />,
}
const changes: ListWay = {
  isRare: true,
  page: { to: '/changes' },
  label: 'Recent changes',
  icon: <IconHistory {...menuIcon} />,
}
const notTheirs =
  'You see the students of the classes assigned to you. Either no class is assigned to you yet, or it has no students: please ask your administrator.'

function Students() {
  const { role } = useMe()
  const mayAdd = useMay('people.addStudent')
  const maySetPhoto = useMay('people.setPhoto')
  const slips = useIssueSlips()
  return (
    <RecordsPage
      title={role === 'teacher' ? 'My Students' : 'Students Management'}
      search={searchLabel('students')}
      call={orpc.people.listStudents}
      spec={studentList}
      form={studentForm}
      acts={useStudentActs(slips.ask)}
      mayAdd={mayAdd}
      columns={studentColumns}
      exported={studentExport}
      whole={mayAdd ? studentRegister : undefined}
      figures={(list) => <StudentFigures onShow={(missing) => list.setFilter('missing', missing)} />}
      ways={(list) => {
        const print: ListWay = {
          label: 'Print slips',
          icon: <IconPrinter {...menuIcon} />,
          onClick: () => slips.askAll(() => list.fetchAll(() => undefined)),
        }
        return mayAdd ? [register, print, classes, ...(maySetPhoto ? [photos] : []), promotion, changes] : [print]
      }}
      above={
        <>
          <LimitNote what="students" />
          {slips.place}
        </>
      }
      empty={mayAdd ? 'Add the first one: a name, a student ID and a class are enough.' : notTheirs}
    />
  )
}
