import { Button, NativeSelect, TextInput } from '@mantine/core'
import { mostInAlt, writePicture } from '@sabimark/domain/words/picture/picture-mark.ts'
import { IconPhotoUp, IconRotateClockwise } from '@tabler/icons-react'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import styles from './picture-dialog.module.css'
import { pictureOf } from './picture-of.ts'
import { sizes } from './size-words.ts'
import { useCroppedPicture } from './use-cropped-picture.ts'

export type PictureDialogProps = {
  /** A picture that was pasted or dropped already. */
  file: Blob | null
  /** What stands in the question for it. */
  onInsert: (markdown: string) => void
  onClose: () => void
}

/** Chooses a picture for a question, keeps a part of it, and asks what it shows. */
export function PictureDialog({ file, onInsert, onClose }: PictureDialogProps) {
  const { shown, made, part, problem, choose, keep, turn } = useCroppedPicture(file)
  const [crop, setCrop] = useState<PercentCrop>()
  const [alt, setAlt] = useState('')
  const [altProblem, setAltProblem] = useState<string | null>(null)
  const [width, setWidth] = useState('')
  /** It was to be added before there was one. */
  const [isMissing, setIsMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const altInput = useRef<HTMLInputElement>(null)
  const saving = useAct(client.bank.addPicture, ({ id }) => {
    onInsert(writePicture({ id, alt, width: width === '' ? null : Number(width) }))
    onClose()
  })
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const picture = pictureOf(data)
    if (!picture) return
    event.preventDefault()
    setCrop(undefined)
    void choose(picture)
  }
  const submit = () => {
    if (!made) return setIsMissing(true)
    if (alt.trim() === '') {
      setAltProblem('Say in a few words what the picture shows.')
      altInput.current?.focus()
    } else saving.act({ data: made.data })
  }
  return (
    <FormDialog
      isOpen
      title="Add a picture"
      submitLabel="Add picture"
      error={saving.error}
      isWorking={saving.isWorking}
      isDirty={made !== null}
      onSubmit={(event) => {
        event?.preventDefault()
        // It stands in the form of the question, which is not sent by this.
        event?.stopPropagation()
        submit()
      }}
      onClose={onClose}
    >
      <section
        className={styles.place}
        aria-label="Picture"
        onPaste={(event) => take(event, event.clipboardData)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => take(event, event.dataTransfer)}
      >
        {shown !== null && (
          <ReactCrop
            className={styles.crop ?? ''}
            crop={crop}
            onChange={(_pixels, percent) => setCrop(percent)}
            onComplete={(_pixels, percent) => percent.width > 0 && percent.height > 0 && keep(percent)}
            ariaLabels={cropLabels}
          >
            <img src={shown} alt={alt === '' ? 'The picture you chose' : alt} />
          </ReactCrop>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={({ target }) => {
            setCrop(undefined)
            void choose(target.files?.[0])
            target.value = ''
          }}
        />
        <div className={styles.buttons}>
          <Button
            variant="default"
            leftSection={<IconPhotoUp size={18} aria-hidden="true" />}
            data-autofocus
            onClick={() => input.current?.click()}
          >
            {shown === null ? 'Choose a picture' : 'Choose another'}
          </Button>
          {shown !== null && (
            <Button
              variant="default"
              leftSection={<IconRotateClockwise size={18} aria-hidden="true" />}
              onClick={() => {
                setCrop(undefined)
                turn()
              }}
            >
              Turn
            </Button>
          )}
        </div>
        <p className={styles.hint} role="status">
          {made === null
            ? 'Or paste a screenshot here with Ctrl+V, or drop a file. JPEG, PNG or WebP.'
            : `Drag over the picture to keep a part of it. ${sizeWords(made.bytes)}${part.width < 100 || part.height < 100 ? ' A part is kept.' : ''}`}
        </p>
        {problem && <RefusalNote>{problem}</RefusalNote>}
        {isMissing && made === null && !problem && <RefusalNote>Choose a picture first, or paste one.</RefusalNote>}
      </section>
      <TextInput
        ref={altInput}
        label="What the picture shows"
        name="alt"
        required
        maxLength={mostInAlt}
        description="Read aloud to candidates who cannot see it. Do not give the answer away."
        value={alt}
        error={altProblem}
        onChange={({ currentTarget }) => {
          setAlt(currentTarget.value)
          setAltProblem(null)
        }}
      />
      <NativeSelect
        label="Size"
        name="width"
        data={sizes}
        value={width}
        onChange={({ currentTarget }) => setWidth(currentTarget.value)}
      />
    </FormDialog>
  )
}

const sizeWords = (bytes: number) => `Each candidate loads ${Math.max(1, Math.round(bytes / 1024))} kB for it.`

const cropLabels = {
  cropArea: 'The part that is kept. Arrow keys move it.',
  nwDragHandle: 'Upper left corner of the part. Arrow keys move it.',
  nDragHandle: 'Upper edge of the part. Arrow keys move it.',
  neDragHandle: 'Upper right corner of the part. Arrow keys move it.',
  eDragHandle: 'Right edge of the part. Arrow keys move it.',
  seDragHandle: 'Lower right corner of the part. Arrow keys move it.',
  sDragHandle: 'Lower edge of the part. Arrow keys move it.',
  swDragHandle: 'Lower left corner of the part. Arrow keys move it.',
  wDragHandle: 'Left edge of the part. Arrow keys move it.',
}
