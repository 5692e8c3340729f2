import { Button } from '@mantine/core'
import { averageText } from '@sabimark/domain/school/percentage-text.ts'
import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHandedOver } from '../platform/handed-over.ts'
import { useMay } from '../platform/may.ts'
import { orpc } from '../platform/queries.ts'
import { useMe } from '../platform/session.ts'
import { Stat, StatRow } from '../platform/ui/card.tsx'
import { Chips } from '../platform/ui/chips.tsx'
import { NoChoices } from '../platform/ui/choices.tsx'
import { Filters } from '../platform/ui/fields.tsx'
import { Found } from '../platform/ui/found.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { SearchBox } from '../platform/ui/search-box.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import { ShowMore } from '../platform/ui/show-more.tsx'
import { byCursor, rowsOf, useSearch } from '../platform/whole-list.ts'
import { OfOneSchool } from '../school/of-one-school.tsx'
import { type SchoolClass, useClasses } from '../school/school-lists.ts'
import type { Slip } from './people.ts'
import { Slips } from './slips.tsx'
import { StudentDialog } from './student-dialog.tsx'
import { StudentTable } from './student-table.tsx'

export default function StudentsPage() {
  return (
    <OfOneSchool things="students">
      <Students />
    </OfOneSchool>
  )
}

function Students() {
  const me = useMe()
  const classes = useClasses()
  const search = useSearch()
  const [classId, setClassId] = useState<string | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const [slips, setSlips] = useState<Slip[]>([])
  const query = useInfiniteQuery({
    ...studentList({ search: search.asked, classId: classId ?? undefined }),
    placeholderData: keepPreviousData,
  })
  const chips = useChips(classes.data)
  const mayAdd = useMay('people.addStudent')
  useHandedOver('/students', (asked) => {
    if (asked.search !== undefined) {
      search.setTyped(asked.search)
      setClassId(null)
    }
    if (asked.isAdding) setIsAdding(mayAdd)
  })
  const isFiltered = search.asked !== undefined || classId !== null
  const addButton = mayAdd && (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setIsAdding(true)}>
      Add New Student
    </Button>
  )
  const keepSlip = (slip: Slip) =>
    setSlips((kept) => [...kept.filter(({ signInName }) => signInName !== slip.signInName), slip])
  const rows = rowsOf(query.data)
  return (
    <Sections>
      <PageHeader
        title={me.role === 'teacher' ? 'My Students' : 'Students Management'}
        actions={rows.length > 0 || isFiltered ? addButton : null}
      >
        A student signs in with school, student ID and password. No email is needed.
      </PageHeader>
      <StudentFigures />
      <Slips slips={slips} signInLabel="Student ID" onDone={() => setSlips([])} />
      {!chips && <NoChoices choices={classes} />}
      {chips && chips.length > 0 && (
        <Chips label="Classes" all="All classes" items={chips} chosen={classId} onChoose={setClassId} />
      )}
      <Filters>
        <SearchBox label={searchLabel('students')} value={search.typed} onChange={search.setTyped} />
      </Filters>
      <Found query={query} isTyping={search.isTyping} waiting="Loading students...">
        {() => <StudentTable rows={rows} isFiltered={isFiltered} addButton={addButton} onSlip={keepSlip} />}
      </Found>
      <ShowMore query={query} />
      {isAdding && <StudentDialog classId={classId} onSlip={keepSlip} onClose={() => setIsAdding(false)} />}
    </Sections>
  )
}

function studentList(filter: { search?: string; classId?: string }) {
  return orpc.people.listStudents.infiniteOptions({ input: (cursor) => ({ cursor, ...filter }), ...byCursor })
}

/** The classes to choose among. A teacher sees the students of some: where all are there, the other classes are left out. */
function useChips(classes: SchoolClass[] | undefined): SchoolClass[] | undefined {
  const isTeacher = useMe().role === 'teacher'
  const { data, hasNextPage } = useInfiniteQuery({ ...studentList({}), enabled: isTeacher })
  if (!isTeacher || !data || hasNextPage) return classes
  const students = rowsOf(data)
  return classes?.filter(({ id }) => students.some((student) => student.class?.id === id))
}

/** Figures of the whole school; left out while they are not known. */
function StudentFigures() {
  const { data } = useQuery(orpc.report.overview.queryOptions())
  if (!data) return null
  return (
    <StatRow>
      <Stat label="Total Students" value={data.studentsCount} />
      <Stat label="Average Score" value={averageText(data.averageScore)} />
    </StatRow>
  )
}
