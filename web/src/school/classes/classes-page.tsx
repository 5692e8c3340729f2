import { Button } from '@mantine/core'
import type { FieldValues } from '@sabimark/contract/record.ts'
import { classFields } from '@sabimark/domain/school/class-fields.ts'
import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../platform/client.ts'
import { DataTable, exportOf } from '../../platform/list/data-table.tsx'
import { ListLink } from '../../platform/list/list-link.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { orpc } from '../../platform/queries.ts'
import { RecordDialog } from '../../platform/record/record-dialog.tsx'
import { useRecordActs } from '../../platform/record/use-record-acts.tsx'
import type { RecordForm } from '../../platform/record/use-record-form.ts'
import { useRecordOpen } from '../../platform/record/use-record-open.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { classActs, classColumns, classList } from './class-list.tsx'

/** The classes of the school, found under Students: what people can be in, and in which order. */
export default function ClassesPage() {
  const list = useList(orpc.school.listClasses, classList)
  const record = useRecordOpen(list, true)
  const { menu, bulk, question } = useRecordActs(classList, {
    ...{ edit: record.edit, acts: classActs },
    onDone: (_act, ids) => list.select(ids, false),
  })
  return (
    <ListPage
      list={list}
      title="Classes"
      search={searchLabel('classes')}
      add={{ label: 'Add New Class', onClick: record.add }}
      exported={exportOf(classList, classColumns)}
      actions={<ListLink to="/students" label="Students" icon={<IconUsers size={18} aria-hidden="true" />} />}
    >
      <DataTable
        list={list}
        caption="Classes"
        columns={classColumns}
        menu={menu}
        bulk={bulk}
        empty={
          <EmptySheet title="No classes yet" action={<Button onClick={record.add}>Add New Class</Button>}>
            Add the first one: a level such as SS1, and an arm if there are several.
          </EmptySheet>
        }
      />
      <RecordDialog form={useClassForm()} opened={record.opened} onClose={record.close} />
      {question}
    </ListPage>
  )
}

type ClassValues = FieldValues<typeof classFields> & { formTeacherId: string | null }

function useClassForm(): RecordForm<ClassValues> {
  const input = { size: 500, sort: 'name' as const }
  const teachers = useQuery(orpc.people.listTeachers.queryOptions({ input, select: ({ items }) => items }))
  return {
    fields: {
      ...classFields,
      formTeacherId: {
        ...{ label: 'Form Teacher', kind: 'one', control: 'formTeacher', options: teachers },
        none: 'No form teacher',
      },
    },
    first: ['level', 'arm', 'formTeacherId'],
    titles: { add: 'Add New Class', addSubmit: 'Add Class', edit: 'Edit Class' },
    // The next arm is most often of the same level.
    keep: ['level'],
    refused: { CLASS_NAME_TAKEN: 'level', UNKNOWN_PERSON: 'formTeacherId' },
    read: async (id) => {
      const { class: stored } = await client.school.getClass({ id })
      return { values: { ...stored, formTeacherId: stored.formTeacher?.id ?? null }, revision: stored.revision }
    },
    add: async (values, options) => `${(await client.school.addClass(values, options)).class.name} was added.`,
    save: async (id, revision, changes, options) =>
      `${(await client.school.updateClass({ id, revision, ...changes }, options)).class.name} was saved.`,
  }
}
