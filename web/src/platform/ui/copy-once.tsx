import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import styles from './copy-once.module.css'

/**
 * Copies without the clipboard API, which browsers keep from plain-HTTP pages of a school hall. What could not be copied
 * stays selected.
 */
function copySelection(element: HTMLElement | null): boolean {
  const selection = window.getSelection()
  if (!selection || !element) return false
  selection.selectAllChildren(element)
  const hasCopied = document.execCommand('copy')
  if (hasCopied) selection.removeAllRanges()
  return hasCopied
}

type CopyOnceProps = {
  /** What it is: "First password". */
  label: string
  value: string
  onCopied?: () => void
}

/** Shows a secret the one time it can be seen. It stands in the page only and is gone with it; another secret takes another key. */
export function CopyOnce({ label, value, onCopied }: CopyOnceProps) {
  const code = useRef<HTMLElement>(null)
  const [copied, setCopied] = useState<boolean | null>(null)
  return (
    <div className={styles.box}>
      <div className={styles.words}>
        <span className={styles.label}>{label}</span>
        <code className={styles.value} ref={code}>
          {value}
        </code>
      </div>
      <Button
        variant="default"
        leftSection={copied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />}
        onClick={() => {
          const hasCopied = copySelection(code.current)
          setCopied(hasCopied)
          if (hasCopied) onCopied?.()
        }}
      >
        {copied ? 'Copied' : 'Copy'}
      </Button>
      {copied === false && (
        <p className={styles.failed} role="alert">
          Copying did not work. Select it by hand and copy it, or write it down.
        </p>
      )}
      <p className={styles.warning}>It is shown only once. Copy it or print it before you leave this page.</p>
    </div>
  )
}
