import { useEffect, useRef, useState } from 'react'
import type { MadePicture } from './draw-picture.ts'
import { makePicture, type PictureKind } from './make-picture.ts'
import { pictureProblems, readBitmap } from './read-bitmap.ts'

/** A picture chosen on this computer and not saved yet. */
export type ChosenPicture = {
  picture: MadePicture | null
  /** Why the last file was not taken. */
  problem: string | null
  choose: (file: File | undefined) => void
  turn: () => void
  drop: () => void
}

/** Reads a chosen file in the browser and makes it as small as it is sent. A file chosen later wins. */
export function usePicture(kind: PictureKind): ChosenPicture {
  const [picture, setPicture] = useState<MadePicture | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const source = useRef<{ bitmap: ImageBitmap; turns: number } | null>(null)
  const latest = useRef(0)

  useEffect(() => () => source.current?.bitmap.close(), [])
  const show = (bitmap: ImageBitmap, turns: number) => {
    try {
      setPicture(makePicture(bitmap, kind, turns))
      setProblem(null)
    } catch {
      // Too large for this browser to draw, or too large however it is packed.
      if (source.current?.bitmap !== bitmap) bitmap.close()
      return setProblem(pictureProblems.unreadable)
    }
    if (source.current?.bitmap !== bitmap) source.current?.bitmap.close()
    source.current = { bitmap, turns }
  }
  const read = async (file: File) => {
    latest.current += 1
    const mine = latest.current
    const bitmap = await readBitmap(file)
    const isLatest = mine === latest.current
    if (typeof bitmap !== 'string') return isLatest ? show(bitmap, 0) : bitmap.close()
    if (isLatest) setProblem(pictureProblems[bitmap])
  }

  return {
    picture,
    problem,
    choose: (file) => {
      if (file) void read(file)
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
