import { Button } from '@mantine/core'
import { IconPhotoUp, IconRotateClockwise, IconTrash } from '@tabler/icons-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { type Pressed, useAct } from '../act.ts'
import { GoodNote } from '../ui/good-note.tsx'
import { LeaveDialog } from '../ui/leave-dialog.tsx'
import { RefusalNote } from '../ui/refusal-note.tsx'
import { SaveRefusal } from '../ui/save-refusal.tsx'
import type { PictureKind } from './make-picture.ts'
import styles from './picture-picker.module.css'
import { usePicture } from './use-picture.ts'

type PicturePickerProps<Saved> = {
  kind: PictureKind
  /** What is chosen, as in "Choose a logo": "logo". */
  noun: string
  /** What the picture shows, for whoever does not see it. */
  alt: string
  /** The one there is. */
  src: string | null
  /** A line under the buttons: what fits best. */
  hint: string
  /** Saves it in base64, a logo with a small one of it, or removes the one there is. */
  save: (data: string | null, pressed: Pressed, small: string | null) => Promise<Saved>
  onSaved: () => unknown
}

type Sent = { data: string | null; small: string | null }

/** A picture, and the way to another one: chosen or dropped, looked at, turned, then saved. */
export function PicturePicker<Saved>({ kind, noun, alt, src, hint, save, onSaved }: PicturePickerProps<Saved>) {
  const { picture, problem, choose, turn, drop } = usePicture(kind)
  const [done, setDone] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const buttons = useFirstButton(picture !== null)
  const send = ({ data, small }: Sent, pressed: Pressed) => save(data, pressed, small)
  const saving = useAct(send, async (_saved, { data }) => {
    drop()
    setDone(data === null ? `The ${noun} was removed.` : `The ${noun} was saved.`)
    await onSaved()
  })
  const take = (file: File | undefined) => {
    setDone(null)
    saving.forget()
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
              <Button
                loading={saving.isWorking}
                onClick={() => saving.act({ data: picture.data, small: picture.small ?? null })}
              >
                Save {noun}
              </Button>
              <Button
                variant="default"
                disabled={saving.isWorking}
                leftSection={<IconRotateClockwise size={18} aria-hidden="true" />}
                onClick={turn}
              >
                Turn
              </Button>
              <Button variant="subtle" disabled={saving.isWorking} onClick={drop}>
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
                  loading={saving.isWorking}
                  onClick={() => saving.act({ data: null, small: null })}
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
        <SaveRefusal error={saving.error} />
        {done && <GoodNote>{done}</GoodNote>}
      </div>
      <LeaveDialog isUnsaved={() => picture !== null} />
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
