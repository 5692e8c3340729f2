import { z } from 'zod'

/** A candidate whose device may still deliver and has not been in touch since the end of the exam. */
export const silentDevice = z.object({
  student: z.string(),
  studentNumber: z.string(),
  /** Nothing was ever heard of them: their device has the sealed paper, and they may have begun without a network. Absent: they began. */
  hasNotBegun: z.boolean().optional(),
})
