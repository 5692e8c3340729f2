import { IconArchive, IconArchiveOff, IconCopy } from '@tabler/icons-react'
import { client } from '../platform/client.ts'
import { type RecordAct, useRecordActs } from '../platform/record/use-record-acts.tsx'
import { deleteAct, statusActs } from '../platform/record/usual-acts.tsx'
import { menuIcon } from '../platform/ui/menu-icon.ts'
import type { Question } from './questions.ts'

type Ways = { edit: (question: Question) => void; copy: (question: Question) => void }

const again = { label: 'Use again', done: 'in use again', title: (who: string) => `Use ${who} again?` }
const usual = [
  ...statusActs(
    client.bank.setQuestionsStatus,
    ['archived', { label: 'Archive', done: 'archived', icon: <IconArchive {...menuIcon} /> }],
    ['active', { ...again, icon: <IconArchiveOff {...menuIcon} /> }],
  ),
  deleteAct(client.bank.deleteQuestions),
]

/** What can be done to one question. Its first words may be a formula: the dialogs say "this question". */
export function useQuestionActs({ edit, copy }: Ways) {
  const duplicate: RecordAct<Question> = {
    ...{ label: 'Duplicate', icon: <IconCopy {...menuIcon} />, isForOne: true },
    run: ({ row }) => row && copy(row),
  }
  const said = { nouns: ['question', 'questions'], nameOf: () => 'this question' } as const
  return useRecordActs<Question>(said, { edit, acts: [duplicate, ...usual] })
}
