import { numberedPictures, withLongMarks, withShortMarks } from '@sabimark/domain/words/picture/short-marks.ts'
import { useState } from 'react'

/**
 * A text with pictures as its field shows it, each picture by a number, and back. `place`: which of several texts that are written
 * in the field one after the other; each has pictures of its own.
 */
export function useShortMarks(text: string, place = 0) {
  const [before, setBefore] = useState<{ place: number; ids: readonly string[] }>({ place, ids: [] })
  const known = before.place === place ? before.ids : []
  const ids = numberedPictures(known, text)
  // What was once a picture here stays known, so that Undo finds it.
  if (before.place !== place || ids.length > known.length) setBefore({ place, ids })
  const shown = withShortMarks(text, ids)
  return {
    shown,
    /** How much longer the text is than what is shown of it, in characters. */
    hidden: text.length - shown.length,
    numberOf: (id: string) => ids.indexOf(id) + 1,
    toKeep: (written: string) => withLongMarks(written, ids),
  }
}
