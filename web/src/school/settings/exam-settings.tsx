import type { FieldValues } from '@sabimark/contract/record.ts'
import { examSettingFields, examSettingUses } from '@sabimark/domain/school/settings/exam-setting-fields.ts'
import type { Field } from '@sabimark/domain/words/field.ts'
import { client } from '../../platform/client.ts'
import { InlineForm } from '../../platform/record/inline-form.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { GradingCard } from '../grading/grading-card.tsx'
import styles from './settings.module.css'
import { hinted, storedTab, type TabProps, tabForm, titles, useIsCompany } from './settings.ts'

type Values = FieldValues<typeof examSettingFields>
const names = Object.keys(examSettingFields) as (keyof Values)[]
const newSchools = 'For new schools only. Existing schools do not change.'
const save = client.school.saveExamSettings
const ofSchool = tabForm<'exam', Values>('exam', examSettingFields, save)
const fieldsOfNewSchools = Object.assign(
  {},
  ...names.map((name) => hinted(examSettingFields, [name], `${examSettingUses[name]} ${newSchools}`)),
) as Record<keyof Values, Field>
const ofNewSchools = tabForm<'exam', Values>('exam', fieldsOfNewSchools, save)

/** How exams of the school begin and run, and how their marks are read. */
export function ExamSettings({ settings }: TabProps) {
  const isCompany = useIsCompany()
  return (
    <div className={styles.cards}>
      <Card title={titles.exam}>
        {isCompany && (
          <p className={styles.line}>
            Marks and grades are not among them: every new school begins with the usual scale, A to F, and sets its own.
          </p>
        )}
        <InlineForm
          label={titles.exam}
          form={isCompany ? ofNewSchools : ofSchool}
          stored={storedTab(settings, 'exam')}
        />
      </Card>
      {!isCompany && <GradingCard />}
    </div>
  )
}
