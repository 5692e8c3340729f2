import { Button } from '@mantine/core'
import { IconPhotoUp, IconRotateClockwise, IconTrash } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { RefusalNote } from '../ui/refusal-note.tsx'
import type { PictureKind } from './make-picture.ts'
import styles from './picture-picker.module.css'
import type { ChosenPicture } from './use-picture.ts'

export type PictureWords = {
  kind: PictureKind
  /** What is chosen, as in "Choose a logo": "logo". */
  noun: string
  /** What the picture shows, for whoever does not see it. */
  alt: string
  /** The one there is. */
  src: string | null
  /** A line under the buttons: what fits best. */
  hint: string
}

type PictureChoiceProps = PictureWords & {
  chosen: ChosenPicture
  /** Before a file is read. */
  onFile?: () => void
  onRemove: () => void
  isWorking: boolean
  isRemoving?: boolean
  /** What saves it by itself. */
  save?: ReactNode
  /** What came of it. */
  children?: ReactNode
}

/** A picture, and what is chosen in its place on this computer: picked or dropped, looked at, turned, taken back. */
export function PictureChoice(props: PictureChoiceProps) {
  const { kind, noun, alt, src, hint, chosen, onFile, onRemove, isWorking, isRemoving = false, save, children } = props
  const { picture, problem, choose, turn, drop } = chosen
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const buttons = useFirstButton(picture !== null)
  const take = (file: File | undefined) => {
    onFile?.()
    choose(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  const shown = picture?.src ?? src
  return (
    <fieldset className={styles.picker} aria-label={alt} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <div className={styles.frame} data-kind={kind}>
        {shown ? (
          <img src={shown} alt={picture ? `${alt}, not saved yet` : alt} loading={picture ? 'eager' : 'lazy'} />
        ) : (
          <IconPhotoUp size={32} stroke={1.5} aria-hidden="true" />
        )}
      </div>
      <div className={styles.side}>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hidden
          onChange={({ target }) => {
            take(target.files?.[0])
            // The same file chosen again is news, too.
            target.value = ''
          }}
        />
        <div className={styles.buttons} ref={buttons}>
          {picture ? (
            <>
              {save}
              <Button
                variant="default"
                disabled={isWorking}
                leftSection={<IconRotateClockwise size={18} aria-hidden="true" />}
                onClick={turn}
              >
                Turn
              </Button>
              <Button variant="subtle" disabled={isWorking} onClick={drop}>
                Cancel
              </Button>
            </>
          ) : (
            <>
              <Button
                variant="default"
                leftSection={<IconPhotoUp size={18} aria-hidden="true" />}
                aria-describedby={hintId}
                onClick={() => input.current?.click()}
              >
                {src ? `Change ${noun}` : `Choose a ${noun}`}
              </Button>
              {src && (
                <Button
                  variant="subtle"
                  leftSection={<IconTrash size={18} aria-hidden="true" />}
                  loading={isRemoving}
                  onClick={onRemove}
                >
                  Remove
                </Button>
              )}
            </>
          )}
        </div>
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
        {problem && <RefusalNote>{problem}</RefusalNote>}
        {children}
      </div>
    </fieldset>
  )
}

/** The buttons change with what is chosen; the focus, which was on one of them, goes to the first. */
function useFirstButton(hasChosen: boolean) {
  const buttons = useRef<HTMLDivElement>(null)
  const before = useRef(hasChosen)
  useEffect(() => {
    if (before.current !== hasChosen) buttons.current?.querySelector('button')?.focus()
    before.current = hasChosen
  }, [hasChosen])
  return buttons
}
