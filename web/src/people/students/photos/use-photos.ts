import { type PhotoMatch, photoOwners } from '@sabimark/domain/people/students/photo-files.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useEffect, useRef, useState } from 'react'
import { useAct } from '../../../platform/act.ts'
import { client } from '../../../platform/client.ts'
import { announce } from '../../../platform/news/announcer.ts'
import { makePicture } from '../../../platform/picture/make-picture.ts'
import { pictureProblems, readBitmap } from '../../../platform/picture/read-bitmap.ts'
import { readAgain } from '../../../platform/queries.ts'
import { isNetworkError, refusalCode, refusalText } from '../../../platform/refusal.ts'
import { isToSend, lookedAt, type PhotoFile, type PhotoOwner } from './photo-files.ts'

/** What the server says of one photo; anything else is about all of them, and ends the adding. */
const ofOnePhoto = ['UNKNOWN_PERSON', 'NOT_AN_IMAGE', 'IMAGE_TOO_LARGE']

/** The list is drawn again so often while pictures are made small. */
const drawnAgainMs = 250

/** Photos of many students: whose each is, made small on this computer, and sent one after the other. */
export function usePhotos() {
  const [files, setFiles] = useState<readonly PhotoFile[]>([])
  const [students, setStudents] = useState<readonly PhotoOwner[]>([])
  const [isReplacing, setIsReplacing] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [unasked, setUnasked] = useState<{ error: unknown; chosen: readonly File[] } | null>(null)
  /** What was chosen later wins. */
  const round = useRef(0)
  useEffect(
    () => () => {
      round.current += 1
      isStopped.current = true
    },
    [],
  )

  const change = (at: number, changed: Partial<PhotoFile>) =>
    setFiles((now) => now.map((file, place) => (place === at ? { ...file, ...changed } : file)))

  const choose = async (chosen: readonly File[]) => {
    round.current += 1
    const mine = round.current
    setIsAsking(true)
    setUnasked(null)
    try {
      const everybody = await everyStudent()
      if (mine !== round.current) return
      const ownersOf = photoOwners(everybody)
      setStudents(everybody)
      const found = chosen.map(({ name }) => newFile(name, ownersOf(name)))
      setFiles(found)
      setIsAsking(false)
      const made = new Map<number, Partial<PhotoFile>>()
      const show = () => setFiles((now) => now.map((file, at) => ({ ...file, ...made.get(at) })))
      let shownAt = performance.now()
      for (const [at, file] of chosen.entries()) {
        const read = await madeSmall(file)
        if (mine !== round.current) return
        made.set(at, read)
        if (performance.now() - shownAt < drawnAgainMs) continue
        show()
        shownAt = performance.now()
      }
      show()
    } catch (error) {
      if (mine !== round.current) return
      setIsAsking(false)
      setUnasked({ error, chosen })
    }
  }

  const isStopped = useRef(false)
  const [sentOf, setSentOf] = useState({ done: 0, of: 0 })
  const looked = lookedAt(files, isReplacing)
  const ready = looked.filter(isToSend)
  const sending = useAct(
    async (photos: readonly { at: number; id: string; data: string }[], pressed) => {
      isStopped.current = false
      setSentOf({ done: 0, of: photos.length })
      let addedCount = 0
      for (const { at, id, data } of photos) {
        if (isStopped.current) break
        try {
          await client.people.setPhoto({ id, data }, pressed)
          change(at, { isAdded: true })
          addedCount += 1
        } catch (error) {
          if (!ofOnePhoto.includes(refusalCode(error) ?? '')) throw error
          change(at, { refused: refusalText(error) })
        }
        setSentOf(({ done, of }) => ({ done: done + 1, of }))
      }
      return addedCount
    },
    (addedCount) => {
      announce(`${counted(addedCount, 'photo')} added.`)
      return readAgain()
    },
  )
  const add = () =>
    sending.act(
      ready.flatMap(({ at, owner, file }) =>
        owner && file.picture ? { at, id: owner.id, data: file.picture.data } : [],
      ),
    )
  const again = useRef(add)
  useEffect(() => {
    again.current = add
  })
  const isCutOff = sending.error !== null && isNetworkError(sending.error)
  useEffect(() => {
    if (!isCutOff) return
    const goOn = () => again.current()
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [isCutOff])

  return {
    looked,
    ready,
    students,
    isAsking,
    unasked,
    isReplacing,
    setIsReplacing,
    choose: (chosen: readonly File[]) => void choose(chosen),
    change,
    add,
    isAdding: sending.isWorking,
    error: sending.error,
    sentOf,
    stop: () => {
      isStopped.current = true
    },
    tryAgain: () => setFiles((now) => now.map((file) => ({ ...file, refused: null }))),
    drop: () => {
      round.current += 1
      sending.forget()
      setFiles([])
      setIsReplacing(false)
    },
  }
}

export type Photos = ReturnType<typeof usePhotos>

function newFile(name: string, match: PhotoMatch<PhotoOwner>): PhotoFile {
  return {
    name,
    ...match,
    ...{ chosen: null, picture: null, problem: null, isLeftOut: false, isAdded: false, refused: null },
  }
}

/** Small as it is sent, or why there is none. */
async function madeSmall(file: File): Promise<Pick<PhotoFile, 'picture' | 'problem'>> {
  const bitmap = await readBitmap(file)
  if (typeof bitmap === 'string') return { picture: null, problem: pictureProblems[bitmap] }
  try {
    return { picture: makePicture(bitmap, 'photo', 0), problem: null }
  } catch {
    return { picture: null, problem: pictureProblems.unreadable }
  } finally {
    bitmap.close()
  }
}

/** All students of the school, page by page; whoever is inactive, too. */
async function everyStudent(): Promise<PhotoOwner[]> {
  const all: PhotoOwner[] = []
  let cursor: string | null = null
  do {
    const page: { items: PhotoOwner[]; nextCursor: string | null } = await client.people.listStudents({
      size: 500,
      ...(cursor !== null && { cursor }),
    })
    all.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return all
}
