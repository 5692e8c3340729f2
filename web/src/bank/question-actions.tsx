import { counted } from '@sabimark/domain/school/plural.ts'
import { IconArchive, IconArchiveOff, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { client } from '../platform/client.ts'
import { ConfirmAction } from '../platform/record/confirm-action.tsx'
import type { MenuItem } from '../platform/ui/menu.tsx'
import type { Question } from './questions.ts'

type Ways = { edit: (question: Question) => void; copy: (question: Question) => void }
type Asked = { act: 'archive' | 'unarchive' | 'delete'; question: Question }

const icon = { size: 18, 'aria-hidden': true } as const

/** What can be done to one question, and the question it asks before. `menuOf` stays the same, so that no card is drawn again. */
export function useQuestionActs(ways: Ways) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const latest = useRef(ways)
  useEffect(() => {
    latest.current = ways
  })
  const menuOf = useCallback((question: Question): MenuItem[] => {
    const isArchived = question.status === 'archived'
    return [
      { label: 'Edit', icon: <IconPencil {...icon} />, onClick: () => latest.current.edit(question) },
      { label: 'Duplicate', icon: <IconCopy {...icon} />, onClick: () => latest.current.copy(question) },
      isArchived
        ? {
            label: 'Use again',
            icon: <IconArchiveOff {...icon} />,
            onClick: () => setAsked({ act: 'unarchive', question }),
          }
        : { label: 'Archive', icon: <IconArchive {...icon} />, onClick: () => setAsked({ act: 'archive', question }) },
      {
        ...{ label: 'Delete', icon: <IconTrash {...icon} />, isDanger: true },
        onClick: () => setAsked({ act: 'delete', question }),
      },
    ]
  }, [])
  return { menuOf, question: asked && <AskFirst {...asked} onClose={() => setAsked(null)} /> }
}

function AskFirst({ act, question: { id }, onClose }: Asked & { onClose: () => void }) {
  const ids = [id]
  const { setQuestionsStatus, deleteQuestions } = client.bank
  if (act === 'delete') {
    return (
      <ConfirmAction
        title="Delete this question?"
        confirmLabel="Delete"
        isDanger
        input={{ ids }}
        call={deleteQuestions}
        said={(count) => `${counted(count, 'question')} deleted.`}
        onClose={onClose}
      />
    )
  }
  const isArchiving = act === 'archive'
  return (
    <ConfirmAction
      title={isArchiving ? 'Archive this question?' : 'Use this question again?'}
      confirmLabel={isArchiving ? 'Archive' : 'Use again'}
      input={{ ids, status: isArchiving ? ('archived' as const) : ('active' as const) }}
      call={setQuestionsStatus}
      said={(count) => `${counted(count, 'question')} ${isArchiving ? 'archived' : 'in use again'}.`}
      onClose={onClose}
    />
  )
}
