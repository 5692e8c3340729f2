import { IconAlertTriangle, IconCopy, IconInfoCircle, IconPencil, IconPhoto } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from '../../platform/import/review.module.css'
import { useMay } from '../../platform/may.ts'
import { unknownSubject, useSubjects } from '../../school/school-lists.ts'
import { newSubjectName } from '../../school/subjects/new-subjects.ts'
import { type Defaults, isDuplicate, isNamed, type Judged, problemsOf, subjectFor, toAdd } from './found.ts'
import { whyItWaits } from './named-words.ts'

type FoundNotesProps = { one: Judged; found: readonly Judged[]; defaults: Defaults }

/** What somebody should know of a question before it is added. */
export function FoundNotes({ one, found, defaults }: FoundNotesProps) {
  const chosen = subjectFor(one.subjectSaid, defaults)
  const all = useSubjects().data ?? []
  const mayAdd = useMay('school.addSubject')
  const subject = all.find(({ id }) => id === chosen)?.name
  const waitsFor = isNamed(one) && chosen === '' ? one.subjectSaid : undefined
  const isOpen = one.addedId === null && one.whyOut === null
  // Left out, it waits for no subject.
  const isAnswered = one.isLeftOut && waitsFor !== undefined
  const problems = isOpen ? problemsOf(one, defaults).filter((told) => !isAnswered || told.control !== 'subject') : []
  const icon = { size: 18, 'aria-hidden': true } as const
  const notes: { key: string; tone: string; icon: ReactNode; text: string }[] = [
    ...(one.whyOut === null
      ? []
      : [{ key: 'out', tone: 'amber', icon: <IconInfoCircle {...icon} />, text: one.whyOut }]),
    ...(one.isLeftOut
      ? [{ key: 'left', tone: 'soft', icon: <IconInfoCircle {...icon} />, text: 'You left it out.' }]
      : []),
    ...(isDuplicate(one) && one.addedId === null
      ? [{ key: 'same', tone: 'soft', icon: <IconCopy {...icon} />, text: duplicateText(one, found) }]
      : []),
    ...(one.subjectSaid !== undefined && chosen !== '' && isNamed(one) && one.addedId === null && !one.isLeftOut
      ? [
          {
            key: 'subject',
            tone: 'soft',
            icon: <IconInfoCircle {...icon} />,
            text: `The file says “${one.subjectSaid}”; ${chosen === toAdd ? `the subject ${newSubjectName(one.subjectSaid)} is added with it` : `you chose ${subject ?? unknownSubject}`}.`,
          },
        ]
      : []),
    ...(one.held.length > 0 && one.addedId === null
      ? [{ key: 'pictures', tone: 'soft', icon: <IconPhoto {...icon} />, text: picturesText(one.held) }]
      : []),
    ...problems.map(({ control, message }) => ({
      key: message,
      tone: 'amber',
      icon: <IconAlertTriangle {...icon} />,
      text: control === 'subject' && waitsFor !== undefined ? whyItWaits(waitsFor, all, mayAdd) : message,
    })),
    ...one.guesses.map(({ message }) => ({
      key: `guess ${message}`,
      tone: 'soft',
      icon: <IconPencil {...icon} />,
      text: `Guessed: ${message}`,
    })),
  ]
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes} aria-label="To look at">
      {notes.map((note) => (
        <li key={note.key} data-tone={note.tone}>
          {note.icon}
          <span>{note.text}</span>
        </li>
      ))}
    </ul>
  )
}

function picturesText(held: readonly string[]): string {
  const names = held.map((name) => `“${name}”`).join(', ')
  return held.length === 1 ? `Its picture ${names} is added with it.` : `Its pictures ${names} are added with it.`
}

function duplicateText({ twin, inBank }: Judged, all: readonly Judged[]): string {
  if (inBank === 'active') return 'The same question is in your bank already. It is skipped.'
  if (inBank === 'archived') return 'The same question is in your archive. It is skipped.'
  const first = twin === null ? undefined : all[twin]
  return `The same question is in this file before${first ? ` (${first.position + 1}, ${first.place})` : ''}. It is skipped.`
}
