/** Why one event of a save does not count: kept as evidence, acknowledged so that the device stops sending it. */
export const eventRefusals = {
  AFTER_DEADLINE: 'This answer was given after time was up and does not count.',
  ALREADY_SUBMITTED: 'The exam was already handed in; this change does not count.',
  ANSWERED_LATER: 'A newer window also answered this question; its answer counts.',
  QUESTION_NOT_IN_PAPER: 'This question is not in your paper.',
  OPTION_NOT_IN_QUESTION: 'This option does not belong to the question.',
  WRONG_VALUE: 'This answer does not fit the question.',
  UNKNOWN_KIND: 'This version of Sabimark does not support what was done; it does not count.',
  SEQ_REUSED: 'Two different answers had the same number; the first one counts.',
  OLDER_TAB: 'The exam is open in a newer window; only that one can hand it in.',
  TIME_ADDED: 'You were given more time, so your paper was not handed in.',
} as const

/** A code of the event refusal list. */
export type EventRefusal = keyof typeof eventRefusals
