import type { FileFigures, StoredFile } from '@sabimark/contract/answers.ts'
import { fileKindNames } from '@sabimark/domain/report/files/stored-files.ts'
import { lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import type { Client } from '../../platform/client.ts'
import type { ExportColumns } from '../../platform/list/export-button.tsx'
import { asc, desc, type ListSpec, oneOf } from '../../platform/list/list-spec.ts'
import type { PageAddress } from '../../platform/page.ts'
import type { Figure } from '../../platform/ui/figures.tsx'
import { sizeText } from '../reports/made-reports.ts'

export type FileInput = Parameters<Client['report']['listFiles']>[0]

export const fileList: ListSpec<FileInput, StoredFile> = {
  nouns: ['file', 'files'],
  nameOf: ({ name }) => name,
  // A name begins alike in all of a kind.
  initialsFrom: ({ kind }) => fileKindNames[kind],
  filters: { kind: oneOf('Kind', fileKindNames) },
  pageSize: 100,
  sorts: { name: asc('Name'), size: desc('Size'), newest: desc('Newest') },
}

export const kindOf = ({ kind }: StoredFile) => fileKindNames[kind]
export const sizeOf = ({ bytes }: StoredFile) => sizeText(bytes)
export const addedOn = ({ madeAt }: StoredFile) => lagosDay(new Date(madeAt))
/** The last day of a file that goes by itself; nothing for what stays. */
export const keptUntil = ({ keptUntil: until }: StoredFile) => (until === null ? '' : lagosDay(new Date(until)))

/** ' and 2 more'; nothing where nothing else shows it. */
export const moreText = ({ usedIn }: StoredFile) =>
  usedIn && usedIn.moreCount > 0 ? ` and ${usedIn.moreCount.toLocaleString('en-NG')} more` : ''

/** 'Label the heart and 2 more'; of what nothing shows, that. */
export const usedInText = (file: StoredFile) =>
  file.usedIn === null ? 'Nowhere now' : `${file.usedIn.label}${moreText(file)}`

/** Where the file is used, as far as that has a page of its own. */
export function pageOfUse({ usedIn }: StoredFile): PageAddress | null {
  switch (usedIn?.noun) {
    case 'question':
      return { to: '/questions/$questionId', params: { questionId: usedIn.id } }
    case 'student':
      return { to: '/students/$studentId', params: { studentId: usedIn.id } }
    case 'teacher':
      return { to: '/teachers/$teacherId', params: { teacherId: usedIn.id } }
    case 'user':
      return { to: '/settings', search: { tab: 'users' } }
    case 'report':
      return { to: '/reports' }
    case 'school':
      return { to: '/settings' }
    default:
      return null
  }
}

/** What all files take up, and how much room is left to those that have a bound. */
export function figuresOfFiles({ kinds }: FileFigures): Figure[] {
  const sum = (of: (one: FileFigures['kinds'][number]) => number) => kinds.reduce((all, one) => all + of(one), 0)
  const ofKind = (name: keyof typeof fileKindNames) => {
    const { bytes = 0, mostBytes = null } = kinds.find(({ kind }) => kind === name) ?? {}
    return mostBytes === null ? roomText(bytes) : `${roomText(bytes)} of ${roomText(mostBytes)}`
  }
  const left = sum(({ bytes, mostBytes }) => (mostBytes === null ? 0 : Math.max(0, mostBytes - bytes)))
  return [
    ['All files', roomText(sum(({ bytes }) => bytes))],
    ['Question pictures', ofKind('question')],
    ['Reports', ofKind('report')],
    ['Room left', roomText(left)],
  ]
}

/** As the size of a file, and nothing for nothing. */
const roomText = (bytes: number) => (bytes === 0 ? '0 kB' : sizeText(bytes).replace('.0 MB', ' MB'))

export const exportedFiles: ExportColumns<StoredFile> = {
  Name: ({ name }) => name,
  Kind: kindOf,
  Bytes: ({ bytes }) => bytes,
  Added: addedOn,
  'Kept until': keptUntil,
  'Used in': usedInText,
}
