import { Button, NativeSelect } from '@mantine/core'
import { subjectKey } from '@sabimark/domain/school/subjects/subject-names.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useAct } from '../../../platform/act.ts'
import type { ImportNotesProps } from '../../../platform/import/kind.ts'
import styles from '../../../platform/import/notes.module.css'
import { readAgain } from '../../../platform/queries.ts'
import { RefusalNote } from '../../../platform/ui/refusal-note.tsx'
import { useActiveSubjects } from '../../../school/school-lists.ts'
import { addSubjects, announceSubjects, canBeAdded, newSubjectName } from '../../../school/subjects/new-subjects.ts'
import { stillMissing } from '../../register/still-missing.ts'
import { subjectSetting } from './teacher-kind.ts'

const ofSubjects = { fields: ['subjects'], keyOf: subjectKey }

/** So many are listed with a choice each; the others are named in their rows. */
const mostListed = 30

/** Subjects a list names that the school does not have: each is added, or taken for another in all rows that name it so, which can be changed. */
export function MissingSubjects(props: ImportNotesProps) {
  const { review, read, isLocked, isRunning, onSettings } = props
  const { names: missing, rowsCount } = stillMissing(props, read.missing, ofSubjects)
  const chosen = [...(read.chosen ?? [])]
  const here = useActiveSubjects().data ?? []
  const adding = useAct(
    (names: readonly string[], pressed) => addSubjects(names, here, pressed),
    (added) => {
      announceSubjects(added)
      return readAgain()
    },
  )
  if (missing.length + (isLocked ? 0 : chosen.length) === 0) return null
  const them = missing.length === 1 ? 'it' : 'them'
  const names = [...new Set(missing.flatMap((typed) => (canBeAdded(typed, here) ? newSubjectName(typed) : [])))]
  return (
    <section className={styles.note} aria-label="Subjects in the file">
      {missing.length > 0 ? (
        <span>
          {counted(rowsCount, 'row')} {rowsCount === 1 ? 'names' : 'name'} {counted(missing.length, 'subject')} your
          school does not have
          {!isLocked && `: add ${them}, or say which subject is meant.`}
          {isLocked && (names.length > 0 && !isRunning ? `: add ${them}, or correct the rows below.` : '.')}
        </span>
      ) : (
        <span>You said which subject is meant by {counted(chosen.length, 'name')} of the file:</span>
      )}
      {/* Also for the rows that are left, where none is listed: a subject more changes nothing of those that were added. */}
      {!isRunning && names.length > (isLocked ? 0 : 1) && (
        <Button variant="default" size="xs" loading={adding.isWorking} onClick={() => adding.act(names)}>
          Add {names.length === 1 && names[0]}
          {names.length > 1 && `${names.length === missing.length ? 'all ' : ''}${counted(names.length, 'subject')}`}
        </Button>
      )}
      {!isLocked && (
        <ul className={styles.choices}>
          {[...(read.missing ?? []), ...chosen].slice(0, mostListed).map(([typed, count]) => (
            <li key={typed}>
              <NativeSelect
                label={`${typed} (${counted(count, 'row')})`}
                value={String(review.settings[subjectSetting(typed)] ?? '')}
                data={[
                  { value: '', label: 'Not there yet' },
                  ...here.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(event) => onSettings({ [subjectSetting(typed)]: event.currentTarget.value })}
              />
              {read.missing?.has(typed) && canBeAdded(typed, here) && (
                <Button
                  mt={6}
                  size="xs"
                  variant="default"
                  loading={adding.isWorking}
                  onClick={() => adding.act([newSubjectName(typed)])}
                >
                  Add {newSubjectName(typed)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <RefusalNote error={adding.error} />
    </section>
  )
}
