import { useEffect, useMemo, useRef, useState } from 'react'
import { makeQuestionPicture, type Part, wholePicture } from '../../platform/picture/make-question-picture.ts'
import { pictureProblems, readBitmap } from '../../platform/picture/read-bitmap.ts'

type Source = { bitmap: ImageBitmap; turns: number }

/** A picture for a question: chosen or pasted, turned, and a part of it kept. A file chosen later wins. */
export function useCroppedPicture(first: Blob | null) {
  const [source, setSource] = useState<Source | null>(null)
  const [part, setPart] = useState<Part>(wholePicture)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef(0)
  const held = useRef<ImageBitmap>(undefined)

  const choose = async (file: Blob | undefined | null) => {
    if (!file) return
    latest.current += 1
    const mine = latest.current
    const bitmap = await readBitmap(file)
    if (mine !== latest.current) return
    if (typeof bitmap === 'string') return setProblem(pictureProblems[bitmap])
    held.current?.close()
    held.current = bitmap
    setProblem(null)
    setPart(wholePicture)
    setSource({ bitmap, turns: 0 })
  }
  // The file that was pasted into the question, once.
  const begin = useRef(() => void choose(first))
  useEffect(() => {
    begin.current()
    return () => {
      latest.current += 1
      held.current?.close()
    }
  }, [])

  const shown = useMemo(() => (source ? makeQuestionPicture(source, wholePicture).src : null), [source])
  const made = useMemo(() => (source ? makeQuestionPicture(source, part) : null), [source, part])
  return {
    /** The whole picture, to choose a part of it. */
    shown,
    /** What will be sent. */
    made,
    part,
    problem,
    choose,
    keep: setPart,
    turn: () => {
      setPart(wholePicture)
      setSource((before) => before && { ...before, turns: before.turns + 1 })
    },
  }
}
