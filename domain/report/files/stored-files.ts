import { pictureRoom } from '../../bank/picture-room.ts'
import { mostKept } from '../report-file.ts'

/** What a school keeps as files, and what each kind is called. */
export const fileKindNames = {
  question: 'Question picture',
  report: 'Report',
  photo: 'Photo',
  logo: 'School logo',
} as const

/** A kind of file a school keeps. */
export type FileKind = keyof typeof fileKindNames

/** Every kind of file. */
export const fileKindsOfSchool = Object.keys(fileKindNames) as [FileKind, ...FileKind[]]

/** So many bytes the files of this kind may take up; null where nothing but the size of each is bounded. */
export function roomOf(kind: FileKind, { isInTrial }: { isInTrial: boolean }): number | null {
  if (kind === 'report') return mostKept
  if (kind === 'question') return isInTrial ? pictureRoom.trial : pictureRoom.school
  return null
}
