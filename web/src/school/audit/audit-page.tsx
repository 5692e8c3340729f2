import type { AuditLine } from '@sabimark/contract/answers.ts'
import { type Columns, DataTable } from '../../platform/list/data-table.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { orpc } from '../../platform/queries.ts'
import { useMe } from '../../platform/session.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { inSettings } from '../settings/settings-tabs.tsx'
import { AboutCell } from './about-cell.tsx'
import styles from './audit.module.css'
import { type AuditInput, auditList, changeTexts, exportedAudit, fromWhere, whenOf } from './audit-list.ts'

const columns: Columns<AuditInput, AuditLine> = {
  title: { header: 'What was done', line: (line) => <OnPhone line={line} /> },
  others: [
    { header: 'About', cell: (line) => <AboutCell line={line} />, width: '17%' },
    { header: 'Changed', cell: (line) => <Changes line={line} />, width: '24%' },
    { header: 'When', sort: 'newest', value: whenOf, width: '14%' },
    { header: 'From', value: (line) => fromWhere(line) || null, width: '15%' },
  ],
}

/** Who did what at the school, when and from where; for super administrators, what the company did. */
export default function AuditPage() {
  const isOfCompany = useMe().role === 'super_admin'
  const list = useList(orpc.school.listAudit, auditList)
  return (
    <ListPage
      // A record is chosen where its history is, not here.
      list={{ ...list, hiddenFilters: list.filters.about === undefined ? ['about'] : [] }}
      title="Audit"
      partOf={inSettings('/settings/audit')}
      note={
        isOfCompany
          ? 'What super administrators have done. Nobody can change or delete a line.'
          : 'Who did what at your school. Nobody can change or delete a line.'
      }
      search="Search by person, class, subject or exam"
      exported={exportedAudit}
    >
      <DataTable
        list={list}
        caption="Audit"
        columns={columns}
        isWhole
        empty={
          <EmptySheet title="Nothing has been done yet">
            Whatever staff add, change, publish, release or export is written down here.
          </EmptySheet>
        }
      />
    </ListPage>
  )
}

function Changes({ line }: { line: AuditLine }) {
  const texts = changeTexts(line)
  if (texts.length === 0) return '–'
  return texts.map((text) => (
    <span key={text} className={styles.change}>
      {text}
    </span>
  ))
}

/** What a phone has below the sentence: all the rest. */
function OnPhone({ line }: { line: AuditLine }) {
  const from = fromWhere(line)
  return (
    <span className={styles.line}>
      {line.about && <AboutCell line={line} />}
      {line.changes.length > 0 && (
        <span>
          <Changes line={line} />
        </span>
      )}
      <span className={styles.soft}>{from ? `${whenOf(line)} · ${from}` : whenOf(line)}</span>
    </span>
  )
}
