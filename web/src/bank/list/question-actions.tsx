import type { BankQuestion } from '@sabimark/contract/answers.ts'
import { IconArchive, IconArchiveOff, IconCopy, IconFlag } from '@tabler/icons-react'
import { client } from '../../platform/client.ts'
import type { List } from '../../platform/list/use-list.ts'
import { type RecordAct, useRecordActs } from '../../platform/record/use-record-acts.tsx'
import { deleteAct, statusActs } from '../../platform/record/usual-acts.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import type { QuestionInput } from '../question-list.ts'
import { ReportDialog } from '../wrong/report-dialog.tsx'

type Ways = { edit: (question: BankQuestion) => void; copy: (question: BankQuestion) => void }

const again = { label: 'Use again', done: 'in use again', title: (who: string) => `Use ${who} again?` }
const [archive, useAgain] = statusActs(
  client.bank.setQuestionsStatus,
  ['archived', { label: 'Archive', done: 'archived', icon: <IconArchive {...menuIcon} /> }],
  ['active', { ...again, icon: <IconArchiveOff {...menuIcon} /> }],
)
const reporting: RecordAct<BankQuestion> = {
  label: 'Report this question',
  icon: <IconFlag {...menuIcon} />,
  isForOne: true,
  isFor: ({ isReadyMade }) => isReadyMade,
  ask: (question) => <ReportDialog {...question} />,
}
const deletion = deleteAct(client.bank.deleteQuestions)

/**
 * What can be done to questions. A list shows those in use or the archived, never both. The first words of one may be a
 * formula: the dialogs say "this question". A colleague's can be copied, which makes one of the own.
 */
export function useQuestionActs(list: List<QuestionInput, BankQuestion>, { edit, copy }: Ways) {
  const isFor = ({ mayAct }: BankQuestion) => mayAct
  const status = { ...(list.filters.status === 'archived' ? useAgain : archive), isFor }
  const copying: RecordAct<BankQuestion> = {
    label: 'Copy',
    icon: <IconCopy {...menuIcon} />,
    isForOne: true,
    noteOf: ({ mayAct, owner }) =>
      mayAct ? undefined : `Makes one of your own. Only ${owner} and the administrators change this one.`,
    run: ({ row }) => row && copy(row),
  }
  const said = { nouns: ['question', 'questions'], nameOf: () => 'this question' } as const
  return useRecordActs<BankQuestion>(said, {
    edit,
    mayEdit: isFor,
    acts: [copying, reporting, status, { ...deletion, isFor }],
    onDone: (_act, ids) => list.select(ids, false),
  })
}
