import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { PageButton } from '../navigation.tsx'
import type { PageAddress } from '../page.ts'
import { UndoAct } from '../record/undo-act.tsx'
import { GoodNote } from '../ui/good-note.tsx'
import styles from './review.module.css'

type AddedNoteProps = {
  /** The import, as the server calls it: the batch of all it added. */
  batch: string
  /** In place of Undo, where an import is no batch. */
  takeBack?: ReactNode
  /** "31 questions were added to the bank." */
  children: string
  /** What else became of the file, said behind it. */
  more?: string
  /** What an undo does not take back. */
  stays?: string | undefined
  /** Where they are now, and what that link says. */
  page: PageAddress
  pageLabel: string
  isLocked: boolean
  /** Nothing of the file is left to add; what comes next is the main act then, or the page they are on. */
  isDone: boolean
  next?: { page: PageAddress; label: string } | undefined
  onUndone: () => void
}

/** What was added so far, and the way to take all of it back. */
export function AddedNote(props: AddedNoteProps) {
  const [isUndoing, setIsUndoing] = useState(false)
  const next = props.isDone ? props.next : undefined
  return (
    <>
      <GoodNote>
        <div className={styles.done}>
          <span>
            <span>{props.children}</span> {props.more}
          </span>
          {next && (
            <PageButton {...next.page} size="xs">
              {next.label}
            </PageButton>
          )}
          <PageButton {...props.page} variant={props.isDone && !next ? 'filled' : 'default'} size="xs">
            {props.pageLabel}
          </PageButton>
          {props.takeBack === undefined ? (
            <Button variant="default" size="xs" disabled={props.isLocked} onClick={() => setIsUndoing(true)}>
              Undo
            </Button>
          ) : (
            props.takeBack
          )}
        </div>
      </GoodNote>
      {isUndoing && (
        <UndoAct
          title="Undo this import?"
          batch={props.batch}
          stays={props.stays}
          onUndone={props.onUndone}
          onClose={() => setIsUndoing(false)}
        >
          {props.children}
        </UndoAct>
      )}
    </>
  )
}
