import { oc } from '@orpc/contract'
import { handRounds, scriptShows, scriptStates } from '@sabimark/domain/marking/hand-mark.ts'
import { z } from 'zod'
import { refuses } from '../refusal.ts'
import { id, marksHundredths, optionalText, shortId } from '../text.ts'

const tags = ['marking']
const ofAScript = z.object({ scriptId: id })
/** `revision` of the script as it was read: what was done to it since is not overwritten unseen. */
const ofAScriptAsRead = ofAScript.extend({ revision: z.int().min(1) })

/** In hundredths; it may take marks off. */
const adjustment = z.int().min(-100_000).max(100_000)

const handMark = z.object({
  itemIds: z.array(shortId),
  adjustHundredths: adjustment,
  hundredths: marksHundredths,
  comment: z.string(),
})

/** How far a question is for who asks: marked, to be marked by them, of these in other hands, and where markers disagree. */
const progress = z.object({
  doneCount: z.int(),
  openCount: z.int(),
  takenCount: z.int(),
  conflictCount: z.int(),
})

/** What is asked and how it is marked; for markers. */
export const markedBy = z.object({
  questionId: shortId,
  /** In the author's order, from 1. */
  number: z.int(),
  /** What the question is about; null where it stands alone. */
  passage: z.string().nullable(),
  text: z.string(),
  kind: z.enum(['essay', 'text', 'number']),
  isOnPaper: z.boolean(),
  before: z.string(),
  after: z.string(),
  minWords: z.int().nullable(),
  maxWords: z.int().nullable(),
  marksHundredths,
  guide: z.string(),
  rubric: z.array(z.object({ id: shortId, text: z.string(), hundredths: z.int() })),
  /** Of a blank: what earns full marks. */
  accepted: z.array(z.string()),
})

/** One answer on the desk: nothing on it says whose it is. */
export const script = z.object({
  scriptId: id,
  revision: z.int(),
  state: z.enum(scriptStates),
  /** In which round the reader would mark it; null where it is settled without them. */
  round: z.enum(handRounds).nullable(),
  question: markedBy,
  text: z.string(),
  /** What the reader gave it. */
  mine: handMark.nullable(),
  /** For who decides between two markers: what both gave. */
  both: z.array(handMark),
})

export const handMarkingContract = {
  /** The questions people mark, of one exam or of every exam where marks are missing, the newest first. */
  listToMark: oc
    .route({ method: 'GET', path: '/to-mark', tags, summary: 'List the questions there are to mark' })
    .input(z.object({ examId: id.optional() }))
    .output(
      z.object({
        items: z.array(
          z.object({
            examId: id,
            title: z.string(),
            subject: z.string(),
            /** The reader may decide where two markers disagree. */
            isDecider: z.boolean(),
            questions: z.array(
              markedBy
                .pick({
                  questionId: true,
                  number: true,
                  text: true,
                  kind: true,
                  isOnPaper: true,
                  marksHundredths: true,
                })
                .extend({ doneCount: z.int(), openCount: z.int(), conflictCount: z.int() }),
            ),
          }),
        ),
      }),
    )
    .errors(refuses('UNKNOWN_EXAM')),

  /**
   * Hands out the next answer to a question nobody else is marking, for 15 minutes from the last sign of its marker; null when none
   * is left. `after`: the one the marker leaves. `show`: of which answers; without it, of those still to be marked by the caller.
   */
  nextScript: oc
    .route({
      method: 'POST',
      path: '/exams/{examId}/questions/{questionId}/next-script',
      tags,
      summary: 'Take the next script',
    })
    .meta({ demoNoun: 'results' })
    .input(z.object({ examId: id, questionId: shortId, after: id.optional(), show: z.enum(scriptShows).optional() }))
    .output(z.object({ script: script.nullable(), progress }))
    .errors(refuses('UNKNOWN_EXAM')),

  /** One script again; whoever reads it holds it for 15 minutes, unless somebody else does. */
  getScript: oc
    .route({ method: 'POST', path: '/scripts/{scriptId}/open', tags, summary: 'Open a script, or keep it' })
    .meta({ demoNoun: 'results' })
    .input(ofAScript)
    .output(z.object({ script, progress }))
    .errors(refuses('UNKNOWN_SCRIPT', 'SCRIPT_TAKEN')),

  /** Marks a script by points of its rubric and an adjustment, which is the whole mark where there is no rubric. */
  mark: oc
    .route({ method: 'POST', path: '/scripts/{scriptId}/mark', tags, summary: 'Mark a script' })
    .meta({ demoNoun: 'results' })
    .input(
      ofAScriptAsRead.extend({
        itemIds: z.array(shortId).max(9).default([]),
        adjustHundredths: adjustment.default(0),
        comment: optionalText(2_000),
      }),
    )
    .output(z.object({ hundredths: marksHundredths, state: z.enum(scriptStates), revision: z.int(), progress }))
    .errors(refuses('UNKNOWN_SCRIPT', 'SCRIPT_TAKEN', 'MARKED_MEANWHILE', 'MARK_OUT_OF_RANGE')),

  /** Takes the newest mark of the caller back; the script waits again. */
  undoMark: oc
    .route({ method: 'POST', path: '/scripts/{scriptId}/undo', tags, summary: 'Undo a mark' })
    .meta({ demoNoun: 'results' })
    .input(ofAScriptAsRead)
    .output(z.object({ revision: z.int(), progress }))
    .errors(refuses('UNKNOWN_SCRIPT', 'MARKED_MEANWHILE')),

  /** Gives a script back unmarked, so that another marker can have it. */
  returnScript: oc
    .route({ method: 'POST', path: '/scripts/{scriptId}/return', tags, summary: 'Give a script back' })
    .meta({ demoNoun: 'results' })
    .input(ofAScript)
    .output(z.object({}))
    .errors(refuses('UNKNOWN_SCRIPT')),
}
