import { Button } from '@mantine/core'
import { capitalised } from '@sabimark/domain/words/capitalised.ts'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { CardSheet } from '../list/card-sheet.tsx'
import { type Columns, exportOf } from '../list/data-columns.tsx'
import { DataTable } from '../list/data-table.tsx'
import type { ExportColumns, WholeExport } from '../list/export-button.tsx'
import type { ListWay } from '../list/list-actions.tsx'
import { ListPage, type PartOf } from '../list/list-page.tsx'
import type { ListRow, ListSpec } from '../list/list-spec.ts'
import { type List, type ListCall, useList } from '../list/use-list.ts'
import type { AnyListInput } from '../list-input.ts'
import { EmptySheet } from '../ui/empty-sheet.tsx'
import type { MenuItem } from '../ui/menu.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { type RecordAct, useRecordActs } from './use-record-acts.tsx'
import type { RecordForm } from './use-record-form.ts'
import { useRecordOpen } from './use-record-open.ts'

type MenuOf<Row> = ((row: Row) => readonly MenuItem[]) | undefined

/**
 * A table, whose file is made of its columns unless said, or whose columns are as wide as its rows need; or a card for each,
 * which is a row on a phone if said.
 */
type Drawn<Input extends AnyListInput, Row extends ListRow> =
  | { columns: Columns<Input, Row>; exported?: ExportColumns<Row> }
  | { columns: (rows: readonly Row[]) => Columns<Input, Row>; exported: ExportColumns<Row> }
  | { card: (row: Row, menu: MenuOf<Row>) => ReactNode; isRows?: boolean; exported: ExportColumns<Row> }

type RecordsPageProps<
  Input extends AnyListInput,
  Row extends ListRow,
  Noun extends string,
  Values extends object,
> = Drawn<Input, Row> & {
  title: string
  partOf?: PartOf
  /** What its search looks through: 'Search by name or code'. */
  search: string
  call: ListCall<Input, Row>
  spec: ListSpec<Input, Row>
  form: RecordForm<Noun, Values>
  acts: readonly RecordAct<Row>[]
  /** Viewing, editing and deleting stand as icons in each row. */
  hasIcons?: boolean
  /** Who may not add one may not edit one either. */
  mayAdd?: boolean
  figures?: (list: List<Input, Row>) => ReactNode
  /** Pages beside it, and what is done with all that it shows. */
  ways?: readonly ListWay[] | ((list: List<Input, Row>) => readonly ListWay[])
  /** A further file, which says more of each than is listed. */
  whole?: WholeExport<Input> | undefined
  /** Above the rows: what an act has just made. */
  above?: ReactNode
  /** What to do where there are none at all, in one sentence; or what stands there then, with the one act of an empty list. */
  empty: string | ReactElement
}

/** The list of a kind of record with all that can be done in it: found, narrowed, added, edited, acted on, saved as a file. */
export function RecordsPage<
  Input extends AnyListInput,
  Row extends ListRow,
  Noun extends string,
  Values extends object,
>(props: RecordsPageProps<Input, Row, Noun, Values>) {
  const { title, call, spec, form, acts, mayAdd = true } = props
  const [, many] = spec.nouns
  const list = useList(call, spec)
  const drawn = 'columns' in props ? props.columns : null
  const columns = useMemo(() => (typeof drawn === 'function' ? drawn(list.rows ?? []) : drawn), [drawn, list.rows])
  const record = useRecordOpen(list, mayAdd)
  const { menu, bulk, question } = useRecordActs<Row>(spec, {
    edit: mayAdd ? record.edit : null,
    acts,
    onDone: (_act, ids) => list.select(ids, false),
  })
  const menuOf = mayAdd || acts.length > 0 ? menu : undefined
  const add = mayAdd
    ? {
        label: `Add New ${capitalised(form.noun)}`,
        onClick: record.add,
        isInEmpty: true,
      }
    : null
  const empty =
    typeof props.empty === 'string' ? (
      <EmptySheet title={`No ${many} yet`} action={add && <Button onClick={add.onClick}>{add.label}</Button>}>
        {props.empty}
      </EmptySheet>
    ) : (
      props.empty
    )
  const shared = { list, caption: capitalised(many), empty }
  return (
    <ListPage
      list={list}
      title={title}
      partOf={props.partOf}
      search={props.search}
      figures={props.figures?.(list)}
      hasSortChoice={'card' in props}
      exported={props.exported ?? (columns ? exportOf(spec, columns) : {})}
      whole={props.whole}
      add={add}
      ways={typeof props.ways === 'function' ? props.ways(list) : (props.ways ?? [])}
    >
      {props.above}
      {'card' in props && (
        <CardSheet {...shared} isRows={props.isRows === true}>
          {(row) => props.card(row, menuOf)}
        </CardSheet>
      )}
      {columns && (
        <DataTable
          {...shared}
          columns={columns}
          bulk={bulk}
          hasIcons={props.hasIcons === true}
          {...(menuOf && { menu: menuOf })}
        />
      )}
      <RecordDialog form={form} begin={form.begin?.(list) ?? {}} opened={record.opened} onClose={record.close} />
      {question}
    </ListPage>
  )
}
