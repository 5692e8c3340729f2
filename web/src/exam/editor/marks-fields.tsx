import { NativeSelect, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { releaseRules } from '@sabimark/domain/exam/release/release.ts'
import { ControlRow, RowGroup } from '../../platform/form-sheets/row-group.tsx'
import { namedBox, namedField } from '../../platform/ui/named-field.ts'
import { releaseWords } from '../exams.ts'
import type { ExamForm } from './exam-draft.ts'
import { negativeChoices, negativeWords } from './negative-form.ts'

type MarksFieldsProps = {
  form: UseFormReturnType<ExamForm>
  /** When scores are shown is chosen by an act of its own from then on. */
  isGivenOut?: boolean
}

/** What the paper comes to, what it takes to pass, and how candidates get it. */
export function MarksFields({ form, isGivenOut = false }: MarksFieldsProps) {
  return (
    <>
      <RowGroup title="Marks">
        <ControlRow kind="integer" isHinted>
          <TextInput
            {...namedField(form, 'totalQuestions', 'Total questions')}
            inputMode="numeric"
            maxLength={3}
            description="As many as you choose, unless you type another number."
          />
        </ControlRow>
        <ControlRow kind="integer" isHinted>
          <TextInput
            {...namedField(form, 'totalMarks', 'Total marks')}
            required
            inputMode="decimal"
            maxLength={7}
            description="The sum of the questions, unless you type another total."
          />
        </ControlRow>
        <ControlRow kind="integer">
          <TextInput
            {...namedField(form, 'passingScore', 'Passing score (%)')}
            required
            inputMode="numeric"
            maxLength={3}
          />
        </ControlRow>
        <ControlRow kind="choice" isHinted>
          <NativeSelect
            {...namedField(form, 'negative', 'A wrong answer costs')}
            data={negativeChoices.map((choice) => ({ value: choice, label: negativeWords[choice] }))}
            description="Only of questions with options; one left blank costs nothing."
          />
        </ControlRow>
        {form.values.negative === 'own' && (
          <>
            <ControlRow kind="integer">
              <TextInput {...namedField(form, 'negativePart', 'Parts')} inputMode="numeric" maxLength={3} />
            </ControlRow>
            <ControlRow kind="integer">
              <TextInput {...namedField(form, 'negativeWhole', 'Of how many')} inputMode="numeric" maxLength={3} />
            </ControlRow>
          </>
        )}
        <ControlRow kind="switch">
          <Switch {...namedBox(form, 'hasSecondMarker', 'Two people mark each essay')} />
        </ControlRow>
      </RowGroup>
      <RowGroup title="The paper and its results">
        <ControlRow kind="integer">
          <TextInput {...namedField(form, 'maxAttempts', 'Attempts')} required inputMode="numeric" maxLength={2} />
        </ControlRow>
        {!isGivenOut && (
          <ControlRow kind="choice" isHinted>
            <NativeSelect
              {...namedField(form, 'showResults', 'Candidates see their score')}
              data={releaseRules.map((rule) => ({ value: rule, label: releaseWords[rule] }))}
              description="Right answers are never shown before the exam has closed."
            />
          </ControlRow>
        )}
        <ControlRow kind="switch" isHinted>
          <Switch
            {...namedBox(form, 'randomizeQuestions', 'Shuffle the questions')}
            description="Questions of one passage stay together."
          />
        </ControlRow>
        <ControlRow kind="switch">
          <Switch {...namedBox(form, 'shuffleOptions', 'Shuffle the options')} />
        </ControlRow>
      </RowGroup>
    </>
  )
}
