import type { AuditLine } from '@sabimark/contract/answers.ts'
import { dayHead } from '@sabimark/domain/words/day-head.ts'
import { lagosClock } from '@sabimark/domain/words/lagos-time.ts'
import { useMemo } from 'react'
import { fitWidth } from '../../platform/list/fit-width.ts'
import { ListPage } from '../../platform/list/list-page.tsx'
import { PaneTable } from '../../platform/list/pane-table.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { orpc } from '../../platform/queries.ts'
import { serverNow } from '../../platform/server-now.ts'
import { useMe } from '../../platform/session.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { inSettings } from '../settings/settings-tabs.tsx'
import styles from './audit.module.css'
import { aboutText, auditList, countText, deedOf, exportedAudit, sentenceOf } from './audit-list.ts'
import { AuditPane } from './audit-pane.tsx'

const columnsOf = (rows: readonly AuditLine[]) => [
  {
    header: 'Who',
    width: fitWidth(
      rows.map(({ by }) => by.name),
      { most: 20, besidePx: 64 },
    ),
    cell: ({ by }: AuditLine) => by.name,
  },
  { header: 'What was done', width: fitWidth(rows.map(deedOf), { most: 26, besidePx: 28 }), cell: deedOf },
  { header: 'To what', cell: aboutText },
  { header: 'Time', width: '96px', cell: ({ at }: AuditLine) => lagosClock(new Date(at)) },
]

const lineOf = (line: AuditLine) => [deedOf(line), aboutText(line)].filter(Boolean).join(' · ')

/** Who did what at the school, when and from where; for super administrators, what the company did. */
export default function AuditPage() {
  const isOfCompany = useMe().role === 'super_admin'
  const list = useList(orpc.school.listAudit, auditList)
  const columns = useMemo(() => columnsOf(list.rows ?? []), [list.rows])
  return (
    <ListPage
      // A record is chosen where its history is, not here.
      list={{ ...list, hiddenFilters: list.filters.about === undefined ? ['about'] : [] }}
      title="Audit"
      partOf={inSettings('/settings/audit')}
      note={`${isOfCompany ? 'What super administrators have done. ' : ''}${countText(list)} Nobody can change or delete one.`}
      search="Search by person, class, subject or exam"
      exported={exportedAudit}
    >
      <PaneTable
        list={list}
        caption="Audit"
        columns={columns}
        sentence={sentenceOf}
        line={lineOf}
        groupOf={({ at }) => dayHead(new Date(at), serverNow())}
        paneTitle={(line) => aboutText(line) || 'What was done'}
        pane={(line) => <AuditPane line={line} />}
        said={
          <button type="button" className={styles.order} onClick={() => list.sortBy('newest')}>
            {list.sort.order === 'desc' ? 'Newest first' : 'Oldest first'}
          </button>
        }
        empty={
          <EmptySheet title="Nothing has been done yet">
            Whatever staff add, change, publish, release or export is written down here.
          </EmptySheet>
        }
      />
    </ListPage>
  )
}
