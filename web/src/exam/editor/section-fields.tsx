import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { availableMarks } from '@sabimark/domain/exam/section.ts'
import { IconPencil, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { RowMenu } from '../../platform/list/row-menu.tsx'
import { Fields } from '../../platform/ui/fields.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
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
  const answer = sectionsOf([section])[0]?.answer
  const total = availableMarks(
    [{ ...(answer && { answer }) }],
    marks.map((marksHundredths) => ({ marksHundredths, section: 0 })),
  )
  const change = (part: Partial<FormSection>) => onChange({ ...section, ...part })
  return (
    <header className={styles.sectionHead}>
      <div className={styles.section}>
        <h2>{section.title.trim() || 'A section without a title'}</h2>
        <span className={styles.soft}>
          {answer ? `Answer ${answer.count} of ${marks.length}` : 'Answer all'} · {questionsText(marks.length)}
        </span>
        <strong>{marksText(total)} marks</strong>
        <RowMenu
          name={section.title}
          items={() => [
            { label: 'Edit', icon: <IconPencil {...menuIcon} />, onClick: () => setIsOpen(true) },
            { label: 'Remove', icon: <IconX {...menuIcon} />, isDanger: true, onClick: onRemove },
          ]}
        />
      </div>
      <div hidden={!isOpen} className={styles.sectionFields}>
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
