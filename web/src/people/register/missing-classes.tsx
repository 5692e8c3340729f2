import { Button, NativeSelect } from '@mantine/core'
import { classesNamed } from '@sabimark/domain/people/register/missing-classes.ts'
import { classNameOf } from '@sabimark/domain/school/classes/class-name.ts'
import { namesOfClasses } from '@sabimark/domain/school/classes/class-set.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { ReactNode } from 'react'
import type { ImportNotesProps } from '../../platform/import/kind.ts'
import styles from '../../platform/import/notes.module.css'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { useClasses } from '../../school/school-lists.ts'
import { asNamed, classSetting } from './class-setting.ts'
import { stillMissing } from './still-missing.ts'
import { useAddClasses } from './use-add-classes.ts'

/** So many are listed with a choice each; the others are named in their rows. */
const mostListed = 30

type MissingClassesProps = Pick<
  ImportNotesProps,
  'review' | 'read' | 'verdicts' | 'isLocked' | 'isRunning' | 'onSettings'
> & {
  /** By how the file spells them, with the number of rows. */
  names: { missing: ReadonlyMap<string, number> | undefined; chosen: ReadonlyMap<string, number> | undefined }
  /** What else each can be taken for. */
  choices?: readonly { value: string; label: string }[]
  /** Beside the press that adds them. */
  children?: ReactNode
}

/** A list of students has one class a row, one of teachers several. */
const ofClasses = { fields: ['className', 'classes'], keyOf: (typed: string) => typed.trim() }

/**
 * Classes a list names that the school does not have: added in one press, or each taken for another, or left out, which can be
 * changed.
 */
export function MissingClasses(props: MissingClassesProps) {
  const { review, isLocked, isRunning, onSettings, names: inFile, choices = [], children } = props
  const choiceFor = (typed: string) => String(review.settings[classSetting(typed)] ?? '')
  // What was taken for a class that is to be added lacks that one.
  const lackedBy = (typed: string) => {
    const choice = choiceFor(typed)
    return choice.startsWith(asNamed) ? choice.slice(asNamed.length) : typed.trim()
  }
  const { names, rowsCount } = stillMissing(props, inFile.missing, ofClasses)
  const missing = [...new Set(names.map(lackedBy))]
  const chosen = [...(inFile.chosen ?? [])]
  const open = useClasses().data ?? []
  const levels = open.map(({ level }) => level)
  const named = classesNamed(missing, levels)
  const adding = useAddClasses()
  if (missing.length + (isLocked ? 0 : chosen.length) === 0) return null
  // What is to be added for a name is offered to the others; one that another was taken for needs no choice of its own.
  const added = named.map((one) => classNameOf(one))
  const taken = new Set(chosen.map(([typed]) => choiceFor(typed)))
  const choiceOf = (typed: string) => {
    const choice = choiceFor(typed)
    // It was added by now.
    return open.find(({ name }) => asNamed + name === choice)?.id ?? choice
  }
  const isOwn = (typed: string, name: string) => classesNamed([typed], levels).some((one) => classNameOf(one) === name)
  const spelt = [...[...(inFile.missing ?? [])].filter(([typed]) => !taken.has(asNamed + typed)), ...chosen]
  return (
    <section className={styles.note} aria-label="Classes in the file">
      {missing.length > 0 ? (
        <span>
          {counted(rowsCount, 'row')} {rowsCount === 1 ? 'names' : 'name'} {counted(missing.length, 'class')} your
          school does not have
          {named.length > 0 && !isRunning
            ? `: add ${missing.length === 1 ? 'it' : 'them'}, or ${isLocked ? 'correct the rows below' : 'choose which class is meant'}.`
            : '.'}
        </span>
      ) : (
        <span>You chose the class for {counted(chosen.length, 'name')} in the file:</span>
      )}
      {/* Also for the rows that are left: a class more changes nothing of those that were added. */}
      {named.length > 0 && !isRunning && (
        <Button variant="default" size="xs" loading={adding.isWorking} onClick={() => adding.act(named)}>
          Add {namesOfClasses(named)}
        </Button>
      )}
      {children}
      {!isLocked && (
        <ul className={styles.choices}>
          {spelt.slice(0, mostListed).map(([typed, count]) => (
            <li key={typed}>
              <NativeSelect
                label={`${typed} (${counted(count, 'row')})`}
                value={choiceOf(typed)}
                data={[
                  { value: '', label: 'Choose a class' },
                  ...choices,
                  ...open.map(({ id, name }) => ({ value: id, label: name })),
                  ...added
                    .filter((name) => !isOwn(typed, name))
                    .map((name) => ({ value: asNamed + name, label: `${name} (to be added)` })),
                ]}
                onChange={(event) => onSettings({ [classSetting(typed)]: event.currentTarget.value })}
              />
            </li>
          ))}
        </ul>
      )}
      <RefusalNote error={adding.error} />
    </section>
  )
}
