import { useEffect, useRef, useState } from 'react'
import { largestFile, type MadePicture, makePicture, type PictureKind } from './make-picture.ts'

/** A picture chosen on this computer and not saved yet. */
export type ChosenPicture = {
  picture: MadePicture | null
  /** Why the last file was not taken. */
  problem: string | null
  choose: (file: File | undefined) => void
  turn: () => void
  drop: () => void
}

const problems = {
  tooLarge: 'This file is larger than 20 MB. Choose a smaller picture.',
  unreadable: 'This file could not be read as a picture. Choose a JPEG, PNG or WebP picture.',
}

/** Reads a chosen file in the browser and makes it as small as it is sent. A file chosen later wins. */
export function usePicture(kind: PictureKind): ChosenPicture {
  const [picture, setPicture] = useState<MadePicture | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const source = useRef<{ bitmap: ImageBitmap; turns: number } | null>(null)
  const latest = useRef(0)

  useEffect(() => () => source.current?.bitmap.close(), [])
  const show = (bitmap: ImageBitmap, turns: number) => {
    setPicture(makePicture(bitmap, kind, turns))
    setProblem(null)
    if (source.current?.bitmap !== bitmap) source.current?.bitmap.close()
    source.current = { bitmap, turns }
  }
  const read = async (file: File) => {
    latest.current += 1
    const mine = latest.current
    try {
      // Without options: the oldest Safari knows none, and a photo may then lie on its side.
      const bitmap = await createImageBitmap(file)
      if (mine === latest.current) show(bitmap, 0)
      else bitmap.close()
    } catch {
      if (mine === latest.current) setProblem(problems.unreadable)
    }
  }

  return {
    picture,
    problem,
    choose: (file) => {
      if (!file) return
      if (file.size > largestFile) setProblem(problems.tooLarge)
      else void read(file)
    },
    turn: () => {
      if (source.current) show(source.current.bitmap, source.current.turns + 1)
    },
    drop: () => {
      latest.current += 1
      source.current?.bitmap.close()
      source.current = null
      setPicture(null)
      setProblem(null)
    },
  }
}
