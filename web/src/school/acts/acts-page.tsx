import type { ActLine } from '@sabimark/contract/answers.ts'
import { actText } from '@sabimark/domain/words/act-text.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { Client } from '../../platform/client.ts'
import { type Columns, DataTable } from '../../platform/list/data-table.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { desc, type ListSpec } from '../../platform/list/list-spec.ts'
import { useList } from '../../platform/list/use-list.ts'
import { undoRefusalText } from '../../platform/news/undo-refusal.ts'
import { useUndo } from '../../platform/news/use-undo.ts'
import { orpc } from '../../platform/queries.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'

type ActInput = Parameters<Client['school']['listActs']>[0]

const actList: ListSpec<ActInput, ActLine> = {
  nouns: ['change', 'changes'],
  nameOf: ({ action, count }) => actText(action, count),
  initialsFrom: ({ by }) => by ?? '',
  filters: {},
  sorts: { newest: desc('Newest') },
}

const when = ({ at }: ActLine) => formatLagos(new Date(at))

const columns: Columns<ActInput, ActLine> = {
  title: { header: 'What', line: (act) => `${act.by ?? 'Somebody'} · ${act.isUndone ? 'undone' : when(act)}` },
  others: [
    { header: 'Who', value: ({ by }) => by ?? 'Somebody', width: '22%' },
    { header: 'When', sort: 'newest', value: when, width: '24%' },
    {
      header: 'State',
      cell: ({ isUndone }) => isUndone && <StatusBadge tone="grey">Undone</StatusBadge>,
      width: '12%',
    },
  ],
}

/** What was done to many records lately, each with its Undo. */
export default function ActsPage() {
  const list = useList(orpc.school.listActs, actList)
  const undoing = useUndo()
  return (
    <ListPage list={list} title="Recent Changes" search="Search by person">
      <RefusalNote error={undoing.error}>{undoRefusalText(undoing.error)}</RefusalNote>
      <DataTable
        list={list}
        caption="Changes"
        columns={columns}
        menu={({ id, isUndone }) =>
          isUndone
            ? []
            : [{ label: 'Undo', icon: <IconArrowBackUp size={18} />, onClick: () => undoing.act({ batch: id }) }]
        }
        empty={
          <EmptySheet title="No changes in the last 30 days">
            What is done to several records at once, such as moving a class, can be undone here for 30 days.
          </EmptySheet>
        }
      />
    </ListPage>
  )
}
