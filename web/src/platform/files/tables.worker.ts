// Reads files of tables beside the page: whatever a file holds, the page stays alive. One file, which asks for nothing
// more: the policy of a worker lets it fetch nothing.
import { pastedTables, readTablesOf } from '@sabimark/question-files/tables.ts'
import { answerTasks } from './answer-tasks.ts'
import type { TableAnswers, TableTask } from './table-tasks.ts'

answerTasks<TableTask, TableAnswers>({
  read: ({ bytes, name }) => readTablesOf(bytes, name),
  paste: ({ text }) => pastedTables(text),
})
