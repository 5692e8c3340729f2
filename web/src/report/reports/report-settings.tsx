import { NativeSelect } from '@mantine/core'
import { reportFormats } from '@sabimark/domain/report/report-content.ts'
import { DaysFields } from './days-fields.tsx'
import { ClassChoice, PlacesChoice, SubjectChoice } from './narrowing.tsx'
import type { ReportChange, ReportChoice } from './report-choice.ts'
import styles from './report-settings.module.css'
import { formatNames } from './report-words.ts'

type ReportSettingsProps = {
  choice: ReportChoice
  /** What is wrong with the days, by field. */
  problems: { from?: string; to?: string }
  /** Reports over schools have neither classes nor subjects. */
  isOfSchool: boolean
  onChange: (change: ReportChange) => void
}

const formats = reportFormats.map((value) => ({ value, label: formatNames[value] }))

/** The days a report is of, what it is narrowed to, and the kind of file it becomes. */
export function ReportSettings({ choice, problems, isOfSchool, onChange }: ReportSettingsProps) {
  return (
    <div className={styles.settings}>
      <DaysFields value={choice} problems={problems} onChange={onChange} />
      {isOfSchool && (
        <>
          <ClassChoice value={choice} onChange={onChange} />
          <SubjectChoice value={choice} onChange={onChange} />
          {choice.type === 'merit_list' && <PlacesChoice value={choice} onChange={onChange} />}
        </>
      )}
      <NativeSelect
        name="format"
        label="Format"
        description={choice.format === 'csv' ? 'CSV holds the first table only.' : undefined}
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
