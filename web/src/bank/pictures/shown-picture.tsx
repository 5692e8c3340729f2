import type { PictureMark } from '@sabimark/domain/words/picture/picture-mark.ts'
import { Picture } from '../../platform/markdown/picture.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import styles from './shown-picture.module.css'

type ShownPictureProps = {
  picture: PictureMark
  /** The number by which its field names it. */
  number: number
  onClose: () => void
}

/** A picture of a text as large as the screen has room for, above the form that the text is written in. */
export function ShownPicture({ picture, number, onClose }: ShownPictureProps) {
  const title = [`Picture ${number}`, picture.alt].filter(Boolean).join(': ')
  return (
    <Dialog isOpen title={title} className={styles.dialog} onClose={onClose}>
      <Picture {...picture} width={null} />
    </Dialog>
  )
}
