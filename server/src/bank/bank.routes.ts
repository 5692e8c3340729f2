import { contract } from '@sabimark/contract/contract.ts'
import { route } from '../platform/http/route.ts'
import { noteExport } from '../platform/list/note-export.ts'
import type { Services } from '../platform/process/services.ts'
import { deleteQuestions, setQuestionsStatus } from './act-on-questions.ts'
import { addPicture } from './add-picture.ts'
import { addQuestion } from './add-question.ts'
import { isTheirQuestion, narrowedTo } from './bank.access.ts'
import { selectQuestionFigures } from './bank.db.ts'
import { selectDuplicates } from './duplicates.db.ts'
import { importQuestions } from './import-questions.ts'
import { listQuestions } from './list-questions.ts'
import { listReadyMade, readyMadeTopics } from './list-ready-made.ts'
import { listWithdrawn } from './list-withdrawn.ts'
import { readyMade } from './load-ready-made.ts'
import { selectPassages } from './passages.db.ts'
import { replaceWithdrawn } from './replace-withdrawn.ts'
import { reportQuestion } from './report-question.ts'
import { startImport } from './start-import.ts'
import { takeReadyMade } from './take-ready-made.ts'
import { updateQuestion } from './update-question.ts'

const { bank } = contract
/** To draw them all takes some seconds once, and on a slow machine more. */
const fromReadyMade = { loaded: readyMade }

/** The calls of the question bank; all look only at the subjects the actor works on. */
export function bankRoutes({ config }: Pick<Services, 'config'>) {
  const [secret = ''] = config.secrets
  return {
    listQuestions: route(bank.listQuestions, 'roles', (ctx) =>
      noteExport(ctx, 'question', listQuestions(ctx.tx, ctx.input, ctx.actor)),
    ),
    questionFigures: route(bank.questionFigures, 'roles', ({ tx, input, actor }) =>
      selectQuestionFigures(tx, narrowedTo(actor), input?.subjectId ?? null),
    ),
    listPassages: route(bank.listPassages, 'roles', async ({ tx, input, actor }) => ({
      passages: await selectPassages(tx, { ...input, teacherId: narrowedTo(actor) }),
    })),
    getQuestion: route(bank.getQuestion, isTheirQuestion, async ({ at }) => at),
    addPicture: route(bank.addPicture, 'roles', addPicture),
    addQuestion: route(bank.addQuestion, 'roles', addQuestion),
    updateQuestion: route(bank.updateQuestion, 'roles', updateQuestion),
    setQuestionsStatus: route(bank.setQuestionsStatus, 'roles', setQuestionsStatus),
    deleteQuestions: route(bank.deleteQuestions, 'roles', deleteQuestions),
    startImport: route(bank.startImport, 'roles', startImport),
    importQuestions: route(bank.importQuestions, 'roles', importQuestions),
    readyMadeTopics: route(bank.readyMadeTopics, 'roles', readyMadeTopics, fromReadyMade),
    listReadyMade: route(
      bank.listReadyMade,
      'roles',
      (ctx) => noteExport(ctx, 'question', listReadyMade(ctx.tx, ctx.input, secret)),
      fromReadyMade,
    ),
    takeReadyMade: route(bank.takeReadyMade, 'roles', (ctx) => takeReadyMade(ctx, secret), fromReadyMade),
    reportQuestion: route(bank.reportQuestion, isTheirQuestion, (ctx) => reportQuestion(ctx, config.publicUrl)),
    listWithdrawn: route(bank.listWithdrawn, 'roles', ({ tx, actor }) => listWithdrawn(tx, actor)),
    replaceWithdrawn: route(bank.replaceWithdrawn, 'roles', (ctx) => replaceWithdrawn(ctx, secret), fromReadyMade),
    checkDuplicates: route(bank.checkDuplicates, 'roles', async ({ tx, input, actor }) => ({
      duplicates: await selectDuplicates(tx, input.questions, narrowedTo(actor)),
    })),
  }
}
