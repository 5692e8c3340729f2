import { useRef, useState } from 'react'
import { brand } from '../brand.ts'
import { PrintSheet } from '../ui/print-sheet.tsx'
import styles from './second-factor.module.css'

type RecoveryCodesProps = { codes: readonly string[] /** Whose they are, for the paper. */; email?: string | undefined }

/** The codes that were written down, the one time they can be seen: to copy and to print. */
export function RecoveryCodes({ codes, email }: RecoveryCodesProps) {
  const list = useRef<HTMLOListElement>(null)
  const [copied, setCopied] = useState<boolean | null>(null)
  return (
    <section className={styles.codes} aria-label="Recovery codes">
      <p>
        Without your phone, each of these ten codes signs you in once. They are shown only now: print them or write them
        down, and keep them where you find them without your phone.
      </p>
      <ol ref={list} className={styles.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={() => setCopied(copyTextOf(list.current))}>
          {copied ? 'Copied' : 'Copy'}
        </button>
        <button type="button" className={styles.button} onClick={() => window.print()}>
          Print
        </button>
      </div>
      {copied === false && <p role="alert">Copying did not work. Select the codes and copy them by hand.</p>}
      <PrintSheet>
        <h1>{brand.name} recovery codes</h1>
        {email && <p>{email}</p>}
        <p>Each code works once, instead of a code from the app.</p>
        <ul>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </PrintSheet>
    </section>
  )
}

/** Without the clipboard API, which browsers keep from plain-HTTP pages of a school hall. What could not be copied stays selected. */
function copyTextOf(element: HTMLElement | null): boolean {
  const selection = window.getSelection()
  if (!selection || !element) return false
  selection.selectAllChildren(element)
  const hasCopied = document.execCommand('copy')
  if (hasCopied) selection.removeAllRanges()
  return hasCopied
}
