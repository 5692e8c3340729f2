import type { ReadTables } from '@sabimark/question-files/tables.ts'
import { bytesOf } from './bytes-of.ts'
import { FileFailure, inWorker, unread } from './in-worker.ts'
import type { TableTask } from './table-tasks.ts'

/** The sheets of a file. */
type Tables = Extract<ReadTables, { refused: null }>

// Written out, as the build looks for it.
const newWorker = () => new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' })

/** The sheets of a file somebody chose; a FileFailure says why there are none. */
export async function readTablesIn(file: File, signal?: AbortSignal): Promise<Tables> {
  return await ask({ kind: 'read', bytes: await bytesOf(file), name: file.name }, signal)
}

/** The same of cells that were pasted. */
export async function readPastedTables(text: string, signal?: AbortSignal): Promise<Tables> {
  return await ask({ kind: 'paste', text }, signal)
}

async function ask(task: TableTask, signal: AbortSignal | undefined): Promise<Tables> {
  const read = await inWorker<ReadTables>({ newWorker, task, broken: unread }, signal)
  if (read.refused !== null) throw new FileFailure(read.refused)
  return read
}
