import { Button } from '@mantine/core'
import { picturePlaces } from '@sabimark/domain/words/picture/picture-mark.ts'
import { pictureAddress } from '../../platform/markdown/picture.tsx'
import styles from './picture-rows.module.css'
import { sizeWord } from './size-words.ts'

type PictureRowsProps = {
  text: string
  /** The number by which the field above names a picture. */
  numberOf: (id: string) => number
  /** The text without the picture whose row was pressed. */
  onChange: (text: string) => void
}

/** Below a field whose text names pictures: each as it looks, so that nobody has to read its mark. */
export function PictureRows({ text, numberOf, onChange }: PictureRowsProps) {
  const places = picturePlaces(text)
  if (places.length === 0) return null
  return (
    <ul className={styles.rows} aria-label="Pictures in this text">
      {places.map(({ picture, from, to }) => (
        <li key={from}>
          <img src={pictureAddress(picture.id)} alt="" />
          <span className={styles.words}>
            {picture.alt || 'Picture without words'}
            <small>{[`Picture ${numberOf(picture.id)}`, sizeWord(picture.width)].filter(Boolean).join(' · ')}</small>
          </span>
          <Button
            variant="subtle"
            size="xs"
            aria-label={`Remove picture ${numberOf(picture.id)}${picture.alt && `: ${picture.alt}`}`}
            onClick={() => onChange(without(text, from, to))}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Of one on lines of its own the empty lines behind it go, too. */
function without(text: string, from: number, to: number): string {
  const after = text.slice(to)
  const isOnItsOwn = from === 0 || text[from - 1] === '\n'
  return text.slice(0, from) + (isOnItsOwn ? after.replace(/^\n\n?/, '') : after)
}
