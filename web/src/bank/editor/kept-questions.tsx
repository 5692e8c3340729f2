import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { useState } from 'react'
import { MarkdownLine } from '../../platform/markdown/markdown.tsx'
import { PageButton } from '../../platform/navigation.tsx'
import { useMe } from '../../platform/session.ts'
import own from './editor.module.css'
import { keptQuestions } from './kept-question.ts'

/** The questions somebody began in the full editor and has not saved yet, above the bank. */
export function KeptQuestions() {
  const me = useMe()
  const [kept] = useState(() => keptQuestions(me))
  if (kept.length === 0) return null
  return (
    <ul className={own.list} aria-label="Not saved yet">
      {kept.map(({ questionId, form, keptAt }) => (
        <li key={questionId} className={own.unsaved}>
          <div>
            <p>Not saved yet, kept on this computer: {formatLagos(new Date(keptAt))}.</p>
            <p className={own.unsavedText}>
              <MarkdownLine text={firstLine(form.question)} />
            </p>
          </div>
          <PageButton variant="default" size="compact-sm" to="/questions/$questionId" params={{ questionId }}>
            Continue
          </PageButton>
        </li>
      ))}
    </ul>
  )
}

function firstLine(text: string): string {
  return text.split('\n').find((line) => line.trim() !== '') ?? ''
}
