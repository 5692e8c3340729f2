import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orpc } from '../platform/queries.ts'
import { Loaded } from '../platform/ui/loaded.tsx'
import type { Passage } from './passage-draft.ts'
import styles from './passage-fields.module.css'

const shown = 160

type ChoosePassageProps = { subjectId: string; onChoose: (passage: Passage) => void }

/** The passages of a subject, the newest first, or those that have some words. */
export function ChoosePassage({ subjectId, onChoose }: ChoosePassageProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const query = useQuery({
    ...orpc.bank.listPassages.queryOptions({ input: { subjectId, search } }),
    enabled: subjectId !== '',
    placeholderData: (before) => before,
  })
  if (subjectId === '') return <p className={styles.hint}>Choose a subject first.</p>
  return (
    <>
      <TextInput
        label="Find a passage"
        name="passageSearch"
        maxLength={120}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onKeyDown={(event) => {
          // It would send the form around it.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <Loaded query={query} waiting="Loading passages...">
        {({ passages }) =>
          passages.length === 0 ? (
            <p className={styles.hint}>
              {search.trim() === '' ? 'This subject has no passage yet.' : 'No passage has these words.'}
            </p>
          ) : (
            <ul className={styles.found} aria-label="Passages">
              {passages.map((passage) => (
                <li key={passage.id}>
                  <button type="button" onClick={() => onChoose(passage)}>
                    {passage.text.length > shown ? `${passage.text.slice(0, shown)}…` : passage.text}
                    <small>
                      {passage.questionsCount === 0
                        ? 'No question has it'
                        : counted(passage.questionsCount, 'question')}
                    </small>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}
