import { NativeSelect } from '@mantine/core'
import { useMay } from '../../platform/may.ts'
import { PageLink } from '../../platform/navigation.tsx'
import { isOfCompany } from '../../platform/roles-of.ts'
import { useMe } from '../../platform/session.ts'
import { DateInput } from '../../platform/ui/date-input.tsx'
import { type Days, type ReportChoice, rangesOf } from './report-choice.ts'
import { rangeNames } from './report-words.ts'

type DaysFieldsProps = {
  value: Days
  /** What is wrong with them, by field. */
  problems: { from?: string; to?: string }
  onChange: (change: { [Name in keyof Days]?: ReportChoice[Name] | undefined }) => void
}

/** What follows the terms of the school. */
const termly: readonly string[] = ['this_term', 'this_year']

/** The days of a report: a range by its name, or a first and a last one. */
export function DaysFields({ value, problems, onChange }: DaysFieldsProps) {
  const hasTerms = !isOfCompany(useMe())
  const maySetTerms = useMay('school.addTerm')
  const ranges = rangesOf(hasTerms)
  const day = (name: 'from' | 'to', label: string) => (
    <DateInput
      name={name}
      label={label}
      value={value[name] ?? ''}
      error={problems[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value || undefined })}
    />
  )
  return (
    <>
      <NativeSelect
        name="range"
        label="Date range"
        description={
          hasTerms && maySetTerms && termly.includes(value.range) ? (
            <PageLink to="/reports/terms">Dates of your terms</PageLink>
          ) : undefined
        }
        value={value.range}
        data={ranges.map((range) => ({ value: range, label: rangeNames[range] }))}
        onChange={({ currentTarget }) => {
          const range = ranges.find((one) => one === currentTarget.value)
          if (range) onChange({ range })
        }}
      />
      {value.range === 'custom' && (
        <>
          {day('from', 'First day')}
          {day('to', 'Last day')}
        </>
      )}
    </>
  )
}
