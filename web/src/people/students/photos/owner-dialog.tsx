import { Button, TextInput } from '@mantine/core'
import { studentsCalled } from '@sabimark/domain/people/students/photo-files.ts'
import { useState } from 'react'
import { Dialog } from '../../../platform/ui/dialog.tsx'
import type { PhotoFile, PhotoOwner } from './photo-files.ts'
import styles from './photos.module.css'

/** So many are offered at once; more letters narrow them. */
const most = 8

type OwnerDialogProps = {
  file: PhotoFile
  students: readonly PhotoOwner[]
  onChoose: (owner: PhotoOwner) => void
  onClose: () => void
}

/** Asks of one file whose photo it is: whoever its name can mean stands there, anybody else is found by typing. */
export function OwnerDialog({ file, students, onChoose, onClose }: OwnerDialogProps) {
  const [typed, setTyped] = useState('')
  const found = typed.trim() === '' ? file.owners : studentsCalled(students, typed)
  return (
    <Dialog isOpen title="Whose photo is this?" onClose={onClose}>
      <div className={styles.asked}>
        {file.picture && <img src={file.picture.src} alt="" />}
        <span>{file.name}</span>
      </div>
      <TextInput
        type="search"
        label="Find the student"
        description="By name or student ID."
        data-autofocus
        maxLength={120}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <ul className={styles.found} aria-label="Students found">
        {found.slice(0, most).map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => onChoose(one)}>
              <strong>{one.name}</strong>
              <span className={styles.soft}>
                {[one.studentNumber, one.class?.name, one.photoId !== null && 'has a photo']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.soft}>
        {typed.trim() !== '' && found.length === 0 && 'No student has this name or ID.'}
        {found.length > most && `${(found.length - most).toLocaleString('en-NG')} more: type more of the name.`}
      </p>
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
    </Dialog>
  )
}
