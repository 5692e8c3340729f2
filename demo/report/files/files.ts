import { fileKindsOfSchool, roomOf } from '@sabimark/domain/report/files/stored-files.ts'
import type { InputOf } from '../../platform/answering.ts'
import { listOf } from '../../platform/list-of.ts'

const none: never[] = []

/** The demo keeps no files. */
export function listSampleFiles(input: InputOf<'report', 'listFiles'>) {
  return listOf(none, input, {
    searched: () => [],
    sorts: { name: [() => '', 'asc'], size: [() => 0, 'desc'], newest: [() => '', 'desc'] },
  })
}

export const sampleFileFigures = {
  kinds: fileKindsOfSchool.map((kind) => ({
    kind,
    count: 0,
    bytes: 0,
    mostBytes: roomOf(kind, { isInTrial: false }),
  })),
}
