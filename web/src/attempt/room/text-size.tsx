import { percentageText } from '@sabimark/domain/words/percentage-text.ts'
import { useState } from 'react'
import styles from './text-size.module.css'

const key = 'cbt_exam_text_size'
const sizes = [100, 110, 125, 150]

/** How large exam text is on this device, in per cent. */
export function useTextSize(): [number, (percent: number) => void] {
  const [percent, setPercent] = useState(readSize)
  const keep = (next: number) => {
    setPercent(next)
    try {
      localStorage.setItem(key, String(next))
    } catch {
      // Storage may be switched off: then it holds until the page is closed.
    }
  }
  return [percent, keep]
}

function readSize(): number {
  try {
    return sizes.find((size) => String(size) === localStorage.getItem(key)) ?? 100
  } catch {
    return 100
  }
}

export function TextSize({ percent, onChange }: { percent: number; onChange: (percent: number) => void }) {
  const at = sizes.indexOf(percent)
  const step = (by: number) => onChange(sizes[at + by] ?? percent)
  return (
    <fieldset className={styles.sizes}>
      <legend className="only-heard">Text size</legend>
      <button type="button" aria-label="Smaller text" disabled={at <= 0} onClick={() => step(-1)}>
        <span className={styles.small}>A</span>
      </button>
      <output className={styles.percent} aria-label="Text size">
        {percentageText(percent)}
      </output>
      <button type="button" aria-label="Larger text" disabled={at === sizes.length - 1} onClick={() => step(1)}>
        <span className={styles.large}>A</span>
      </button>
    </fieldset>
  )
}
