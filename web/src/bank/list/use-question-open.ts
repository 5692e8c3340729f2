import type { BankQuestion } from '@sabimark/contract/answers.ts'
import { useRef, useState } from 'react'
import { useHandedOver } from '../../platform/handed-over.ts'

/** What the form is open for: a new question, one to edit, or one to begin a new one from. */
export type OpenedQuestion = { kind: 'new' | 'edit' | 'copy'; from: BankQuestion | null; key: number }

type Openable = { type: (text: string) => void; clear: () => void }

/** Whether the form of a question is open, and for which; the palette and other screens open it, too. */
export function useQuestionOpen(list: Openable) {
  const [opened, setOpened] = useState<OpenedQuestion | null>(null)
  const lastKey = useRef(0)
  const open = (kind: OpenedQuestion['kind'], from: BankQuestion | null) => {
    lastKey.current += 1
    setOpened({ kind, from, key: lastKey.current })
  }
  useHandedOver('/questions', ({ search, isAdding }) => {
    if (search !== undefined) {
      list.clear()
      list.type(search)
    }
    if (isAdding) open('new', null)
  })
  return {
    opened,
    add: () => open('new', null),
    edit: (question: BankQuestion) => open('edit', question),
    copy: (question: BankQuestion) => open('copy', question),
    close: () => setOpened(null),
  }
}
