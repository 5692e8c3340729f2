import { oc } from '@orpc/contract'
import { z } from 'zod'
import { refuses } from '../../refusal.ts'
import { classItem } from '../../school/school.contract.ts'
import { id } from '../../text.ts'

/** Where the students of a class go when a year begins: into a class, or out of the school. Null: it has to be said. */
const target = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('class'), classId: id }),
    z.object({ kind: z.literal('leave') }),
  ])
  .nullable()

/** A school year begins by promotion. */
export const promotionContract = {
  /**
   * What beginning a year would be, as most schools do it: `year` is the one the school is in, `nextYear` the one after it ('' where its
   * name does not say). A line for each class that has active students, in the order of the school; `open` can be chosen instead. Who is
   * in no class is counted in `withoutClass` and stays in none.
   */
  planPromotion: oc
    .route({ method: 'GET', path: '/promotion', tags: ['people'], summary: 'Propose where each class goes' })
    .output(
      z.object({
        year: z.string(),
        nextYear: z.string(),
        classes: z.array(z.object({ id, name: z.string(), level: z.string(), studentsCount: z.int(), target })),
        open: z.array(classItem),
        withoutClass: z.int(),
      }),
    )
    .errors(refuses()),
}
