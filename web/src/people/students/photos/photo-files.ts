import type { Student } from '@sabimark/contract/answers.ts'
import type { PhotoMatch } from '@sabimark/domain/people/students/photo-files.ts'
import type { MadePicture } from '../../../platform/picture/draw-picture.ts'
import type { BadgeTone } from '../../../platform/ui/status-badge.tsx'

export type PhotoOwner = Pick<Student, 'id' | 'name' | 'studentNumber' | 'photoId' | 'class'>

/** A file that was chosen, and what is known of it by now. */
export type PhotoFile = PhotoMatch<PhotoOwner> & {
  name: string
  /** Whose it is, as somebody has said. */
  chosen: PhotoOwner | null
  /** As it is sent; null until it was made small. */
  picture: MadePicture | null
  /** Why there is none. */
  problem: string | null
  isLeftOut: boolean
  isAdded: boolean
  /** Why the server has refused it. */
  refused: string | null
}

export const photoStates = {
  ready: { tone: 'green', words: 'New' },
  replaces: { tone: 'blue', words: 'Replaces' },
  which: { tone: 'amber', words: 'Which one?' },
  twice: { tone: 'amber', words: 'Two files' },
  refused: { tone: 'red', words: 'Not added' },
  unread: { tone: 'red', words: 'Not a picture' },
  unknown: { tone: 'amber', words: 'No student' },
  kept: { tone: 'grey', words: 'Has a photo' },
  'left-out': { tone: 'grey', words: 'Left out' },
  reading: { tone: 'grey', words: 'Reading…' },
  added: { tone: 'green', words: 'Added' },
} as const satisfies Record<string, { tone: BadgeTone; words: string }>

export type PhotoState = keyof typeof photoStates

/** A file with what becomes of it, and why where that has to be said. */
export type LookedAt = { file: PhotoFile; at: number; state: PhotoState; owner: PhotoOwner | null; why: string | null }

/** What becomes of each file: exactly one thing. Of two files for one student neither is sent until one is left out. */
export function lookedAt(files: readonly PhotoFile[], isReplacing: boolean): LookedAt[] {
  const byOwner = new Map<string, PhotoFile[]>()
  for (const file of files) {
    const owner = file.isLeftOut || file.problem !== null ? null : ownerOf(file)
    if (owner) byOwner.set(owner.id, [...(byOwner.get(owner.id) ?? []), file])
  }
  return files.map((file, at) => {
    const owner = ownerOf(file)
    const other = owner && byOwner.get(owner.id)?.find((one) => one !== file)
    return { file, at, owner, ...stateOf(file, { owner, other, isReplacing }) }
  })
}

function ownerOf({ owners, by, chosen }: PhotoFile): PhotoOwner | null {
  return chosen ?? (by !== 'doubt' && owners.length === 1 ? owners[0] : null) ?? null
}

const whichWhy: Readonly<Record<PhotoFile['by'], string>> = {
  number: 'Several students have an ID like this. Choose whose photo it is.',
  name: 'Several students have this name. Choose whose photo it is.',
  doubt: 'This file has the ID of one student but another name. Choose whose photo it is.',
}

/** Nobody has said whose it is, and the file has a name in place of an ID. */
export const isGuessed = ({ file, owner }: Pick<LookedAt, 'file' | 'owner'>) =>
  owner !== null && file.chosen === null && file.by === 'name'

type Beside = { owner: PhotoOwner | null; other: PhotoFile | undefined | null; isReplacing: boolean }

function stateOf(file: PhotoFile, { owner, other, isReplacing }: Beside): Pick<LookedAt, 'state' | 'why'> {
  const { owners, by, problem, isLeftOut, isAdded, refused, picture } = file
  if (isAdded) return { state: 'added', why: null }
  if (isLeftOut) return { state: 'left-out', why: null }
  if (problem !== null) return { state: 'unread', why: problem }
  if (!owner && owners.length === 0)
    return { state: 'unknown', why: 'No student has this ID or name. Choose whose photo it is.' }
  if (!owner) return { state: 'which', why: whichWhy[by] }
  if (other) return { state: 'twice', why: `${other.name} is a photo of the same student. Leave one of the two out.` }
  if (refused !== null) return { state: 'refused', why: refused }
  if (owner.photoId !== null && !isReplacing) return { state: 'kept', why: 'This student keeps the photo there is.' }
  if (!picture) return { state: 'reading', why: null }
  const why = isGuessed({ file, owner }) ? 'Guessed by the name. Please check.' : null
  return { state: owner.photoId === null ? 'ready' : 'replaces', why }
}

export const isToSend = ({ state }: LookedAt) => state === 'ready' || state === 'replaces'
/** Somebody has to say something. */
export const isOpen = ({ state }: LookedAt) => state === 'which' || state === 'twice' || state === 'refused'
