import { z } from 'zod'

/** The hall: who may watch over a sitting, and what is done there. */
export const hallRefusals = {
  NOT_IN_THIS_HALL: {
    status: 403,
    message: 'You do not invigilate this exam. Ask its teacher or an administrator to add you.',
  },
  TOO_MUCH_TIME: {
    status: 409,
    message:
      'An invigilator gives a candidate 30 minutes in all. Nothing was given; ask the teacher of this exam or an administrator for more.',
    data: z.object({ mostMinutes: z.int() }),
  },
  TOO_MANY_NOTES: {
    status: 409,
    message: 'This hall has 500 notes already. Nothing was written; keep further notes on paper.',
  },
  NO_OUTAGE: {
    status: 422,
    message: 'Time is given back for at most three hours that are over and lie within this sitting. Correct the times.',
  },
  ALREADY_CREDITED: {
    status: 409,
    message: 'Time was already given back for some of these minutes. Nothing was given; look at what was done first.',
    data: z.object({ by: z.string().nullable(), at: z.iso.datetime() }),
  },
} as const
