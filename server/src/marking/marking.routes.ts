import { contract } from '@sabimark/contract/contract.ts'
import { openRoute, route } from '../platform/http/route.ts'
import type { Services } from '../platform/process/services.ts'
import { acceptLate } from './accept-late.ts'
import { correctKey } from './corrections/correct-key.ts'
import { keyOfQuestion } from './corrections/key-of-question.ts'
import { listCorrections } from './corrections/list-corrections.ts'
import { markHistory } from './corrections/mark-history.ts'
import { tryCorrection } from './corrections/try-correction.ts'
import { decideLate } from './decide-late.ts'
import { listToMark } from './list-to-mark.ts'
import { markPreview } from './mark-preview.ts'
import { markScript, undoMark } from './mark-script.ts'
import { isAttemptTheyDecide, isAttemptTheyRead, isExamTheyRead, isTheirsToChange } from './marking.access.ts'
import { getScript, nextScript, returnScript } from './next-script.ts'
import { enterPaperMarks, listPaperMarks } from './paper-marks.ts'
import { checkAnswer } from './practice/check-answer.ts'
import { listAnswers, ruleAnswers } from './rule-answers.ts'
import { isBlankToMark, isExamToMark, isListToMark, isTheirScript } from './script.access.ts'

/** The calls of marking: staff try an exam out, decide about late answers, and mark what waits for a person. */
export function markingRoutes({
  config,
  pools,
  isClockTrusted,
}: Pick<Services, 'config' | 'pools' | 'isClockTrusted'>) {
  const { secrets } = config
  return {
    checkAnswer: openRoute(contract.marking.checkAnswer, {
      may: 'ticket',
      run: ({ input }) => checkAnswer({ app: pools.app, secrets, isClockTrusted }, input),
    }),
    markPreview: route(contract.marking.markPreview, isExamTheyRead, markPreview),
    decideLate: route(contract.marking.decideLate, isAttemptTheyDecide, ({ tx, input, actor, at }) =>
      decideLate(tx, { ...input, ...at }, actor),
    ),
    acceptLate: route(contract.marking.acceptLate, isTheirsToChange, acceptLate),
    listToMark: route(contract.marking.listToMark, isListToMark, ({ tx, input, actor }) =>
      listToMark(tx, input, actor),
    ),
    nextScript: route(contract.marking.nextScript, isExamToMark, ({ tx, input, actor, at }) =>
      nextScript(tx, input, { actor, at }),
    ),
    getScript: route(contract.marking.getScript, isTheirScript, ({ tx, input, actor, at }) =>
      getScript(tx, input, { actor, at }),
    ),
    mark: route(contract.marking.mark, isTheirScript, ({ tx, input, actor, at }) =>
      markScript(tx, input, { actor, at }),
    ),
    undoMark: route(contract.marking.undoMark, isTheirScript, ({ tx, input, actor, at }) =>
      undoMark(tx, input, { actor, at }),
    ),
    listAnswers: route(contract.marking.listAnswers, isBlankToMark, ({ tx, input, at }) => listAnswers(tx, input, at)),
    ruleAnswers: route(contract.marking.ruleAnswers, isTheirsToChange, ({ tx, input, actor }) =>
      ruleAnswers(tx, input, actor),
    ),
    listPaperMarks: route(contract.marking.listPaperMarks, isExamToMark, ({ tx, input, actor, at }) =>
      listPaperMarks(tx, input, { actor, at }),
    ),
    enterPaperMarks: route(contract.marking.enterPaperMarks, isExamToMark, ({ tx, input, actor, at }) =>
      enterPaperMarks(tx, input, { actor, at }),
    ),
    keyOfQuestion: route(contract.marking.keyOfQuestion, isTheirsToChange, ({ tx, input, actor }) =>
      keyOfQuestion(tx, input, actor),
    ),
    tryCorrection: route(contract.marking.tryCorrection, isTheirsToChange, ({ tx, input, actor }) =>
      tryCorrection(tx, input, actor),
    ),
    correctKey: route(contract.marking.correctKey, isTheirsToChange, correctKey),
    listCorrections: route(contract.marking.listCorrections, isExamTheyRead, ({ tx, input, actor }) =>
      listCorrections(tx, input, actor),
    ),
    markHistory: route(contract.marking.markHistory, isAttemptTheyRead, ({ tx, input }) => markHistory(tx, input)),
    returnScript: route(contract.marking.returnScript, isTheirScript, ({ tx, input, actor }) =>
      returnScript(tx, input, actor),
    ),
  }
}
