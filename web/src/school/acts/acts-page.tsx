import { Button } from '@mantine/core'
import type { ActLine } from '@sabimark/contract/answers.ts'
import { actText } from '@sabimark/domain/words/act-text.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { IconArrowBackUp, IconListDetails } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Client } from '../../platform/client.ts'
import type { Columns } from '../../platform/list/data-columns.tsx'
import { DataTable } from '../../platform/list/data-table.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { desc, type ListSpec } from '../../platform/list/list-spec.ts'
import { useList } from '../../platform/list/use-list.ts'
import { orpc } from '../../platform/queries.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import styles from './acts-page.module.css'
import { KeptDialog } from './kept-dialog.tsx'
import { UndoDialog } from './undo-dialog.tsx'

type ActInput = Parameters<Client['school']['listActs']>[0]

const actList: ListSpec<ActInput, ActLine> = {
  nouns: ['change', 'changes'],
  nameOf: ({ action, count }) => actText(action, count),
  initialsFrom: ({ by }) => by ?? '',
  filters: {},
  sorts: { newest: desc('Newest') },
}

const when = ({ at }: ActLine) => formatLagos(new Date(at))

const keptText = ({ keptCount }: ActLine) => `${keptCount.toLocaleString('en-NG')} not undone`

const columnsOf = (onKept: (act: ActLine) => void): Columns<ActInput, ActLine> => ({
  title: {
    header: 'What',
    line: (act) =>
      `${act.by ?? 'Somebody'} · ${act.isUndone ? 'undone' : when(act)}${act.keptCount > 0 ? `, ${keptText(act)}` : ''}`,
  },
  others: [
    { header: 'Who', value: ({ by }) => by ?? 'Somebody', width: '18%' },
    { header: 'When', sort: 'newest', value: when, width: '20%' },
    {
      header: 'State',
      cell: (act) =>
        act.isUndone && (
          <span className={styles.state}>
            <StatusBadge tone="grey">Undone</StatusBadge>
            {act.keptCount > 0 && (
              <Button variant="subtle" size="compact-xs" onClick={() => onKept(act)}>
                {keptText(act)}
              </Button>
            )}
          </span>
        ),
      width: '24%',
    },
  ],
})

/** What was done to many records lately, each with its Undo. */
export default function ActsPage() {
  const list = useList(orpc.school.listActs, actList)
  const [asked, setAsked] = useState<{ act: ActLine; about: 'undo' | 'kept' } | null>(null)
  const columns = useMemo(() => columnsOf((act) => setAsked({ act, about: 'kept' })), [])
  return (
    <ListPage list={list} title="Recent Changes" search="Search by person">
      <DataTable
        list={list}
        caption="Changes"
        columns={columns}
        menu={(act) => [
          ...(act.isUndone
            ? []
            : [
                {
                  label: 'Undo',
                  icon: <IconArrowBackUp size={18} />,
                  onClick: () => setAsked({ act, about: 'undo' }),
                },
              ]),
          ...(act.keptCount > 0
            ? [
                {
                  label: 'What was not undone',
                  icon: <IconListDetails size={18} />,
                  onClick: () => setAsked({ act, about: 'kept' }),
                },
              ]
            : []),
        ]}
        empty={
          <EmptySheet title="No changes in the last 30 days">
            What is done to several records at once, such as moving a class, can be undone here for 30 days.
          </EmptySheet>
        }
      />
      {asked?.about === 'undo' && <UndoDialog act={asked.act} onClose={() => setAsked(null)} />}
      {asked?.about === 'kept' && <KeptDialog act={asked.act} onClose={() => setAsked(null)} />}
    </ListPage>
  )
}
