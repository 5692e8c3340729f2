import { oc } from '@orpc/contract'
import { z } from 'zod'
import { refuses } from '../refusal.ts'
import { id } from '../text.ts'

/**
 * Who was expected to sit an exam and never began it. While a sitting they are a candidate of is to come or open, they have
 * not begun yet; after that they are `isAbsent`, unless they may have begun on a device (`isOnDevice`).
 */
export const attendanceCall = oc
  .route({
    method: 'GET',
    path: '/exams/{examId}/attendance',
    tags: ['result'],
    summary: 'Who sat an exam and who did not',
  })
  .input(z.object({ examId: id }))
  .output(
    z.object({
      /** Of all its sittings, each person once; whoever began was expected. Nobody before publishing. */
      expectedCount: z.int(),
      satCount: z.int(),
      absentCount: z.int(),
      /** Who may have begun on a device that was not heard yet. Absent: nobody. */
      onDeviceCount: z.int().optional(),
      /** False for a moment after closing, or while the server does not trust its clock: expected is who is a candidate now. */
      isKept: z.boolean(),
      /** By class and name, at most two thousand. Of a student who was deleted since, name and number are null. */
      missing: z.array(
        z.object({
          studentId: id,
          student: z.string().nullable(),
          studentNumber: z.string().nullable(),
          className: z.string(),
          isAbsent: z.boolean(),
          /** They have the paper on a device and may have begun it there: until nothing is taken from it any more nobody knows. Absent: they have not. */
          isOnDevice: z.boolean().optional(),
        }),
      ),
    }),
  )
  .errors(refuses('UNKNOWN_EXAM'))
