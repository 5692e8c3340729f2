import { oc } from '@orpc/contract'
import { questionTypes } from '@sabimark/domain/bank/question.ts'
import { z } from 'zod'
import { listInput, listOutput } from '../list.ts'
import { sentPicture } from '../picture.ts'
import { actOutcome, ids, revision } from '../record.ts'
import { refuses } from '../refusal.ts'
import { difficulty } from '../school/subjects/subject.contract.ts'
import { id, instant, marksHundredths, optionalText, shortId, text } from '../text.ts'
import { answerRules } from './answer-rules.ts'
import { importCalls } from './import.contract.ts'
import { readyMadeCalls } from './ready-made.contract.ts'
import { written, writtenQuestion } from './written.ts'
import { wrongCalls } from './wrong.contract.ts'

/** `keepsPlace`: what the author says of shuffling it; absent, a rule does. */
export const questionOption = z.object({ id: shortId, text: z.string(), keepsPlace: z.boolean().optional() })

/** An archived question stays where it is used, and is offered to no new exam. */
export const questionStatus = z.enum(['active', 'archived'])

/** A text that questions of a subject are about, and how many have it. */
export const passageItem = z.object({ id, text: z.string(), revision, questionsCount: z.int() })

/** A question of the bank, with its key: for staff only. */
export const questionItem = z.object({
  id,
  subjectId: id,
  subject: z.string(),
  type: z.enum(questionTypes),
  passage: passageItem.nullable(),
  question: z.string(),
  options: z.array(questionOption),
  correctOptionIds: z.array(shortId),
  rules: answerRules,
  explanation: z.string(),
  difficulty,
  topic: z.string(),
  marksHundredths,
  timeAllocationMinutes: z.number(),
  tags: z.array(z.string()),
  /** It was taken from the ready-made ones, and may be edited since. */
  isReadyMade: z.boolean(),
  status: questionStatus,
  owner: z.string(),
  /** Who reads this may edit, archive and delete it: its owner and administrators. Colleagues of the subject copy it. */
  mayAct: z.boolean(),
  /** In how many exams it stands. */
  examsCount: z.int(),
  createdAt: instant,
  revision,
})

const tags = ['bank']

export const bankContract = {
  /** A teacher sees the subjects assigned to them. Archived ones are listed where asked for alone. */
  listQuestions: oc
    .route({ method: 'GET', path: '/questions', tags, summary: 'List the questions of the bank' })
    .input(
      listInput(['newest', 'topic'], {
        subjectId: id.optional(),
        type: z.enum(questionTypes).optional(),
        difficulty: difficulty.optional(),
        topic: text(120).optional(),
        status: questionStatus.default('active'),
        /** Whether it stands in an exam, a draft included. */
        used: z.enum(['never', 'before']).optional(),
        /** What the search looks through: as the bank does, or as the choice of an exam (domain/school/searched.ts). */
        searched: z.enum(['questions', 'choice']).optional(),
      }),
    )
    .output(listOutput(questionItem))
    .errors(refuses('BAD_REQUEST')),

  /**
   * Figures of the questions the actor works on, without the archived: how many, how many of them multiple choice, of how
   * many subjects, and the average time allocated in minutes, exactly; null without any. `topics`: each once, by name.
   * Of one subject, where it is named.
   */
  questionFigures: oc
    .route({ method: 'GET', path: '/questions/figures', tags, summary: 'Count the questions' })
    .input(z.object({ subjectId: id.optional() }).optional())
    .output(
      z.object({
        total: z.int(),
        multipleChoice: z.int(),
        subjects: z.int(),
        averageMinutes: z.number().nullable(),
        topics: z.array(z.string()),
      }),
    )
    .errors(refuses()),

  /** The newest passages of a subject, of those that have these words; 20 at most. */
  listPassages: oc
    .route({ method: 'GET', path: '/questions/passages', tags, summary: 'List the passages of a subject' })
    .input(z.object({ subjectId: id, search: optionalText(120) }))
    .output(z.object({ passages: z.array(passageItem) }))
    .errors(refuses()),

  /** A question as it is now. */
  getQuestion: oc
    .route({ method: 'GET', path: '/questions/{id}', tags, summary: 'Read a question' })
    .input(z.object({ id }))
    .output(questionItem)
    .errors(refuses('UNKNOWN_QUESTION')),

  addQuestion: oc
    .route({ method: 'POST', path: '/questions', tags, summary: 'Add a question', successStatus: 201 })
    .meta({ demoNoun: 'questions' })
    .input(writtenQuestion)
    .output(questionItem)
    .errors(refuses('INVALID_QUESTION', 'UNKNOWN_SUBJECT', 'UNKNOWN_PASSAGE', 'TRIAL_LIMIT', 'PLAN_ENDED')),

  /**
   * Keeps a picture for a question, which names it as `![what it shows](file:ID)`. One that no question names within a week
   * is gone.
   */
  addPicture: oc
    .route({
      method: 'POST',
      path: '/questions/pictures',
      tags,
      summary: 'Add a picture for a question',
      successStatus: 201,
    })
    .meta({ demoNoun: 'questions' })
    .input(z.object({ data: sentPicture.unwrap() }))
    .output(z.object({ id, width: z.int(), height: z.int(), bytes: z.int() }))
    .errors(refuses('NOT_AN_IMAGE', 'PICTURE_TOO_LARGE', 'PICTURES_FILL_UP', 'TOO_MANY_PICTURES')),

  /** Writes a question anew, unless somebody changed it after `revision`: its owner and administrators do. Published exams keep what they published. */
  updateQuestion: oc
    .route({ method: 'PUT', path: '/questions/{id}', tags, summary: 'Edit a question' })
    .meta({ demoNoun: 'questions' })
    .input(z.object({ id, revision, ...written }))
    .output(questionItem)
    .errors(refuses('INVALID_QUESTION', 'UNKNOWN_QUESTION', 'UNKNOWN_SUBJECT', 'UNKNOWN_PASSAGE', 'CHANGED_MEANWHILE')),

  /** Those of colleagues are skipped, which administrators alone act on beside their owners. */
  setQuestionsStatus: oc
    .route({ method: 'POST', path: '/questions/status', tags, summary: 'Archive questions, or take them back' })
    .meta({ demoNoun: 'questions' })
    .input(z.object({ ids, status: questionStatus }))
    .output(actOutcome)
    .errors(refuses()),

  /** Deletes questions that stand in no exam; the others, and those of colleagues, are skipped. */
  deleteQuestions: oc
    .route({ method: 'POST', path: '/questions/delete', tags, summary: 'Delete questions' })
    .meta({ demoNoun: 'questions' })
    .input(z.object({ ids }))
    .output(actOutcome)
    .errors(refuses()),

  ...importCalls,
  ...readyMadeCalls,
  ...wrongCalls,
}
