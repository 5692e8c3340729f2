import { z } from 'zod'

/** Marks, keys, late answers and the release of results. */
export const markingRefusals = {
  MORE_LATE_ANSWERS: {
    status: 409,
    message: 'More answers have arrived since then. Look at them, then decide again.',
  },
  UNKNOWN_SCRIPT: { status: 404, message: 'This script was not found, or nobody need mark it any more.' },
  SCRIPT_TAKEN: {
    status: 409,
    message: 'Somebody else is marking this script. Nothing of yours was saved; continue with the next one.',
  },
  MARKED_MEANWHILE: {
    status: 409,
    message: 'This script was marked, or its answer has changed, since you opened it. Look at it again.',
  },
  MARK_OUT_OF_RANGE: {
    status: 422,
    message: 'This mark cannot be given. Marks go by quarters, from 0 to the marks of the question.',
    data: z.object({ maxHundredths: z.int() }),
  },
  KEY_CHANGED_MEANWHILE: {
    status: 409,
    message: 'Somebody else has changed the key since you opened it. Nothing of yours was saved; check again.',
  },
  NOT_FOR_THIS_QUESTION: {
    status: 422,
    message: 'This cannot be an answer to the question as it was asked. Nothing was changed; choose another answer.',
  },
  ASKED_OTHERWISE: {
    status: 409,
    message: 'Since it was published, this exam asks the question in other words. Choose which papers you mean.',
  },
  NO_MARKS_LEFT: {
    status: 409,
    message: 'No other question of this exam counts, so this one cannot be annulled. Nothing was changed.',
  },
  CORRECTED_SINCE: {
    status: 409,
    message: 'It was corrected again after that. Undo the newest correction first.',
  },
  INVALID_MARKS: {
    status: 422,
    message: 'Nothing was saved: please correct the marks that are named.',
    /** `place` among the marks that were sent, from 0. */
    data: z.object({ problems: z.array(z.object({ place: z.int(), message: z.string() })) }),
  },
  STILL_TO_MARK: {
    status: 409,
    message: 'Some papers still have answers to be marked. Mark them first, or release those that are finished.',
    data: z.object({ count: z.int() }),
  },
  STILL_SAT: {
    status: 409,
    message:
      'Candidates still sit this exam, or can still begin it. Say that scores are to be shown all the same, or wait for the end.',
    /** How many sit it at this moment. */
    data: z.object({ count: z.int() }),
  },
  NOTHING_LATE: { status: 409, message: 'No late answers are waiting for a decision here.' },
} as const
