import type { FieldValues } from '@sabimark/contract/record.ts'
import { examSettingFields } from '@sabimark/domain/school/settings/exam-setting-fields.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../platform/client.ts'
import { type FormGroup, FormSheets } from '../../platform/form-sheets/form-sheets.tsx'
import { useRecordPart } from '../../platform/form-sheets/use-record-part.tsx'
import { orpc } from '../../platform/queries.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { type GradingOfSchool, useGradingPart } from '../grading/grading-part.tsx'
import { newSchools, storedTab, type TabProps, tabForm, titles, useIsCompany } from './settings.ts'

type Values = FieldValues<typeof examSettingFields>
type Name = keyof Values & string
const form = tabForm<'exam', Values>('exam', examSettingFields, client.school.saveExamSettings)
const newExams = ['defaultDuration', 'maxAttempts', 'showResults', 'randomizeQuestions'] as const satisfies Name[]
const published = ['warningTime', 'autoSubmit', 'proctoring', 'allowReview'] as const satisfies Name[]
const atOnce = ['approvalRequired'] as const satisfies Name[]

const titlesOf = {
  new: { id: 'new-exams', title: 'New exams start with this', short: 'New exams' },
  published: { id: 'writing', title: 'While students write, and after' },
  atOnce: { id: 'before-and-after', title: 'Before and after' },
}

/** How exams of the school begin and run, and how their marks are read. */
export function ExamSettings({ settings }: TabProps) {
  const isCompany = useIsCompany()
  return isCompany ? <OfNewSchools settings={settings} /> : <OfSchool settings={settings} />
}

function OfNewSchools({ settings }: TabProps) {
  const { part, rows, isChanged } = useRecordPart({ form, stored: storedTab(settings, 'exam') })
  const group = (title: Pick<FormGroup, 'id' | 'title' | 'short'>, names: readonly Name[]): FormGroup => ({
    ...{ ...title, says: newSchools, isChanged: isChanged(names), content: rows(names) },
  })
  return (
    <FormSheets
      label={titles.exam}
      note="Marks and grades are not among them: every new school begins with the usual scale, A to F, and sets its own."
      parts={[part]}
      groups={[
        group({ ...titlesOf.new, title: 'New exams' }, newExams),
        group(titlesOf.published, published),
        group(titlesOf.atOnce, atOnce),
      ]}
    />
  )
}

function OfSchool({ settings }: TabProps) {
  const query = useQuery(orpc.school.grading.queryOptions())
  return (
    <Loaded query={query} waiting="Loading grades...">
      {(grading) => <Both settings={settings} grading={grading} />}
    </Loaded>
  )
}

function Both({ settings, grading }: TabProps & { grading: GradingOfSchool }) {
  const { part, rows, isChanged } = useRecordPart({ form, stored: storedTab(settings, 'exam') })
  const marks = useGradingPart(grading)
  return (
    <FormSheets
      label={titles.exam}
      parts={[marks.part, part]}
      groups={[
        {
          ...{ ...titlesOf.new, says: 'Exams that exist already do not change.' },
          ...{ isChanged: isChanged(newExams), content: rows(newExams) },
        },
        {
          ...{ ...titlesOf.published, says: 'For exams you publish from now on.' },
          isChanged: isChanged(published) || marks.isChanged('rounding'),
          content: [rows(published), marks.rows.rounding],
        },
        {
          ...{ ...titlesOf.atOnce, says: 'Applies at once, also to drafts and to papers that are begun from now on.' },
          isChanged: isChanged(atOnce) || marks.isChanged('syncWindowHours'),
          content: [rows(atOnce), marks.rows.syncWindowHours],
        },
        {
          ...{ id: 'grades', title: 'Marks and grades', isChanged: marks.isChanged('scale') },
          says: 'Applies at once, also to existing results. Marks stay as they are; printed papers too.',
          content: marks.rows.scale,
        },
        {
          ...{ id: 'levels', title: 'Levels', isChanged: marks.isChanged('levels') },
          says: 'The levels your classes belong to, in order. Renaming a level renames its classes.',
          content: marks.rows.levels,
        },
      ]}
    />
  )
}
