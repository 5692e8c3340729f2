import { Button, NativeSelect } from '@mantine/core'
import { inNameCase } from '@sabimark/domain/people/register/cells/read-name.ts'
import { namesLike, subjectKey, usualName } from '@sabimark/domain/people/register/cells/subject-names.ts'
import { proposedCode } from '@sabimark/domain/school/subjects/subject-code.ts'
import { subjectFields } from '@sabimark/domain/school/subjects/subject-fields.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useAct } from '../../../platform/act.ts'
import { client } from '../../../platform/client.ts'
import type { ImportNotesProps } from '../../../platform/import/kind.ts'
import { announce } from '../../../platform/news/announcer.ts'
import { readAgain } from '../../../platform/queries.ts'
import { RefusalNote } from '../../../platform/ui/refusal-note.tsx'
import { useActiveSubjects } from '../../../school/school-lists.ts'
import styles from '../../register/register-notes.module.css'
import { stillMissing } from '../../register/still-missing.ts'
import { subjectSetting } from './teacher-kind.ts'

const ofSubjects = { fields: ['subjects'], keyOf: subjectKey }

/** So many are listed with a choice each; the others are named in their rows. */
const mostListed = 30

/** As it is usually called, else as the file spells it, without capitals throughout. */
const newName = (typed: string) => usualName(typed) ?? inNameCase(typed)

/** Subjects a list names that the school does not have: each is added, or taken for another in all rows that name it so, which can be changed. */
export function MissingSubjects(props: ImportNotesProps) {
  const { review, read, isLocked, isRunning, onSettings } = props
  const { names: missing, rowsCount } = stillMissing(props, read.missing, ofSubjects)
  const chosen = [...(read.chosen ?? [])]
  const here = useActiveSubjects().data ?? []
  const adding = useAct(
    async (names: readonly string[], pressed) => {
      const codes = here.map(({ code }) => code)
      const added: string[] = []
      for (const name of names) {
        const code = proposedCode(name, codes)
        codes.push(code)
        try {
          await client.school.addSubject({ name, code }, pressed)
        } catch (error) {
          // Those before it are there.
          if (added.length > 0) await readAgain()
          throw error
        }
        added.push(`${name} (${code})`)
      }
      return added
    },
    (added) => {
      announce(
        added.length === 1
          ? `The subject ${added[0]} was added.`
          : `${counted(added.length, 'subject')} were added: ${added.join(', ')}.`,
      )
      return readAgain()
    },
  )
  // A short name of several the school has is of one of those.
  const canBeAdded = (typed: string) =>
    typed.length <= subjectFields.name.max &&
    here.every(({ name }) => !namesLike(subjectKey(typed)).includes(subjectKey(name)))
  if (missing.length + (isLocked ? 0 : chosen.length) === 0) return null
  const them = missing.length === 1 ? 'it' : 'them'
  const names = [...new Set(missing.flatMap((typed) => (canBeAdded(typed) ? newName(typed) : [])))]
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
              {read.missing?.has(typed) && canBeAdded(typed) && (
                <Button
                  mt={6}
                  size="xs"
                  variant="default"
                  loading={adding.isWorking}
                  onClick={() => adding.act([newName(typed)])}
                >
                  Add {newName(typed)}
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
