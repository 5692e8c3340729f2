import { oc } from '@orpc/contract'
import { examStatuses } from '@sabimark/domain/exam/exam-status.ts'
import { adjustments } from '@sabimark/domain/exam/version.ts'
import {
  correctionKinds,
  keyKinds,
  mostOtherExams,
  questionCorrections,
} from '@sabimark/domain/marking/corrections/correction.ts'
import { outcomes } from '@sabimark/domain/marking/mark-paper.ts'
import { z } from 'zod'
import { refuses } from '../../refusal.ts'
import { earnedMarks, id, instant, marksHundredths, shortId, text, typedText } from '../../text.ts'

const tags = ['marking']
const ofExam = z.object({ examId: id })

/** What a paper has. Null while an answer of it waits for a person. */
const standing = z
  .object({
    earnedHundredths: marksHundredths,
    availableHundredths: marksHundredths,
    percentage: z.int(),
    grade: z.string(),
    isPass: z.boolean(),
  })
  .nullable()

/** Another right answer: options, of which each is right by itself where one is chosen, or what is typed into a blank. */
const right = z.object({ optionIds: z.array(shortId).max(20), texts: z.array(text(200)).max(20) })

/** One question, the whole paper (`bonus`: marks for everybody, 0 for none any more), or an earlier correction taken back. */
const correction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['correct', 'also']), questionId: shortId, right }),
  z.strictObject({ kind: z.enum(['annulled', 'full']), questionId: shortId }),
  z.strictObject({ kind: z.literal('bonus'), bonusHundredths: marksHundredths }),
  z.strictObject({ kind: z.literal('taken_back'), actId: id }),
])

/**
 * `examIds`: other exams that ask the question and are put right with it. `versions`: which of its versions the exam means, by their
 * numbers, where it has asked the question in several ways; all of them otherwise.
 */
const asked = ofExam.extend({
  correction,
  examIds: z.array(id).max(mostOtherExams).default([]),
  versions: z.array(z.int().min(1)).min(1).max(100).optional(),
})

/** The question as some versions of the exam ask it: in the same words, with the same options. */
const asking = z.object({
  /** Their numbers, the newest first. */
  versions: z.array(z.int()),
  text: z.string(),
  /** In the author's order; candidates may have seen another. */
  options: z.array(z.object({ id: shortId, text: z.string() })),
  correctOptionIds: z.array(shortId),
  accepted: z.array(z.string()),
  adjust: z.enum(adjustments).nullable(),
  /** Papers that are marked. */
  paperCount: z.int(),
})

/** An exam that holds what is put right. */
const holder = z.object({
  examId: id,
  title: z.string(),
  status: z.enum(examStatuses),
  /** Whom to ask where it is not the reader's. */
  owner: z.string(),
  /** The reader can put it right there, too. */
  isTheirs: z.boolean(),
  /** It is the reader's own: administrators can put right everybody's. */
  isOwn: z.boolean(),
  /** Asked there in other words, or with other options. */
  isOtherwise: z.boolean(),
  /** Papers that are marked. */
  paperCount: z.int(),
})

