import type { PictureMark } from '@sabimark/domain/words/picture/picture-mark.ts'
import { useEffect, useState } from 'react'
import styles from './markdown.module.css'

const firstPauseMs = 4_000
const longestPauseMs = 60_000

/** Of the paper that was opened from this device, by their ids: `data:` addresses, which need no network. */
let held: Readonly<Record<string, string>> = {}

export const heldPictures = () => held
export const holdPictures = (pictures: typeof held) => {
  held = pictures
}

/** Where a picture of a question is fetched from: by its id alone, so that a lost session keeps none back. */
export const pictureAddress = (id: string) => held[id] ?? `/files/${id}`

/** A picture in a question. While it cannot be fetched its words stand there, and it is asked for again. */
export function Picture({ id, alt, width }: PictureMark) {
  const [tries, setTries] = useState(0)
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    if (!isMissing) return
    const askAgain = () => {
      setTries((count) => count + 1)
      setIsMissing(false)
    }
    const timer = setTimeout(askAgain, Math.min(longestPauseMs, firstPauseMs * 2 ** tries))
    window.addEventListener('online', askAgain)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', askAgain)
    }
  }, [isMissing, tries])
  if (isMissing) {
    return (
      <span className={styles.missing} data-missing-picture>
        The picture has not loaded yet{alt === '' ? '.' : `: ${alt}`}
      </span>
    )
  }
  return (
    <img
      key={tries}
      className={styles.picture}
      src={pictureAddress(id)}
      alt={alt}
      style={width === null ? undefined : { width: `${width}%` }}
      onError={() => setIsMissing(true)}
    />
  )
}
