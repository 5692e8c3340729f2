import { Button } from '@mantine/core'
import type { BankQuestion } from '@sabimark/contract/answers.ts'
import { mostQuestions } from '@sabimark/domain/exam/most-questions.ts'
import { useState } from 'react'
import type { ChoiceInput } from '../../bank/question-list.ts'
import type { List } from '../../platform/list/use-list.ts'
import { refusalText } from '../../platform/refusal.ts'
import styles from './source.module.css'

type AddAllProps = {
  list: List<ChoiceInput, BankQuestion>
  chosen: ReadonlySet<string>
  onChoose: (added: readonly BankQuestion[]) => void
}

/** Every question that matches, on whichever page it stands. */
export function AddAll({ list, chosen, onChoose }: AddAllProps) {
  const [isAdding, setIsAdding] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { total } = list
  if (total === null || total === 0) return null
  const newCount = newOf(list, chosen)
  if (newCount === 0) return <p className={styles.hint}>All of them are in this paper.</p>
  const addAll = async () => {
    setProblem(null)
    if (total > mostQuestions) return setProblem(tooMany)
    setIsAdding(true)
    try {
      const added = (await list.fetchAll(() => undefined)).filter(({ id }) => !chosen.has(id))
      if (chosen.size + added.length > mostQuestions) setProblem(tooMany)
      else onChoose(added)
    } catch (error) {
      setProblem(refusalText(error))
    } finally {
      setIsAdding(false)
    }
  }
  return (
    <div className={styles.addAll}>
      <Button variant="light" size="sm" disabled={list.isOld} loading={isAdding} onClick={() => void addAll()}>
        {newCount === null
          ? `Add all (${total.toLocaleString('en-NG')})`
          : `Add ${newCount.toLocaleString('en-NG')} new`}
      </Button>
      {problem && (
        <p className={styles.wrong} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

/** How many of those that match are not in the paper; null where pages that are not here would have to say it. */
function newOf({ rows, total }: AddAllProps['list'], chosen: ReadonlySet<string>): number | null {
  if (chosen.size === 0 || rows === undefined || rows.length !== total) return chosen.size === 0 ? total : null
  return rows.filter(({ id }) => !chosen.has(id)).length
}

const tooMany = `An exam has ${mostQuestions} questions at most. Narrow the list, then add what is left.`
