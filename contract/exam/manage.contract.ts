import { oc } from '@orpc/contract'
import { stayings } from '@sabimark/domain/exam/change-sides.ts'
import { changeNames } from '@sabimark/domain/exam/changes/exam-changes.ts'
import { questionChanges } from '@sabimark/domain/exam/paper-changes.ts'
import { releaseRules } from '@sabimark/domain/exam/release/release.ts'
import { releaseChoices } from '@sabimark/domain/exam/release/release-change.ts'
import { z } from 'zod'
import { lastingOutcome } from '../record.ts'
import { refuses } from '../refusal.ts'
import { id, marksHundredths, text } from '../text.ts'
import { actReason } from './act-reason.ts'
import { publishRefusals } from './exam.contract.ts'
import { examChanges, examDraft, newTitle, wallTime } from './exam-draft.ts'

const tags = ['exam']
const acting = oc.meta({ demoNoun: 'exams' })
const ofExam = z.object({ examId: id })
const refusals = ['UNKNOWN_EXAM', 'WRONG_STATUS', 'ATTEMPTS_EXIST'] as const

/** A question in one version, with its key. */
const questionSide = z.object({
  text: z.string(),
  options: z.array(z.object({ text: z.string(), isRight: z.boolean() })),
  accepted: z.array(z.string()),
  passage: z.string(),
  explanation: z.string(),
})

