import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconUsers } from '@tabler/icons-react'
import { orpc } from '../../platform/queries.ts'
import { RecordsPage } from '../../platform/record/records-page.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { classActs, classColumns, classForm, classList } from './class-record.tsx'

/** The classes of the school, found under Students: what people can be in, and in which order. */
export default function ClassesPage() {
  return (
    <RecordsPage
      title="Classes"
      search={searchLabel('classes')}
      call={orpc.school.listClasses}
      spec={classList}
      form={classForm}
      acts={classActs}
      columns={classColumns}
      ways={[{ page: { to: '/students' }, label: 'Students', icon: <IconUsers {...menuIcon} /> }]}
      empty="Add the first one: a level such as SS1, and an arm if there are several."
    />
  )
}
