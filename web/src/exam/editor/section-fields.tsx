import { ActionIcon, Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { availableMarks } from '@sabimark/domain/exam/section.ts'
import { IconPencil, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Fields } from '../../platform/ui/fields.tsx'
import { questionsText } from '../exams.ts'
import styles from './paper.module.css'
import { type FormSection, sectionsOf } from './section-form.ts'

type SectionFieldsProps = {
  section: FormSection
  place: number
  /** The marks of its questions, in hundredths. */
  marks: readonly number[]
  onChange: (section: FormSection) => void
  onRemove: () => void
}

/** The head of a section: what is asked there and what it comes to; its fields open in place. */
export function SectionFields({ section, place, marks, onChange, onRemove }: SectionFieldsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const fields = useId()
  const answer = sectionsOf([section])[0]?.answer
  const total = availableMarks(
    [{ ...(answer && { answer }) }],
    marks.map((marksHundredths) => ({ marksHundredths, section: 0 })),
  )
  const change = (part: Partial<FormSection>) => onChange({ ...section, ...part })
  return (
    <header className={styles.section}>
      <div className={styles.sectionLine}>
        <h4>{section.title.trim() || 'A section without a title'}</h4>
        <span className={styles.soft}>
          {answer ? `Answer ${answer.count} of ${marks.length}` : 'Answer all'} · {questionsText(marks.length)}
        </span>
        <strong className={styles.sectionMarks}>{marksText(total)} marks</strong>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={`Edit ${section.title}`}
          aria-expanded={isOpen}
          aria-controls={fields}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconPencil size={16} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={`Remove ${section.title}`} onClick={onRemove}>
          <IconX size={16} aria-hidden="true" />
        </ActionIcon>
      </div>
      <div id={fields} hidden={!isOpen} className={styles.sectionFields}>
        <Fields>
          <TextInput
            label="Section title"
            required
            maxLength={80}
            value={section.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <TextInput
            label="Questions to answer"
            description="Leave blank for all."
            inputMode="numeric"
            maxLength={3}
            value={section.count}
            onChange={(event) => change({ count: event.currentTarget.value })}
          />
          {section.count.trim() !== '' && (
            <NativeSelect
              label="If more are answered"
              value={section.which}
              data={[
                { value: 'best', label: 'The best answers count' },
                { value: 'first', label: 'The first answers count' },
              ]}
              onChange={(event) => change({ which: event.currentTarget.value === 'first' ? 'first' : 'best' })}
            />
          )}
        </Fields>
        <Textarea
          label="Section instructions"
          description="Shown above each of its questions."
          maxLength={2_000}
          autosize
          minRows={2}
          value={section.instructions}
          onChange={(event) => change({ instructions: event.currentTarget.value })}
        />
        <Button variant="default" size="sm" onClick={() => setIsOpen(false)}>
          Done with section {place + 1}
        </Button>
      </div>
    </header>
  )
}
