import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconHistory, IconUsersGroup } from '@tabler/icons-react'
import { DataTable } from '../../platform/list/data-table.tsx'
import { ListLink } from '../../platform/list/list-link.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { useMay } from '../../platform/may.ts'
import { orpc } from '../../platform/queries.ts'
import { useRecordActs } from '../../platform/record/use-record-acts.tsx'
import { useRecordOpen } from '../../platform/record/use-record-open.ts'
import { useMe } from '../../platform/session.ts'
import { LimitNote } from '../../school/limit-note.tsx'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { useIssueSlips } from './issue-slips.tsx'
import { NoStudents } from './no-students.tsx'
import { useStudentActs } from './student-actions.tsx'
import { studentColumns, studentExport, withoutPage } from './student-columns.tsx'
import { StudentDialog } from './student-dialog.tsx'
import { StudentFigures } from './student-figures.tsx'
import { studentList } from './student-list.ts'

export default function StudentsPage() {
  return (
    <OfOneSchool things="students">
      <Students />
    </OfOneSchool>
  )
}

const icon = { size: 18, 'aria-hidden': true } as const

function Students() {
  const { role } = useMe()
  const mayAdd = useMay('people.addStudent')
  const list = useList(orpc.people.listStudents, studentList)
  const record = useRecordOpen(list, mayAdd)
  const slips = useIssueSlips()
  const acts = useRecordActs(studentList, {
    ...{ edit: mayAdd ? record.edit : null, acts: useStudentActs(slips.ask) },
    onDone: (_act, ids) => list.select(ids, false),
  })
  return (
    <ListPage
      list={list}
      title={role === 'teacher' ? 'My Students' : 'Students Management'}
      search={searchLabel('students')}
      figures={<StudentFigures onShow={(missing) => list.setFilter('missing', missing)} />}
      add={mayAdd ? { label: 'Add New Student', onClick: record.add } : null}
      exported={studentExport}
      actions={
        <>
          {role === 'school_admin' && (
            <ListLink to="/students/classes" label="Classes" icon={<IconUsersGroup {...icon} />} />
          )}
          {mayAdd && <ListLink to="/changes" label="Recent changes" icon={<IconHistory {...icon} />} />}
        </>
      }
    >
      <LimitNote what="students" />
      {slips.place}
      <DataTable
        list={list}
        caption="Students"
        columns={mayAdd ? studentColumns : withoutPage}
        menu={acts.menu}
        bulk={acts.bulk}
        empty={<NoStudents onAdd={mayAdd ? record.add : null} />}
      />
      <StudentDialog opened={record.opened} classId={list.filters.classId} onClose={record.close} />
      {acts.question}
    </ListPage>
  )
}
