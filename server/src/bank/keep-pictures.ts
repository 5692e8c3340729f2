import { textsOf } from '@sabimark/domain/bank/pictures.ts'
import type { QuestionProblem } from '@sabimark/domain/bank/question.ts'
import { picturesIn } from '@sabimark/domain/words/picture/picture-mark.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { keepQuestionPictures } from '../platform/files/files.db.ts'
import type { WrittenQuestion } from './judge-question.ts'

type Texts = Pick<WrittenQuestion, 'question' | 'options' | 'rules' | 'explanation'>

/** Keeps the pictures these questions name. Answers for each what is wrong: a picture that this school does not have. */
export async function keepPictures(tx: Tx, questions: readonly Texts[]): Promise<QuestionProblem[][]> {
  const named = questions.map(({ question, options, ...others }) => ({
    question: picturesIn([question]),
    options: picturesIn(options),
    others: picturesIn(textsOf({ text: '', options: [], ...others })),
  }))
  const all = [...new Set(named.flatMap((ids) => Object.values(ids).flat()))]
  const there = new Set(all.length === 0 ? [] : await keepQuestionPictures(tx, all))
  const isMissing = (ids: string[]) => ids.some((id) => !there.has(id))
  return named.map(({ question, options, others }) => [
    ...(isMissing(question) || isMissing(others) ? [{ field: 'question' as const, message: missing }] : []),
    ...(isMissing(options) ? [{ field: 'options' as const, message: missing }] : []),
  ])
}

const missing = 'A picture is no longer there. Take it out and add it again.'
