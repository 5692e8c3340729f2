import { Button, NativeSelect } from '@mantine/core'
import { mostTaken } from '@sabimark/domain/bank/ready-made-count.ts'
import { useState } from 'react'
import styles from './take-mix.module.css'

const counts = [5, 10, 20, 50, 100, mostTaken]

type TakeMixProps = {
  /** What they are of: a topic, or a subject. */
  name: string
  /** The one difficulty they are narrowed to. */
  difficulty: string | undefined
  /** The words they have. */
  search: string
  /** How many there are, those the school has included. */
  total: number
  onTake: (count: number) => void
}

/** Takes so many of what is listed at once, none that the school has. */
export function TakeMix({ name, difficulty, search, total, onTake }: TakeMixProps) {
  const [chosen, setChosen] = useState(20)
  const shown = counts.filter((count) => count <= total)
  const count = shown.filter((one) => one <= chosen).at(-1) ?? total
  if (total === 0) return null
  return (
    <div className={styles.mix}>
      <NativeSelect
        aria-label="How many to take"
        value={`${count}`}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        data={(shown.length > 0 ? shown : [total]).map(String)}
      />
      <p>
        of {name}
        {search !== '' && ` with “${search}”`},{' '}
        {difficulty === undefined ? 'mixed: 30% easy, 50% medium, 20% hard' : `${difficulty.toLowerCase()} ones alone`}
      </p>
      <Button variant="default" onClick={() => onTake(count)}>
        Take {count}
      </Button>
    </div>
  )
}
