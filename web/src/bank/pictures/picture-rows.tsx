import { Button } from '@mantine/core'
import { type PictureMark, picturePlaces } from '@sabimark/domain/words/picture/picture-mark.ts'
import { useState } from 'react'
import { pictureAddress } from '../../platform/markdown/picture.tsx'
import styles from './picture-rows.module.css'
import { ShownPicture } from './shown-picture.tsx'
import { sizeWord } from './size-words.ts'

type PictureRowsProps = {
  text: string
  /** The number by which the field above names a picture. */
  numberOf: (id: string) => number
  /** The text without the picture whose row was pressed. */
  onChange: (text: string) => void
}

/** Below a field whose text names pictures: each as it looks, so that nobody has to read its mark; pressed it opens in full. */
export function PictureRows({ text, numberOf, onChange }: PictureRowsProps) {
  const places = picturePlaces(text)
  const [shown, setShown] = useState<PictureMark | null>(null)
  if (places.length === 0) return null
  const namedBy = ({ id, alt }: PictureMark) => [numberOf(id), alt].filter(Boolean).join(': ')
  return (
    <>
      <ul className={styles.rows} aria-label="Pictures in this text">
        {places.map(({ picture, from, to }) => (
          <li key={from}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`Show picture ${namedBy(picture)}`}
              onClick={() => setShown(picture)}
            >
              <img src={pictureAddress(picture.id)} alt="" />
            </button>
            <span className={styles.words}>
              {picture.alt || 'Picture without words'}
              <small>{[`Picture ${numberOf(picture.id)}`, sizeWord(picture.width)].filter(Boolean).join(' · ')}</small>
            </span>
            <Button
              variant="subtle"
              size="xs"
              aria-label={`Remove picture ${namedBy(picture)}`}
              onClick={() => onChange(without(text, from, to))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {shown && <ShownPicture picture={shown} number={numberOf(shown.id)} onClose={() => setShown(null)} />}
    </>
  )
}

/** Of one on lines of its own the empty lines behind it go, too. */
function without(text: string, from: number, to: number): string {
  const after = text.slice(to)
  const isOnItsOwn = from === 0 || text[from - 1] === '\n'
  return text.slice(0, from) + (isOnItsOwn ? after.replace(/^\n\n?/, '') : after)
}
