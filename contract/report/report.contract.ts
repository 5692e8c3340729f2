import { oc } from '@orpc/contract'
import { z } from 'zod'
import { refuses } from '../refusal.ts'

export const reportContract = {
  /** The figures of the dashboard's cards. `averageScore` is null while nothing is marked. */
  overview: oc
    .route({ method: 'GET', path: '/overview', tags: ['report'], summary: 'The figures of the dashboard' })
    .output(
      z.object({
        studentsCount: z.int(),
        teachersCount: z.int(),
        activeExamsCount: z.int(),
        averageScore: z.number().nullable(),
      }),
    )
    .errors(refuses()),
}
