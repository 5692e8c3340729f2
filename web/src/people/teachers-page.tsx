import { Button } from '@mantine/core'
import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHandedOver } from '../platform/handed-over.ts'
import { orpc } from '../platform/queries.ts'
import { Stat, StatRow } from '../platform/ui/card.tsx'
import { Filters } from '../platform/ui/fields.tsx'
import { Found } from '../platform/ui/found.tsx'
import { GoodNote } from '../platform/ui/good-note.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { SearchBox } from '../platform/ui/search-box.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import { ShowMore } from '../platform/ui/show-more.tsx'
import { byCursor, rowsOf, useSearch } from '../platform/whole-list.ts'
import { OfOneSchool } from '../school/of-one-school.tsx'
import type { Slip } from './people.ts'
import { Slips } from './slips.tsx'
import { type AddedTeacher, TeacherDialog } from './teacher-dialog.tsx'
import { TeacherTable } from './teacher-table.tsx'

export default function TeachersPage() {
  return (
    <OfOneSchool things="teachers">
      <Teachers />
    </OfOneSchool>
  )
}

function Teachers() {
  const search = useSearch()
  const [isAdding, setIsAdding] = useState(false)
  const [added, setAdded] = useState<AddedTeacher | null>(null)
  const [slips, setSlips] = useState<Slip[]>([])
  const query = useInfiniteQuery(
    orpc.people.listTeachers.infiniteOptions({
      input: (cursor) => ({ cursor, search: search.asked }),
      ...byCursor,
      placeholderData: keepPreviousData,
    }),
  )
  // What was said of the last one is no news any more.
  const add = () => {
    setAdded(null)
    setIsAdding(true)
  }
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={add}>
      Add New Teacher
    </Button>
  )
  const keepSlip = (slip: Slip) =>
    setSlips((kept) => [...kept.filter(({ signInName }) => signInName !== slip.signInName), slip])
  const rows = rowsOf(query.data)
  useHandedOver('/teachers', (asked) => {
    if (asked.search !== undefined) search.setTyped(asked.search)
    if (asked.isAdding) add()
  })
  const isFiltered = search.asked !== undefined
  return (
    <Sections>
      <PageHeader title="Teachers Management" actions={rows.length > 0 || isFiltered ? addButton : null}>
        Teachers write questions, set exams and see the results.
      </PageHeader>
      <TeacherFigures />
      {added && <GoodNote>{whatHappened(added)}</GoodNote>}
      <Slips slips={slips} signInLabel="Email" onDone={() => setSlips([])} />
      <Filters>
        <SearchBox label={searchLabel('teachers')} value={search.typed} onChange={search.setTyped} />
      </Filters>
      <Found query={query} isTyping={search.isTyping} waiting="Loading teachers...">
        {() => <TeacherTable rows={rows} isFiltered={isFiltered} addButton={addButton} onSlip={keepSlip} />}
      </Found>
      <ShowMore query={query} />
      {isAdding && (
        <TeacherDialog
          onAdded={(result) => {
            setAdded(result)
            if (result.slip) keepSlip(result.slip)
            setIsAdding(false)
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Sections>
  )
}

function whatHappened({ teacher, slip }: AddedTeacher): string {
  if (slip) return `${teacher.name} was added. Hand over the first password below.`
  return `${teacher.name} was added. An email is on its way to ${teacher.email ?? 'the address you gave'} with a link to choose a password and sign in.`
}

/** Figures of the whole school; left out while they are not known. */
function TeacherFigures() {
  const { data } = useQuery(orpc.report.overview.queryOptions())
  if (!data) return null
  return (
    <StatRow>
      <Stat label="Total Teachers" value={data.teachersCount} />
      <Stat label="Total Students" value={data.studentsCount} />
    </StatRow>
  )
}