/** What is done to a whole exam (decision 060). Asked as a rehearsal, each says what it would mean. */
export const examManageContract = {
  /**
   * A draft like it: what is set, classes and questions, one week on. What the actor does not see in the bank or is out of use is
   * left out, and counted; `shortSections` have too few questions by that.
   */
  duplicate: acting
    .route({ method: 'POST', path: '/exams/{examId}/duplicate', tags, summary: 'Copy an exam', successStatus: 201 })
    .input(ofExam)
    .output(z.object({ examId: id, leftOutCount: z.int(), shortSections: z.array(z.string()) }))
    .errors(refuses('UNKNOWN_EXAM', 'WRONG_STATUS', 'ATTEMPTS_EXIST', 'UNKNOWN_SUBJECT', 'TRIAL_LIMIT', 'PLAN_ENDED')),

  /**
   * Moves an exam that has not opened. Refused while the server's clock is not trusted. With `seen`, the times that were looked at,
   * it is refused where somebody has changed them since (TIMES_CHANGED).
   */
  reschedule: acting
    .route({ method: 'POST', path: '/exams/{examId}/reschedule', tags, summary: 'Move an exam to another time' })
    .input(
      examDraft
        .pick({ scheduledDate: true, scheduledTime: true, closingDate: true, closingTime: true, durationMinutes: true })
        .extend({
          examId: id,
          seen: z
            .object({ opensAt: z.iso.datetime().max(40), closesAt: z.iso.datetime().max(40), durationMinutes: z.int() })
            .optional(),
        }),
    )
    .output(lastingOutcome)
    .errors(
      refuses(
        ...refusals,
        'CODE_SHOWN',
        'TIMES_CHANGED',
        'HAS_FURTHER_SITTING',
        'INVALID_TIME',
        'OPENING_TIME_PAST',
        'CLOSES_BEFORE_IT_OPENS',
        'UNAVAILABLE',
      ),
    ),

  /** Takes a published exam that nobody has begun back: it is a draft again, and candidates are told. */
  withdraw: acting
    .route({ method: 'POST', path: '/exams/{examId}/withdraw', tags, summary: 'Withdraw an exam' })
    .input(ofExam)
    .output(lastingOutcome)
    .errors(refuses(...refusals, 'CODE_SHOWN')),

  /**
   * When candidates see their scores, chosen anew while none of them does; `date` and `time` in Lagos with `at_date` alone. Refused
   * while the server's clock is not trusted; and with `seen`, the choice that was looked at, where it is another by now.
   */
  setRelease: acting
    .route({ method: 'POST', path: '/exams/{examId}/set-release', tags, summary: 'Choose when scores are shown' })
    .input(
      ofExam.extend({
        choice: z.enum(releaseChoices),
        date: z.iso.date().optional(),
        time: wallTime.optional(),
        seen: z.object({ rule: z.enum(releaseRules), releaseAt: z.iso.datetime().max(40).nullable() }).optional(),
      }),
    )
    .output(lastingOutcome)
    .errors(
      refuses(
        ...refusals,
        'INVALID_TIME',
        'RESULTS_SHOWN',
        'HANDED_IN',
        'RELEASE_TIME_PAST',
        'UNAVAILABLE',
        'CHANGED_MEANWHILE',
      ),
    ),

  /**
   * Writes a published exam that nobody has begun anew, or with `changes` null discards that. Nothing of it is given out before
   * `publishChanges`. With a `revision` it is told when somebody has written it since (CHANGED_MEANWHILE).
   */
  keepChanges: acting
    .route({ method: 'PUT', path: '/exams/{examId}/changes', tags, summary: 'Write changes of a published exam' })
    .input(
      ofExam.extend({
        revision: z.int().optional(),
        changes: examChanges.extend({ title: newTitle }).nullable(),
      }),
    )
    .output(z.object({ examId: id, revision: z.int(), hasChanges: z.boolean() }))
    .errors(
      refuses(
        ...refusals,
        ...(['CHANGED_MEANWHILE', 'UNKNOWN_QUESTION', 'QUESTION_ARCHIVED', 'UNKNOWN_SECTION'] as const),
      ),
    ),

  /**
   * What the bank says otherwise by now of a published exam, and what was written anew of it; `isTooLate` where that cannot be given
   * out any more, as somebody has begun. `newCount`: candidates who have not begun it.
   */
  readChanges: oc
    .route({ method: 'GET', path: '/exams/{examId}/changes', tags, summary: 'Read what has changed since publishing' })
    .input(ofExam)
    .output(
      z.object({
        seen: z.string(),
        begunCount: z.int(),
        newCount: z.int(),
        /** What everybody has beside their answers, by a correction; it stays. */
        bonusHundredths: z.int(),
        isTooLate: z.boolean(),
        settings: z.array(z.object({ name: z.enum(changeNames), before: z.string(), after: z.string() })),
        questions: z.array(
          z.object({
            number: z.int(),
            what: z.array(z.enum(questionChanges)),
            before: z.string(),
            after: z.string(),
            /** Null of a question that is added, or left out. */
            marksBefore: marksHundredths.nullable(),
            marksAfter: marksHundredths.nullable(),
            /** As the exam asks it, and as it would; what stays decided about it in the exam alone, and what the bank calls right then. */
            was: questionSide.nullable(),
            is: questionSide.nullable(),
            stays: z.array(z.enum(stayings)),
            bankSays: z.array(z.string()),
          }),
        ),
      }),
    )
    .errors(refuses(...publishRefusals)),

  /**
   * A new version for who has not begun: the questions as the bank has them now, and what was written anew while nobody has begun. Who has
   * begun keeps the version they began with.
   * `seen`: what `readChanges` has answered with.
   */
  publishChanges: acting
    .route({ method: 'POST', path: '/exams/{examId}/changes', tags, summary: 'Publish changes of an exam' })
    .input(ofExam.extend({ seen: text(100), reason: actReason }))
    .output(lastingOutcome)
    .errors(refuses(...publishRefusals, 'NO_CHANGES', 'CHANGES_MOVED_ON', 'CHANGES_NEED_APPROVAL', 'CODE_SHOWN')),

  archive: acting
    .route({ method: 'POST', path: '/exams/{examId}/archive', tags, summary: 'Archive an exam' })
    .input(ofExam)
    .output(lastingOutcome)
    .errors(refuses(...refusals)),

  unarchive: acting
    .route({ method: 'POST', path: '/exams/{examId}/unarchive', tags, summary: 'Take an exam out of the archive' })
    .input(ofExam)
    .output(lastingOutcome)
    .errors(refuses(...refusals)),

  /** Deletes a draft; it cannot be undone. */
  delete: acting
    .route({ method: 'POST', path: '/exams/{examId}/delete', tags, summary: 'Delete a draft' })
    .input(ofExam)
    .output(lastingOutcome)
    .errors(refuses(...refusals)),
}
