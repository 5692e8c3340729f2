import { Button, NativeSelect } from '@mantine/core'
import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useHandedOver } from '../platform/handed-over.ts'
import { orpc } from '../platform/queries.ts'
import { CardList } from '../platform/ui/card-list.tsx'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { Filters } from '../platform/ui/fields.tsx'
import { Found } from '../platform/ui/found.tsx'
import { GoodNote } from '../platform/ui/good-note.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { SearchBox } from '../platform/ui/search-box.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import { ShowMore } from '../platform/ui/show-more.tsx'
import { byCursor, rowsOf, useSearch } from '../platform/whole-list.ts'
import { NoSubject } from '../school/no-subject.tsx'
import { OfOneSchool } from '../school/of-one-school.tsx'
import { type Subject, useSubjects } from '../school/school-lists.ts'
import { QuestionCard } from './question-card.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { QuestionStats } from './question-stats.tsx'

export default function QuestionsPage() {
  return (
    <OfOneSchool things="questions">
      <Bank />
    </OfOneSchool>
  )
}

function Bank() {
  const subjects = useSubjects()
  return (
    <Loaded query={subjects} waiting="Loading questions..." title="Question Bank">
      {(items) =>
        items.length > 0 ? (
          <Questions subjects={items} />
        ) : (
          <>
            <PageHeader title="Question Bank" />
            <NoSubject things="Questions" />
          </>
        )
      }
    </Loaded>
  )
}

function Questions({ subjects }: { subjects: Subject[] }) {
  const search = useSearch()
  const [subjectId, setSubjectId] = useState<string | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const [addedCount, setAddedCount] = useState(0)
  const query = useInfiniteQuery(
    orpc.bank.listQuestions.infiniteOptions({
      input: (cursor) => ({ cursor, search: search.asked, subjectId: subjectId ?? undefined }),
      ...byCursor,
      placeholderData: keepPreviousData,
    }),
  )
  // What was said of the last ones is no news any more.
  const add = () => {
    setAddedCount(0)
    setIsAdding(true)
  }
  useHandedOver('/questions', (asked) => {
    if (asked.search !== undefined) {
      search.setTyped(asked.search)
      setSubjectId(null)
    }
    if (asked.isAdding) add()
  })
  const rows = rowsOf(query.data)
  const isFiltered = search.asked !== undefined || subjectId !== null
  const addButton: ReactNode = (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={add}>
      Add Question
    </Button>
  )
  return (
    <Sections>
      <PageHeader title="Question Bank" actions={rows.length > 0 || isFiltered ? addButton : null}>
        Write a question once and use it in as many exams as you like.
      </PageHeader>
      {addedCount > 0 && !isAdding && (
        <GoodNote>{addedCount === 1 ? 'The question was added.' : `${addedCount} questions were added.`}</GoodNote>
      )}
      {!isFiltered && query.data && !query.isPlaceholderData && !query.hasNextPage && rows.length > 0 && (
        <QuestionStats rows={rows} />
      )}
      <Filters>
        <SearchBox label={searchLabel('questions')} value={search.typed} onChange={search.setTyped} />
        <NativeSelect
          label="Subject"
          name="subject"
          value={subjectId ?? ''}
          onChange={(event) => setSubjectId(event.currentTarget.value || null)}
          data={[{ value: '', label: 'All subjects' }, ...subjects.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      </Filters>
      <Found query={query} isTyping={search.isTyping} waiting="Loading questions...">
        {() =>
          rows.length > 0 ? (
            <CardList isWide>
              {rows.map((item) => (
                <QuestionCard key={item.id} item={item} />
              ))}
            </CardList>
          ) : (
            <NoQuestions isFiltered={isFiltered} addButton={addButton} />
          )
        }
      </Found>
      <ShowMore query={query} />
      {isAdding && (
        <QuestionDialog
          subjects={subjects.filter(({ status }) => status === 'active')}
          subjectId={subjectId}
          onAdded={() => setAddedCount((count) => count + 1)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Sections>
  )
}

function NoQuestions({ isFiltered, addButton }: { isFiltered: boolean; addButton: ReactNode }) {
  if (isFiltered) return <EmptySheet title="No questions found">Try another word, or all subjects.</EmptySheet>
  return (
    <EmptySheet title="No questions yet" action={addButton}>
      Write the first one. Multiple choice and true or false are marked automatically.
    </EmptySheet>
  )
}
