import { contract } from '@sabimark/contract/contract.ts'
import { everyoneInTheTable, route } from '../platform/http/route.ts'
import { addQuestion } from './add-question.ts'
import { listQuestions } from './list-questions.ts'

/** The calls of the question bank; both look only at the subjects the actor works on. */
export function bankRoutes() {
  return {
    listQuestions: route(contract.bank.listQuestions, {
      may: everyoneInTheTable,
      run: ({ tx, input, actor }) => listQuestions(tx, input, actor),
    }),
    addQuestion: route(contract.bank.addQuestion, {
      may: everyoneInTheTable,
      run: ({ tx, input, actor }) => addQuestion(tx, input, actor),
    }),
  }
}
