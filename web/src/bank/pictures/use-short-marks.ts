import { numberedPictures, withLongMarks, withShortMarks } from '@sabimark/domain/words/picture/short-marks.ts'
import { useState } from 'react'

/** A text with pictures as its field shows it, each picture by a number, and back. */
export function useShortMarks(text: string) {
  const [known, setKnown] = useState<readonly string[]>([])
  const ids = numberedPictures(known, text)
  // What was once a picture here stays known, so that Undo finds it.
  if (ids.length > known.length) setKnown(ids)
  const shown = withShortMarks(text, ids)
  return {
    shown,
    /** How much longer the text is than what is shown of it, in characters. */
    hidden: text.length - shown.length,
    numberOf: (id: string) => ids.indexOf(id) + 1,
    toKeep: (written: string) => withLongMarks(written, ids),
  }
}
