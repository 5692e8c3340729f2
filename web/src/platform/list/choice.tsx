import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useId } from 'react'
import type { AnyListInput, FilterOf, SortOf } from '../list-input.ts'
import { NoChoices } from '../ui/choices.tsx'
import { dayInWords } from '../ui/date-input.tsx'
import styles from './choice.module.css'
import type { ListRow } from './list-spec.ts'
import type { List } from './use-list.ts'

type ChoicesProps<Input extends AnyListInput, Row extends ListRow> = { list: List<Input, Row> }

/** Every filter of a list that has a use now, in the order of its spec. */
export function FilterChoices<Input extends AnyListInput, Row extends ListRow>({ list }: ChoicesProps<Input, Row>) {
  const names = Object.keys(list.spec.filters) as FilterOf<Input>[]
  const shown = names.filter((name) => !list.hiddenFilters?.includes(name))
  return shown.map((name) => {
    const Choice = list.spec.filters[name].isDay ? DayChoice : FilterChoice
    return <Choice key={name} list={list} name={name} />
  })
}

type FilterChoiceProps<Input extends AnyListInput, Row extends ListRow> = {
  list: List<Input, Row>
  name: FilterOf<Input>
}

/** A filter that shows its name and its value, and turns green when it is set. What has not come is no empty list. */
function FilterChoice<Input extends AnyListInput, Row extends ListRow>({ list, name }: FilterChoiceProps<Input, Row>) {
  const id = useId()
  const { label, useOptions } = list.spec.filters[name]
  const choices = useOptions()
  const value = list.filters[name]
  // Of another school, or gone since: the filter is off.
  const isUnknown = value !== undefined && choices.data !== undefined && !choices.data.some((one) => one.id === value)
  useEffect(() => {
    if (isUnknown) list.setFilter(name, undefined)
  })
  if (!choices.data && choices.error) return <NoChoices choices={choices} />
  return (
    <span className={styles.choice} data-set={value !== undefined}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        disabled={!choices.data}
        value={value ?? ''}
        onChange={({ currentTarget }) => list.setFilter(name, currentTarget.value || undefined)}
      >
        <option value="">{choices.data ? 'All' : 'Loading...'}</option>
        {choices.data?.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden="true" />
    </span>
  )
}

/** A day to narrow by, as typed and in words. While one is typed and is none yet, the filter stays as it was. */
function DayChoice<Input extends AnyListInput, Row extends ListRow>({ list, name }: FilterChoiceProps<Input, Row>) {
  const id = useId()
  const { label, isReal } = list.spec.filters[name]
  const value = list.filters[name]
  const said = dayInWords(value ?? '')
  const problem = list.problem?.at === name ? list.problem.text : null
  const described = [said && `${id}-said`, problem !== null && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <span className={styles.day}>
      <span className={styles.choice} data-set={value !== undefined} data-wrong={problem !== null}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.typed}>
          <input
            id={id}
            name={name}
            type="date"
            aria-invalid={problem !== null}
            aria-describedby={described || undefined}
            data-empty={value === undefined}
            value={value ?? ''}
            onChange={({ currentTarget: { value: day } }) => {
              if (day === '' || isReal(day)) list.setFilter(name, day || undefined)
            }}
          />
          <span id={`${id}-said`} className={styles.said}>
            {said ? <DayWords said={said} /> : 'Any day'}
          </span>
        </span>
      </span>
      {problem !== null && (
        <span id={`${id}-problem`} className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  )
}

/** There is no room for the day of the week, which is heard. */
function DayWords({ said }: { said: string }) {
  const [weekday, ...day] = said.split(' ')
  return (
    <>
      <span className="only-heard">{weekday} </span>
      {day.join(' ')}
    </>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly { id: string; name: string }[]
  /** It narrows what is shown. */
  isSet?: boolean
  onChoose: (value: string) => void
}

/** A choice that shows its name and its value. */
export function Choice({ label, value, options, isSet = false, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <span className={styles.choice} data-set={isSet}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden="true" />
    </span>
  )
}

/** The order of a list where it has no heads to press. */
export function SortChoice<Input extends AnyListInput, Row extends ListRow>({ list }: ChoicesProps<Input, Row>) {
  const sorts = Object.entries(list.spec.sorts) as [SortOf<Input>, { label: string }][]
  return (
    <Choice
      label="Sort by"
      value={list.sort.by}
      options={sorts.map(([id, { label }]) => ({ id, name: label }))}
      onChoose={(value) => {
        const chosen = sorts.find(([sort]) => sort === value)
        if (chosen) list.sortBy(chosen[0])
      }}
    />
  )
}
