import { Button } from '@mantine/core'
import { useState } from 'react'
import { type Pressed, useAct } from '../act.ts'
import { GoodNote } from '../ui/good-note.tsx'
import { LeaveDialog } from '../ui/leave-dialog.tsx'
import { SaveRefusal } from '../ui/save-refusal.tsx'
import { PictureChoice, type PictureWords } from './picture-choice.tsx'
import { usePicture } from './use-picture.ts'

type PicturePickerProps<Saved> = PictureWords & {
  /** Saves it in base64, a logo with a small one of it, or removes the one there is. */
  save: (data: string | null, pressed: Pressed, small: string | null) => Promise<Saved>
  onSaved: () => unknown
}

type Sent = { data: string | null; small: string | null }

/** A picture that is saved by itself, and the way to another one. */
export function PicturePicker<Saved>({ save, onSaved, ...words }: PicturePickerProps<Saved>) {
  const { noun } = words
  const chosen = usePicture(words.kind)
  const { picture, drop } = chosen
  const [done, setDone] = useState<string | null>(null)
  const send = ({ data, small }: Sent, pressed: Pressed) => save(data, pressed, small)
  const saving = useAct(send, async (_saved, { data }) => {
    drop()
    setDone(data === null ? `The ${noun} was removed.` : `The ${noun} was saved.`)
    await onSaved()
  })
  return (
    <>
      <PictureChoice
        {...words}
        chosen={chosen}
        isWorking={saving.isWorking}
        isRemoving={saving.isWorking}
        onFile={() => {
          setDone(null)
          saving.forget()
        }}
        onRemove={() => saving.act({ data: null, small: null })}
        save={
          picture && (
            <Button
              loading={saving.isWorking}
              onClick={() => saving.act({ data: picture.data, small: picture.small ?? null })}
            >
              Save {noun}
            </Button>
          )
        }
      >
        <SaveRefusal error={saving.error} />
        {done && <GoodNote>{done}</GoodNote>}
      </PictureChoice>
      <LeaveDialog isUnsaved={() => picture !== null} />
    </>
  )
}
