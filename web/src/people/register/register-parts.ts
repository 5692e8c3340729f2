import type { NameOrder } from '@sabimark/domain/people/register/cells/read-name.ts'
import { namesIn, proposeNames } from '@sabimark/domain/people/register/propose.ts'
import type { Names } from '@sabimark/domain/people/register/read-row.ts'
import type { ChosenColumns, ImportKind, KindSetting, RowReview } from '../../platform/import/kind.ts'
import { columnsOf } from './chosen-columns.ts'

type Part = { id: string; label: string }

/** What a column of a register of people can hold: the name in one or in parts, the fields of the record, and what counts the rows. */
export function registerColumns(fields: readonly Part[], parts: readonly Part[] = []): ImportKind['columns'] {
  return [
    { id: 'name', label: 'Full Name' },
    { id: 'surname', label: 'Surname' },
    { id: 'firstName', label: 'First name' },
    { id: 'otherName', label: 'Other name' },
    ...fields.filter(({ id }) => id !== 'name'),
    ...parts,
    { id: 'serial', label: 'Serial number (S/N)' },
    { id: 'row', label: 'Row, in a file saved here' },
  ]
}

/** Nobody is read without a name. */
export const hasNames = ({ fields }: ChosenColumns): boolean =>
  Object.values(fields).some((field) => ['name', 'surname', 'firstName'].includes(field))

/** A whole name in one column begins with the surname. */
const surnameFirst = 'first'

/** How the names of all rows are written: asked under the columns, and proposed as the school has said it last. */
export const nameSettings: readonly KindSetting[] = [
  {
    name: 'isCaseChanged',
    isOfColumns: true,
    label: 'Write ADA OBI as Ada Obi',
    hint: 'For names that are all in capitals.',
  },
  {
    name: 'standing',
    isOfColumns: true,
    isOfFile: true,
    label: 'Names in the file',
    of: ['name'],
    choices: [
      { value: 'last', label: 'Given name first' },
      { value: surnameFirst, label: 'Surname first' },
    ],
  },
  {
    name: 'order',
    isOfColumns: true,
    label: 'Order of names',
    of: ['surname', 'firstName', 'otherName'],
    orWith: { name: 'standing', value: surnameFirst },
    choices: [
      { value: 'first-other-surname', label: 'First, other, surname: Ada Ngozi Obi' },
      { value: 'surname-first-other', label: 'Surname, first, other: Obi Ada Ngozi' },
    ],
  },
]

/** What was chosen of them, as the rules read it. */
export const namesOf = ({ order, isCaseChanged, standing }: RowReview['settings']): Names => ({
  order: order as NameOrder,
  isCaseChanged: isCaseChanged === true,
  isSurnameFirst: standing === surnameFirst,
})

/** Classes or subjects by their names, of ids parted by commas. */
export const namesOfIds = (names: ReadonlyMap<string, string>, value: string): string =>
  value
    .split(',')
    .map((id) => names.get(id) ?? 'Unknown')
    .join(', ')

type Tables = RowReview['tables']
type Columns = RowReview['columns']

/** What stands in the column of a field, below the row that names it: the IDs that a file has already. */
export function textsIn(tables: Tables, chosen: Columns, field: string): string[] {
  return tables.flatMap((table, place) => {
    const columns = columnsOf<string>(table, chosen[place])
    const at = columns?.fields.get(field)
    if (at === undefined) return []
    const below = table.rows.filter(({ number }) => !columns?.row || number > columns.row.number)
    return below.flatMap(({ cells }) => cells.get(at)?.text.trim() || [])
  })
}

const columnsIn = (tables: Tables, columns: Columns) => (table: unknown) =>
  columnsOf<string>(table, columns[(tables as readonly unknown[]).indexOf(table)])

/** How names are proposed to be written where the tables have these columns. */
export function namesProposed(tables: Tables, columns: Columns): RowReview['settings'] {
  const { isSurnameFirst, ...names } = proposeNames(tables, columnsIn(tables, columns))
  return { ...names, standing: isSurnameFirst ? surnameFirst : 'last' }
}

const mostSamples = 3

/** The first names of a file as they would be written. */
export function sampleNames({
  tables,
  columns,
  settings,
}: Pick<RowReview, 'tables' | 'columns' | 'settings'>): string[] {
  const found: string[] = []
  for (const table of tables) {
    found.push(...namesIn(table, columnsIn(tables, columns)(table), namesOf(settings), mostSamples - found.length))
  }
  return found
}
