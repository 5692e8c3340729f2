import { oc } from '@orpc/contract'
import { fileKindsOfSchool } from '@sabimark/domain/report/files/stored-files.ts'
import { z } from 'zod'
import { listInput, listOutput } from '../../list.ts'
import { refuses } from '../../refusal.ts'
import { id, instant } from '../../text.ts'

const tags = ['report']
const kind = z.enum(fileKindsOfSchool)

/**
 * A file the school keeps. `keptUntil`: when it goes by itself; null stays. `usedIn`: the question, person or report it belongs to,
 * the first of them by name where there are several, and how many more; null where nothing shows it.
 */
const storedFile = z.object({
  id,
  name: z.string(),
  kind,
  bytes: z.int(),
  madeAt: instant,
  keptUntil: instant.nullable(),
  fileUrl: z.string(),
  usedIn: z
    .object({
      noun: z.enum(['question', 'passage', 'report', 'student', 'teacher', 'user', 'school']),
      id,
      label: z.string(),
      moreCount: z.int(),
    })
    .nullable(),
})

/** What a school keeps as files. */
export const filesContract = {
  /** By name, a hundred at a time unless said. */
  listFiles: oc
    .route({ method: 'GET', path: '/school-files', tags, summary: 'List the files of the school' })
    .input(listInput(['name', 'size', 'newest'], { kind: kind.optional() }).extend({ size: filesAtOnce() }))
    .output(listOutput(storedFile))
    .errors(refuses('BAD_REQUEST')),

  /** How many there are of each kind, what they take up in bytes, and how much room there is; null where no sum is bounded. */
  fileFigures: oc
    .route({ method: 'GET', path: '/school-files/figures', tags, summary: 'How much room files take up' })
    .output(
      z.object({
        kinds: z.array(z.object({ kind, count: z.int(), bytes: z.int(), mostBytes: z.int().nullable() })),
      }),
    )
    .errors(refuses()),
}

/** As every list, with another usual size. */
function filesAtOnce() {
  return listInput(['name'], {}).shape.size.unwrap().default(100)
}
