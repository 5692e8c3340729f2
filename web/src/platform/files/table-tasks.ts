import type { ReadTables } from '@sabimark/question-files/tables.ts'

/** What the reader of tables is asked. */
export type TableTask = { kind: 'read'; bytes: Uint8Array; name: string } | { kind: 'paste'; text: string }

/** What it answers. */
export type TableAnswers = Record<TableTask['kind'], ReadTables>