export const correctionsContract = {
  /** The key of one question: what counts as right, how it can be put right, and which exams ask it. */
  keyOfQuestion: oc
    .route({
      method: 'GET',
      path: '/exams/{examId}/questions/{questionId}/key',
      tags,
      summary: 'Read a question’s key',
    })
    .input(ofExam.extend({ questionId: shortId }))
    .output(
      z.object({
        questionId: shortId,
        /** In the author's order, from 1. */
        number: z.int(),
        /** As the newest version asks it. */
        text: z.string(),
        kind: z.enum(['one', 'several', 'text', 'number', 'essay']),
        marksHundredths,
        /** How the exam asks it and has asked it, the newest first: one that was changed while the exam was given out has several. */
        askings: z.array(asking),
        kinds: z.array(z.enum(questionCorrections)),
        /** Other exams that ask it; a correction can reach them, too. */
        others: z.array(holder),
        /** Whether the question of the bank can be put right with it: it is there, the reader's, and asks the same. */
        isBankOpen: z.boolean(),
        /** It was taken ready-made, and found wrong: why, and which option is right by what is known now; null where none is. */
        withdrawn: z.object({ why: z.string(), rightOptionId: shortId.nullable() }).nullable(),
      }),
    )
    .errors(refuses('UNKNOWN_EXAM', 'UNKNOWN_QUESTION')),

  /** Who would move, by the rules alone: nothing is written. */
  tryCorrection: oc
    .route({ method: 'POST', path: '/exams/{examId}/corrections/try', tags, summary: 'See whom a correction moves' })
    .meta({ demoNoun: 'results' })
    .input(asked)
    .output(
      z.object({
        /** Of which keys this is true: whoever corrects says it. */
        seen: z.string(),
        upCount: z.int(),
        downCount: z.int(),
        sameCount: z.int(),
        /** Papers with answers a person still has to mark, as before. */
        waitingCount: z.int(),
        /** Papers that have a score now, and none until a person has marked an answer. */
        lostCount: z.int(),
        /** Papers that were still being marked, and get a score. */
        scoredCount: z.int(),
        gradeUpCount: z.int(),
        gradeDownCount: z.int(),
        /** Who would pass now, and who no longer. */
        passCount: z.int(),
        failCount: z.int(),
        /** The first fifty, those who move furthest first. */
        moved: z.array(
          z.object({
            attemptId: id,
            student: z.string(),
            studentNumber: z.string(),
            className: z.string().nullable(),
            examTitle: z.string(),
            before: standing,
            after: standing,
          }),
        ),
        moreCount: z.int(),
      }),
    )
    .errors(
      refuses(
        'UNKNOWN_EXAM',
        'UNKNOWN_QUESTION',
        'WRONG_STATUS',
        'NOT_FOR_THIS_QUESTION',
        'ASKED_OTHERWISE',
        'NOTHING_WOULD_CHANGE',
        'NO_MARKS_LEFT',
        'CORRECTED_SINCE',
      ),
    ),

  /** Puts a key right: a revision for every version it reaches. The papers are marked again one after the other. */
  correctKey: oc
    .route({ method: 'POST', path: '/exams/{examId}/corrections', tags, summary: 'Put a key right' })
    .meta({ demoNoun: 'results' })
    .input(asked.extend({ seen: typedText(100), reason: text(500).min(3), inBank: z.boolean().default(false) }))
    /** `isBankLeft`: the bank was to be put right, and its question is not the reader's, asks something else or could not be saved so. */
    .output(z.object({ actId: id, paperCount: z.int(), isBankLeft: z.boolean() }))
    .errors(
      refuses(
        'UNKNOWN_EXAM',
        'UNKNOWN_QUESTION',
        'WRONG_STATUS',
        'ATTEMPTS_EXIST',
        'NOT_FOR_THIS_QUESTION',
        'ASKED_OTHERWISE',
        'NOTHING_WOULD_CHANGE',
        'NO_MARKS_LEFT',
        'CORRECTED_SINCE',
        'KEY_CHANGED_MEANWHILE',
      ),
    ),

  /** What was put right in an exam, the newest first, and its questions. */
  listCorrections: oc
    .route({ method: 'GET', path: '/exams/{examId}/corrections', tags, summary: 'List the corrections of an exam' })
    .input(ofExam)
    .output(
      z.object({
        title: z.string(),
        /** The reader can put keys right here; where not, `owner` can. */
        isTheirs: z.boolean(),
        owner: z.string(),
        /** Papers that are still marked by an older key. */
        toMarkCount: z.int(),
        bonusHundredths: marksHundredths,
        availableHundredths: z.int(),
        items: z.array(
          z.object({
            actId: id,
            kind: z.enum(correctionKinds),
            /** In the author's order; null for a bonus. */
            number: z.int().nullable(),
            at: instant,
            by: z.string(),
            reason: z.string(),
            upCount: z.int(),
            downCount: z.int(),
            /** It was taken back, or takes another back: then there is nothing to take back. */
            isOpen: z.boolean(),
            /** The reader can take it back: no newer one of the question stands, and it reached no exam of others. */
            canUndo: z.boolean(),
            /** Other people's exams that it reached. */
            others: z.array(z.object({ title: z.string(), owner: z.string() })),
          }),
        ),
        /** There are older ones that are not listed. */
        hasMore: z.boolean(),
        questions: z.array(
          z.object({
            questionId: shortId,
            number: z.int(),
            text: z.string(),
            adjust: z.enum(adjustments).nullable(),
          }),
        ),
      }),
    )
    .errors(refuses('UNKNOWN_EXAM')),

  /** How the mark of one answer came to be: by each revision of the key that says something of its question. */
  markHistory: oc
    .route({
      method: 'GET',
      path: '/results/{attemptId}/questions/{questionId}/history',
      tags,
      summary: 'Read the history of a mark',
    })
    .input(z.object({ attemptId: id, questionId: shortId }))
    .output(
      z.object({
        items: z.array(
          z.object({
            revision: z.int(),
            kind: z.enum(keyKinds),
            at: instant,
            by: z.string(),
            reason: z.string(),
            outcome: z.enum(outcomes),
            earnedHundredths: earnedMarks,
            ofHundredths: marksHundredths,
          }),
        ),
      }),
    )
    .errors(refuses('UNKNOWN_ATTEMPT', 'UNKNOWN_QUESTION')),
}
