import { NativeSelect } from '@mantine/core'
import { useMe } from '../../platform/session.ts'
import { NoChoices } from '../../platform/ui/choices.tsx'
import { useMyClasses } from '../../school/my-classes.ts'
import { useSubjects } from '../../school/school-lists.ts'
import { type Narrowing, places } from './report-choice.ts'

type NarrowingChoiceProps = {
  value: Narrowing
  onChange: (change: { [Name in keyof Narrowing]?: Narrowing[Name] | undefined }) => void
}

/** `isFirst`: takes the focus of a dialog that opens. */
type ClassChoiceProps = NarrowingChoiceProps & { isFirst?: boolean }

/** All classes, those of one level, or one class; a teacher chooses among the own ones. */
export function ClassChoice({ value: { classId, level }, onChange, isFirst = false }: ClassChoiceProps) {
  const classes = useMyClasses()
  const isTeacher = useMe().role === 'teacher'
  const levels = [...new Set(classes.data?.map((one) => one.level).filter((level) => level !== ''))]
  return (
    <div>
      <NativeSelect
        name="class"
        label="Class"
        data-autofocus={isFirst || undefined}
        disabled={!classes.data}
        value={classId ?? (level === undefined ? '' : `level ${level}`)}
        data={[
          { value: '', label: isTeacher ? 'All my classes' : 'All classes' },
          { group: 'Levels', items: levels.map((one) => ({ value: `level ${one}`, label: `All of ${one}` })) },
          { group: 'Classes', items: (classes.data ?? []).map(({ id, name }) => ({ value: id, label: name })) },
        ]}
        onChange={({ currentTarget: { value } }) => {
          const isLevel = value.startsWith('level ')
          onChange({
            classId: isLevel || value === '' ? undefined : value,
            level: isLevel ? value.slice('level '.length) : undefined,
          })
        }}
      />
      <NoChoices choices={classes} />
    </div>
  )
}

/** All subjects or one. */
export function SubjectChoice({ value: { subjectId }, onChange }: NarrowingChoiceProps) {
  const subjects = useSubjects()
  return (
    <div>
      <NativeSelect
        name="subjectId"
        label="Subject"
        disabled={!subjects.data}
        value={subjectId ?? ''}
        data={[
          { value: '', label: 'All subjects' },
          ...(subjects.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ subjectId: value || undefined })}
      />
      <NoChoices choices={subjects} />
    </div>
  )
}

/** How many places a merit list has; those who share the last are all in it. */
export function PlacesChoice({ value: { top = places[0] }, onChange }: NarrowingChoiceProps) {
  const all = [...new Set<number>([...places, top])].sort((one, other) => one - other)
  return (
    <NativeSelect
      name="top"
      label="Places"
      value={`${top}`}
      data={all.map((count) => ({ value: `${count}`, label: `The first ${count}` }))}
      onChange={({ currentTarget: { value } }) =>
        onChange({ top: Number(value) === places[0] ? undefined : Number(value) })
      }
    />
  )
}
