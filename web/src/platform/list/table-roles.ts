/** Said again because browsers forget that a table is one when its `display` changes, as it does on a phone. */
export const stays = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
}
