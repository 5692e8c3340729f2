import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useHandedOver } from '../platform/handed-over.ts'
import { useMay } from '../platform/may.ts'
import { useMe } from '../platform/session.ts'
import { Stat, StatRow } from '../platform/ui/card.tsx'
import { CardList } from '../platform/ui/card-list.tsx'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { Filters } from '../platform/ui/fields.tsx'
import { GoodNote } from '../platform/ui/good-note.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { SearchBox } from '../platform/ui/search-box.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import { isFound } from '../platform/whole-list.ts'
import { OfOneSchool } from './of-one-school.tsx'
import { type Subject, useSubjects } from './school-lists.ts'
import { SubjectCard } from './subject-card.tsx'
import { SubjectDialog } from './subject-dialog.tsx'

export default function SubjectsPage() {
  return (
    <OfOneSchool things="subjects">
      <Subjects />
    </OfOneSchool>
  )
}

function Subjects() {
  const me = useMe()
  const mayAdd = useMay('school.addSubject')
  const query = useSubjects()
  const [isAdding, setIsAdding] = useState(false)
  const [added, setAdded] = useState<Subject | null>(null)
  const [typed, setTyped] = useState('')
  // What was said of the last one is no news any more.
  const add = () => {
    setAdded(null)
    setIsAdding(true)
  }
  useHandedOver('/subjects', (asked) => {
    if (asked.search !== undefined) setTyped(asked.search)
    if (asked.isAdding && mayAdd) add()
  })
  const addButton = mayAdd && (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={add}>
      Add New Subject
    </Button>
  )
  return (
    <Sections>
      <PageHeader title="Subjects Management" actions={query.data?.length ? addButton : null}>
        What is taught and examined at {me.school}.
      </PageHeader>
      {added && <GoodNote>{added.name} was added.</GoodNote>}
      <Loaded query={query} waiting="Loading subjects...">
        {(subjects) => <SubjectList subjects={subjects} addButton={addButton} typed={typed} onType={setTyped} />}
      </Loaded>
      {isAdding && (
        <SubjectDialog
          subjectCount={query.data?.length ?? 0}
          onAdded={(subject) => {
            setAdded(subject)
            setIsAdding(false)
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Sections>
  )
}

type SubjectListProps = { subjects: Subject[]; addButton: ReactNode; typed: string; onType: (typed: string) => void }

function SubjectList({ subjects, addButton, typed, onType }: SubjectListProps) {
  if (subjects.length === 0) {
    return (
      <EmptySheet title="No subjects yet" action={addButton}>
        Add the first one, for example Mathematics. Questions and exams belong to a subject.
      </EmptySheet>
    )
  }
  const found = subjects.filter(({ name, code }) => isFound(typed, [name, code]))
  const minutes = subjects.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)
  return (
    <>
      <StatRow>
        <Stat label="Total Subjects" value={subjects.length} />
        <Stat label="Active Subjects" value={subjects.filter(({ status }) => status === 'active').length} />
        <Stat label="Avg Duration (minutes)" value={Math.round(minutes / subjects.length)} />
      </StatRow>
      <Filters>
        <SearchBox label="Search by name or code" value={typed} onChange={onType} />
      </Filters>
      {found.length === 0 ? (
        <EmptySheet title="No subjects found">Try another part of the name or the code.</EmptySheet>
      ) : (
        <CardList>
          {found.map((subject) => (
            <SubjectCard key={subject.id} subject={subject} />
          ))}
        </CardList>
      )}
    </>
  )
}
