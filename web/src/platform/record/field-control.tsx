import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import type { Field } from '@sabimark/domain/words/field.ts'
import { memo } from 'react'
import { BoxGroup } from '../ui/box-group.tsx'
import { ChoiceSelect, type ChoiceSelectProps } from '../ui/choices.tsx'
import { ColourChoice } from '../ui/colour-choice.tsx'
import { DateInput } from '../ui/date-input.tsx'
import styles from './field-control.module.css'
import { controlOf, type FormField, isLookup, type Lookup } from './form-field.ts'

type FieldControlProps = {
  /** The field's name on the wire. */
  name: string
  field: FormField
  value: string | readonly string[]
  error: string | undefined
  isFirst: boolean
  onChange: (name: string, value: string | readonly string[]) => void
}

const inputTypes = { text: 'text', email: 'email', tel: 'tel', url: 'url' } as const

/** Its label is that of a field. */
const switchStyles = { label: { fontWeight: 600 }, description: { lineHeight: 1.4 } } as const

/** The control of one field, by its kind. */
export const FieldControl = memo(function FieldControl(props: FieldControlProps) {
  const { name, field, value, error, isFirst, onChange } = props
  const control = controlOf(name, field)
  const shared = {
    name: control,
    label: field.label,
    error,
    description: field.hint,
    'data-autofocus': isFirst || undefined,
  }
  const typed = typeof value === 'string' ? value : ''
  const onType = ({ currentTarget }: { currentTarget: { value: string } }) => onChange(name, currentTarget.value)
  if (isLookup(field)) {
    return field.kind === 'many' ? (
      <ManyOf
        field={field}
        error={error}
        control={control}
        value={typeof value === 'string' ? [] : [...value]}
        onChange={(ids) => onChange(name, ids)}
      />
    ) : (
      <OneOf {...shared} field={field} value={typed} required={field.isRequired === true} onChange={onType} />
    )
  }
  if (field.kind === 'switch') {
    return (
      <Switch
        {...shared}
        size="md"
        description={field.notYet ?? field.hint}
        styles={switchStyles}
        // What is to come is on for nobody, whatever is stored for the day it is there.
        checked={field.notYet === undefined && typed === 'true'}
        disabled={field.notYet !== undefined}
        onChange={({ currentTarget }) => onChange(name, String(currentTarget.checked))}
      />
    )
  }
  const input = { ...shared, value: typed, onChange: onType, required: field.isRequired === true }
  if (field.choices) {
    const none = field.isRequired ? [] : [{ value: '', label: 'Not given' }]
    const choices = field.choices.map((value) => ({ value, label: field.names?.[value] ?? value }))
    return <NativeSelect {...input} data={[...none, ...choices]} />
  }
  if (field.kind === 'colour') {
    return (
      <ColourChoice
        label={field.label}
        name={control}
        value={typed}
        none={field.none}
        hint={field.hint}
        onChange={(colour) => onChange(name, colour)}
      />
    )
  }
  if (field.kind === 'date') return <DateInput {...input} />
  if (field.kind === 'area') return <Textarea {...input} maxLength={field.max} minRows={2} />
  if (field.kind === 'integer')
    return <TextInput {...input} {...unitOf(field, typed)} inputMode="numeric" maxLength={6} />
  return <TextInput {...input} type={field.kind === 'choice' ? 'text' : inputTypes[field.kind]} maxLength={field.max} />
})

/** What a number counts, beside it for eyes and in its name for ears, where that does not say it. */
function unitOf({ label, unit }: Field, typed: string) {
  if (unit === undefined) return {}
  const units = `${unit}s`
  return {
    label: label.toLowerCase().includes(units) ? (
      label
    ) : (
      <>
        {label}
        <span className={styles.heard}> in {units}</span>
      </>
    ),
    rightSection: (
      <span className={styles.unit} aria-hidden="true">
        {Number(typed) === 1 ? unit : units}
      </span>
    ),
    rightSectionWidth: 76,
  }
}

type OneOfProps = Omit<ChoiceSelectProps, 'choices' | 'none'> & { field: Lookup }

function OneOf({ field, ...select }: OneOfProps) {
  return <ChoiceSelect {...select} choices={field.useOptions()} none={field.none} />
}

type ManyOfProps = {
  field: Lookup
  control: string
  value: string[]
  error: string | undefined
  onChange: (ids: string[]) => void
}

function ManyOf({ field, control, ...box }: ManyOfProps) {
  const { label, hint = '', none, useOptions } = field
  return <BoxGroup {...box} label={label} name={control} description={hint} choices={useOptions()} empty={none} />
}
