import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Bubble } from '../../platform/ui/bubble.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import type { Judged } from './found.ts'
import styles from './import.module.css'
import { verdictNames, verdictTones } from './verdict-words.ts'

/** So many lines are drawn at a time. */
const step = 200

type FoundListProps = {
  listed: readonly Judged[]
  shown: Judged | undefined
  onShow: (one: Judged) => void
}

/** The questions of the file, a line each; beside it stands the one that is looked at. */
export function FoundList({ listed, shown, onShow }: FoundListProps) {
  const [most, setMost] = useState(step)
  const place = listed.findIndex(({ position }) => position === shown?.position)
  const drawn = Math.max(most, Math.ceil((place + 1) / step) * step)
  const here = useRef<HTMLUListElement>(null)
  const current = shown?.position
  useEffect(() => {
    if (current === undefined) return
    here.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div className={styles.list}>
      <ul ref={here} aria-label="Questions found">
        {listed.slice(0, drawn).map((one) => (
          <li key={one.position}>
            <button
              type="button"
              className={styles.line}
              aria-current={one.position === current}
              onClick={() => onShow(one)}
            >
              <Bubble>{one.position + 1}</Bubble>
              <span className={styles.stem}>{firstLine(one.form.question) || 'Without text'}</span>
              {one.verdict === 'ready' ? (
                <span className={styles.tick}>
                  <IconCheck size={18} role="img" aria-label="Ready" />
                </span>
              ) : (
                <StatusBadge tone={verdictTones[one.verdict]}>{verdictNames[one.verdict]}</StatusBadge>
              )}
            </button>
          </li>
        ))}
      </ul>
      {drawn < listed.length && (
        <Button variant="subtle" fullWidth onClick={() => setMost(drawn + step)}>
          Show more
        </Button>
      )}
    </div>
  )
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0]?.slice(0, 120) ?? ''
}
