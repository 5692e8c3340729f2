import { z } from 'zod'

/** The exam room. */
export const attemptRefusals = {
  NOT_YOUR_EXAM: { status: 403, message: 'This exam is not for your class. Please ask your teacher.' },
  NOT_OPEN: {
    status: 409,
    message: 'This exam has not opened yet.',
    data: z.object({ opensInMs: z.int() }),
  },
  NOT_AT_SCHOOL: {
    status: 403,
    message: 'Your school allows exams to be started only on its own network. Call your invigilator.',
  },
  WRONG_ACCESS_CODE: {
    status: 403,
    message:
      'This access code is wrong. Type it as your invigilator says it; capital letters and spaces do not matter.',
  },
  TOO_MANY_ACCESS_CODES: {
    status: 429,
    message: 'Too many wrong access codes. Please wait a few minutes and try again.',
    data: z.object({ waitSeconds: z.int() }),
  },
  SITTING_CLOSED: { status: 409, message: 'This exam is closed.' },
  NO_ATTEMPTS_LEFT: { status: 409, message: 'You have already taken this exam.' },
  OTHER_RULES_VERSION: {
    status: 409,
    message:
      'This paper was made by another version of the program. Please call your teacher; your time has not started.',
  },
  PAGE_TOO_OLD: {
    status: 409,
    message: 'This page is older than the exam. Reload it; your time has not started.',
  },
  UNKNOWN_CONTENT: { status: 404, message: 'This paper was not found.' },
  FORGED_TICKET: {
    status: 403,
    message: 'This exam ticket is not valid. Your answers stay on this device; call your teacher.',
  },
  UNKNOWN_ATTEMPT: { status: 404, message: 'This attempt was not found.' },
  WINDOW_CLOSED: {
    status: 410,
    message: 'The time for sending answers to this exam is over. Your answers stay on this device; call your teacher.',
  },
  BEGUN_ELSEWHERE: {
    status: 409,
    message:
      'This exam was also begun without a network on another device. Your answers stay on this one; call your teacher.',
  },
  NOT_OVER: {
    status: 409,
    message: 'The time of this exam is not over. What is on this device is sent once it is.',
  },
  LOG_FULL: {
    status: 409,
    message:
      'Far more was recorded than an exam can hold, so nothing more is saved from here. What was saved counts; call your teacher.',
  },
  TOO_MANY_WINDOWS: {
    status: 409,
    message:
      'This exam was opened in too many windows. Continue in the one that is open, or call your teacher; what was saved counts.',
  },
  NOT_PRACTICE: { status: 409, message: 'Answers are checked in practice alone.' },
  NOTHING_TO_CHECK: { status: 409, message: 'Answer this question first, then check it.' },
  MARKED_BY_TEACHER: { status: 409, message: 'A teacher marks this answer.' },
  ANSWER_KEPT_BACK: {
    status: 409,
    message:
      'Another exam that is not over also asks some of these questions. Until it is over, answers are not checked; what you hand in is marked all the same.',
  },
} as const
