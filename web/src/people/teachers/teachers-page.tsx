import { Button } from '@mantine/core'
import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconHistory } from '@tabler/icons-react'
import { DataTable } from '../../platform/list/data-table.tsx'
import { ListLink } from '../../platform/list/list-link.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { orpc } from '../../platform/queries.ts'
import { useRecordActs } from '../../platform/record/use-record-acts.tsx'
import { useRecordOpen } from '../../platform/record/use-record-open.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { teacherActs } from './teacher-actions.tsx'
import { teacherColumns, teacherExport } from './teacher-columns.tsx'
import { TeacherDialog } from './teacher-dialog.tsx'
import { TeacherFigures } from './teacher-figures.tsx'
import { teacherList } from './teacher-list.ts'
import { useTeacherSlips } from './use-teacher-slips.tsx'

export default function TeachersPage() {
  return (
    <OfOneSchool things="teachers">
      <Teachers />
    </OfOneSchool>
  )
}

function Teachers() {
  const list = useList(orpc.people.listTeachers, teacherList)
  const record = useRecordOpen(list, true)
  const slips = useTeacherSlips()
  const acts = useRecordActs(teacherList, {
    ...{ edit: record.edit, acts: teacherActs(slips.keep) },
    onDone: (_act, ids) => list.select(ids, false),
  })
  return (
    <ListPage
      list={list}
      title="Teachers Management"
      search={searchLabel('teachers')}
      figures={<TeacherFigures />}
      add={{ label: 'Add New Teacher', onClick: record.add }}
      exported={teacherExport}
      actions={<ListLink to="/changes" label="Recent changes" icon={<IconHistory {...menuIcon} />} />}
    >
      {slips.place}
      <DataTable
        list={list}
        caption="Teachers"
        columns={teacherColumns}
        menu={acts.menu}
        bulk={acts.bulk}
        empty={
          <EmptySheet title="No teachers found" action={<Button onClick={record.add}>Add New Teacher</Button>}>
            Add the first one. They sign in with an emailed invitation or a first password you give them.
          </EmptySheet>
        }
      />
      <TeacherDialog opened={record.opened} onSlip={slips.keep} onClose={record.close} />
      {acts.question}
    </ListPage>
  )
}
