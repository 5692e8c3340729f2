import { z } from 'zod'

/** The bank, exams, their sittings and the changes of both. */
export const examRefusals = {
  INVALID_QUESTION: {
    status: 422,
    message: 'Please correct the marked fields of the question.',
    data: z.object({ fields: z.array(z.object({ field: z.string(), message: z.string() })) }),
  },
  UNKNOWN_PASSAGE: {
    status: 404,
    message: 'This passage is no longer in this subject. Choose another one, or write it again.',
  },
  UNKNOWN_IMPORT: {
    status: 404,
    message: 'This import was undone, or it is not yours. Nothing was added; begin it again.',
  },
  UNKNOWN_QUESTION: { status: 404, message: 'A chosen question is not in your question bank.' },
  QUESTION_ARCHIVED: {
    status: 409,
    message:
      'A chosen question is archived by now. Leave it out, or take it back from the archive of the question bank.',
  },
  UNKNOWN_EXAM: { status: 404, message: 'There is no such exam in your school.' },
  NO_QUESTIONS: { status: 422, message: 'This exam has no questions yet. Choose at least one before publishing.' },
  NO_CLASSES: { status: 422, message: 'This exam has no class yet. Choose who sits it before publishing.' },
  STUDENTS_CANNOT_SIT: {
    status: 422,
    message: 'A student this exam names cannot sit it: they are not active, or in no class.',
    data: z.object({ students: z.array(z.object({ name: z.string(), why: z.string() })), count: z.int() }),
  },
  PAPER_TOO_LARGE: {
    status: 422,
    message:
      'The questions of this exam are more than a computer can load: over 3 MB of text, pictures not counted. Take out or shorten the longest.',
  },
  NO_MARKS: { status: 422, message: 'This exam earns no marks yet. Give its questions marks before publishing.' },
  MARKS_DO_NOT_ADD_UP: {
    status: 422,
    message: 'The marks of the questions do not add up to the total of the exam.',
    data: z.object({ sumHundredths: z.int(), totalHundredths: z.int() }),
  },
  QUESTIONS_STILL_ASKED: {
    status: 409,
    message:
      'Other exams that are not over ask some of these questions, and practice would tell their answers. Take those questions out, or publish it later.',
    /** Of the first of them: its number here, and the exam that asks it, too. */
    data: z.object({ questions: z.array(z.object({ number: z.int(), examTitle: z.string() })) }),
  },
  QUESTIONS_DO_NOT_ADD_UP: {
    status: 422,
    message: 'This exam does not have as many questions as it is meant to have.',
    data: z.object({ chosen: z.int(), wanted: z.int() }),
  },
  NOT_ENOUGH_QUESTIONS: {
    status: 409,
    message: 'The question bank does not have as many questions as are asked for. Nothing was drawn.',
    data: z.object({ rows: z.array(z.object({ row: z.int(), missing: z.int() })) }),
  },
  UNKNOWN_SECTION: {
    status: 422,
    message: 'Where an exam has sections, each question is in one of them. Nothing was saved.',
  },
  SECTION_IS_EMPTY: {
    status: 422,
    message: 'A section has no questions yet. Put some into it, or take the section away.',
    data: z.object({ place: z.int() }),
  },
  SECTION_HAS_TOO_FEW: {
    status: 422,
    message: 'A section has fewer questions than are to be answered.',
    data: z.object({ place: z.int(), count: z.int(), has: z.int() }),
  },
  SECTION_MARKS_DIFFER: {
    status: 422,
    message: 'Where candidates choose which questions of a section they answer, all of its questions have equal marks.',
    data: z.object({ place: z.int() }),
  },
  SECTION_FIRST_ON_PAPER: {
    status: 422,
    message:
      'Nobody can tell which questions on paper were answered first. Let the best answers of that section count.',
    data: z.object({ place: z.int() }),
  },
  CLOSING_TIME_PAST: { status: 422, message: 'The closing time has already passed. Choose a later one.' },
  CLOSES_BEFORE_IT_OPENS: {
    status: 422,
    message: 'The exam would close before it opens. Choose a later closing time.',
  },
  OPENING_TIME_PAST: {
    status: 422,
    message: 'The opening time has already passed. Choose a later one; Start now opens an exam at once.',
  },
  INVALID_TIME: { status: 422, message: 'This date or time does not exist.' },
  WRONG_STATUS: { status: 409, message: 'The exam has changed and no longer allows this. Reload the page to see it.' },
  APPROVAL_NEEDED: {
    status: 409,
    message:
      'At your school an administrator approves each exam before it is published. Send it for approval; your draft is saved.',
  },
  CHANGES_NEED_APPROVAL: {
    status: 409,
    message: 'At your school an administrator approves what is published. Ask one of them to publish these changes.',
  },
  APPROVAL_NOT_NEEDED: {
    status: 409,
    message: 'This exam needs no approval. Publish it yourself; your draft is saved.',
  },
  NOT_WAITING: {
    status: 409,
    message:
      'This exam is no longer waiting for approval: it was changed, sent back or published. Reload the page to see it.',
  },
  ATTEMPTS_EXIST: {
    status: 409,
    message: 'Candidates have begun this exam, so it is no longer possible. Nothing was changed.',
  },
  CODE_SHOWN: {
    status: 409,
    message:
      'Somebody has looked at the hall code, so candidates may have begun without a network. Nothing was changed.',
  },
  CODE_NOT_YET: {
    status: 409,
    message: 'Invigilators see the hall code from an hour before the doors open.',
  },
  NOT_OFFERED: { status: 409, message: 'This exam is not offered without a network.' },
  TOO_MANY_OFFERS: {
    status: 429,
    message: 'You have offered very many exams without a network by now. Nothing was changed; continue in an hour.',
  },
  TIMES_CHANGED: {
    status: 409,
    message: 'Somebody else has changed the times of this exam since you opened it. Close this and look at them first.',
    data: z.object({ by: z.string().nullable(), at: z.iso.datetime().nullable() }),
  },
  HAS_FURTHER_SITTING: {
    status: 409,
    message: 'This exam has more than one sitting. Open it and move each in the list of its sittings.',
  },
  ANSWERS_SHOWN: {
    status: 409,
    message:
      'Candidates may have read the right answers by now, so nobody can begin any more. Nothing was changed. For those who were absent, copy this exam and change its questions.',
  },
  NOBODY_CAN_SIT_IT: {
    status: 422,
    message:
      'Nobody could sit it: a sitting for those who were absent begins for them when the doors before it have closed. Choose times that are later.',
  },
  TOO_MANY_SITTINGS: {
    status: 422,
    message: 'This exam has 20 sittings already. Copy it to set it again.',
  },
  RESULTS_SHOWN: {
    status: 409,
    message: 'Candidates see their scores already, so this can no longer be changed.',
  },
  HANDED_IN: {
    status: 409,
    message:
      'Candidates have handed in already. Let them see their scores when the exam has closed, or from a date on.',
  },
  RELEASE_TIME_PAST: { status: 422, message: 'This time has already passed. Choose a later one.' },
  CLOSES_NO_LATER: {
    status: 422,
    message: 'The exam does not close before that. Choose a later time.',
  },
  NOT_A_TAKER: {
    status: 422,
    message:
      'This person cannot take it over. Choose somebody else who is active, and a teacher of the subject or an administrator.',
  },
  UNKNOWN_SITTING: { status: 404, message: 'This exam is not in your schedule. Reload the page to see it.' },
  REMINDER_PAST: {
    status: 422,
    message: 'This reminder would come too late. Nothing was saved; choose a shorter time before the exam.',
  },
  NO_CHANGES: {
    status: 409,
    message: 'Nothing of this exam was changed, here or in the bank. Nothing was published.',
  },
  CHANGES_MOVED_ON: {
    status: 409,
    message: 'The exam, a question or its key was changed since you opened this. Nothing was published; check again.',
  },
  NOTHING_WOULD_CHANGE: { status: 409, message: 'It is so already. Nothing was changed.' },
  TIME_CHANGED_MEANWHILE: {
    status: 409,
    message: 'The time was changed after you looked. Nothing was given; look at it as it is now, then decide again.',
    /** Who changed it last, and when. `byId` is the own one for who did so in another window, or whose answer was lost. */
    data: z.object({ by: z.string().nullable(), byId: z.uuid().nullable(), at: z.iso.datetime().nullable() }),
  },
} as const
