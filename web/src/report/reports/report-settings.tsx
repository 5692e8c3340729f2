import { NativeSelect, TextInput } from '@mantine/core'
import { reportFormats } from '@sabimark/domain/report/report-content.ts'
import { reportRanges } from '@sabimark/domain/report/report-range.ts'
import { ClassChoice, SubjectChoice } from './narrowing.tsx'
import type { ReportChange, ReportChoice } from './report-choice.ts'
import styles from './report-settings.module.css'
import { formatNames, rangeNames } from './report-words.ts'

type ReportSettingsProps = {
  choice: ReportChoice
  /** What is wrong with the days, by field. */
  problems: { from?: string; to?: string }
  /** Reports over schools have neither classes nor subjects. */
  isOfSchool: boolean
  onChange: (change: ReportChange) => void
}

const ranges = reportRanges.map((value) => ({ value, label: rangeNames[value] }))
const formats = reportFormats.map((value) => ({ value, label: formatNames[value] }))

/** The days a report is of and the kind of file it becomes. */
export function ReportSettings({ choice, problems, isOfSchool, onChange }: ReportSettingsProps) {
  const day = (name: 'from' | 'to', label: string) => (
    <TextInput
      type="date"
      name={name}
      label={label}
      value={choice[name] ?? ''}
      error={problems[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value || undefined })}
    />
  )
  return (
    <div className={styles.settings}>
      <NativeSelect
        name="range"
        label="Date range"
        value={choice.range}
        data={ranges}
        onChange={({ currentTarget }) => {
          const range = reportRanges.find((one) => one === currentTarget.value)
          if (range) onChange({ range })
        }}
      />
      {choice.range === 'custom' && (
        <>
          {day('from', 'First day')}
          {day('to', 'Last day')}
        </>
      )}
      {isOfSchool && <ClassChoice value={choice} onChange={onChange} />}
      {isOfSchool && <SubjectChoice value={choice} onChange={onChange} />}
      <NativeSelect
        name="format"
        label="Format"
        value={choice.format}
        data={formats}
        onChange={({ currentTarget }) => {
          const format = reportFormats.find((one) => one === currentTarget.value)
          if (format) onChange({ format })
        }}
      />
    </div>
  )
}
