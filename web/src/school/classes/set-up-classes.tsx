import { TextInput } from '@mantine/core'
import { classNameOf } from '@sabimark/domain/school/classes/class-name.ts'
import {
  armsOf,
  armsProblem,
  classesOf,
  judgeClassSet,
  namesOfClasses,
  presetLevels,
  speltAs,
  withLevels,
} from '@sabimark/domain/school/classes/class-set.ts'
import { counted, countedAre } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { fieldErrors, focusField } from '../../platform/field-errors.ts'
import { announce } from '../../platform/news/announcer.ts'
import { orpc, readAgain } from '../../platform/queries.ts'
import { BoxGroup } from '../../platform/ui/box-group.tsx'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { useLevels } from '../school-lists.ts'
import styles from './set-up-classes.module.css'

type SetUpClassesProps = {
  /** The school has not said its classes yet: those of most schools are proposed. */
  isFirst: boolean
  onClose: () => void
}

/** Levels and arms, and every class they make, in one press. It says before which are new and which stand already. */
export default function SetUpClasses({ isFirst, onClose }: SetUpClassesProps) {
  const levels = useLevels()
  const kept = useQuery(orpc.school.listClasses.queryOptions({ input: { size: 500 }, select: ({ items }) => items }))
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  const [typed, setTyped] = useState(isFirst ? 'A, B, C' : '')
  const [problems, setProblems] = useState<Record<string, string>>({})

  const own = levels.data?.map(({ name }) => name)
  const offered = own && withLevels(own, presetLevels)
  const proposed = isFirst && offered ? presetLevels.map((level) => speltAs(offered, level)) : []
  const chosen = ticked ?? proposed
  const arms = armsOf(typed)
  // In the order of the school, however they were ticked.
  const named = classesOf(offered?.filter((level) => chosen.includes(level)) ?? [], arms)
  const isKnown = kept.data !== undefined && offered !== undefined
  const { added, standing, closed } = judgeClassSet(named, kept.data ?? [])

  const point = (found: Record<string, string>) => {
    setProblems(found)
    const [first] = Object.keys(found)
    if (first !== undefined) setTimeout(() => focusField(first))
  }
  const adding = useAct(
    (input: { levels: string[]; arms: string[] }, pressed) =>
      client.school.addClasses(input, pressed).catch((error: unknown) => {
        point(fieldErrors(error))
        throw error
      }),
    ({ doneCount, batch, skipped }) => {
      announce(doneCount === 0 ? 'Your classes stay as they are.' : `${countedAre(doneCount, 'class')} added.`, {
        batch,
        skipped,
      })
      onClose()
      return readAgain()
    },
  )
  const change = () => {
    setProblems({})
    adding.forget()
  }
  const submit = () => {
    const wrong = armsProblem(arms)
    if (named.length === 0) return point({ levels: 'Choose at least one level.' })
    if (wrong !== null) return point({ arms: wrong })
    adding.act({ levels: [...new Set(named.map(({ level }) => level))], arms })
  }
  return (
    <FormDialog
      isOpen
      title={isFirst ? 'Set Up Your Classes' : 'Add Several Classes'}
      submitLabel={
        added.length === 0 ? (isFirst ? 'Keep these classes' : 'Add classes') : `Add ${counted(added.length, 'class')}`
      }
      error={Object.keys(fieldErrors(adding.error)).length > 0 ? null : adding.error}
      isWorking={adding.isWorking}
      canSubmit={isKnown}
      isDirty={ticked !== null || typed !== (isFirst ? 'A, B, C' : '')}
      onSubmit={(event) => {
        event?.preventDefault()
        submit()
      }}
      onClose={onClose}
    >
      <BoxGroup
        label="Levels"
        name="levels"
        description="A level that is new is added to the levels of your school."
        choices={{ ...levels, data: offered?.map((name) => ({ id: name, name })) }}
        empty=""
        value={[...chosen]}
        error={problems.levels}
        onChange={(next) => {
          change()
          setTicked(next)
        }}
      />
      <TextInput
        label="Arms"
        name="arms"
        description="Letters or names with commas between, such as A, B or Gold, Blue. Leave it empty where a level is one class."
        value={typed}
        error={problems.arms}
        maxLength={400}
        data-autofocus
        onChange={({ currentTarget }) => {
          change()
          setTyped(currentTarget.value)
        }}
      />
      <ul className={styles.meaning} aria-live="polite">
        {isKnown && added.length > 0 && (
          <li>{`${countedAre(added.length, 'class')} new: ${namesOfClasses(added)}.`}</li>
        )}
        {isKnown && standing.length > 0 && (
          <li>{`${countedAre(standing.length, 'class')} there already: ${namesOfClasses(standing)}.`}</li>
        )}
        {isKnown && closed.length > 0 && (
          <li>{`${countedAre(closed.length, 'class')} closed and can be opened again under Classes: ${closed.map(classNameOf).join(', ')}.`}</li>
        )}
      </ul>
    </FormDialog>
  )
}
