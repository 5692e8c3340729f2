import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTabTitle } from '../../platform/tab-title.ts'
import { PrintSheet } from '../../platform/ui/print-sheet.tsx'
import { readyToPrint } from '../../platform/ui/ready-to-print.ts'

/** What goes on paper: `name` is what a file of it is called, `texts` what may hold formulas. */
export type Printed = { name: string; sheet: ReactNode; texts?: readonly string[] }

/**
 * Prints one sheet at a time: fetches what it needs, waits until it can be drawn as it is meant, and opens the browser's print.
 * The last one stays, so that printing from the browser's menu prints it again.
 */
export function usePrinting() {
  const [printed, setPrinted] = useState<Printed | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [missing, setMissing] = useState(0)
  const [error, setError] = useState<unknown>(null)
  const root = useRef<HTMLDivElement>(null)
  useTabTitle(printed?.name)

  const print = async (id: string, load: () => Printed | Promise<Printed>) => {
    setBusy(id)
    setError(null)
    setMissing(0)
    try {
      const next = await load()
      flushSync(() => setPrinted(next))
      const count = root.current ? await readyToPrint(root.current, next.texts ?? []) : 0
      setMissing(count)
      if (count === 0) window.print()
    } catch (why) {
      setError(why)
    } finally {
      setBusy(null)
    }
  }
  /** On paper without what has not come: on the morning of an exam that is better than nothing. */
  const printAnyway = () => {
    setMissing(0)
    window.print()
  }
  const sheet = printed && (
    <PrintSheet>
      <div ref={root}>{printed.sheet}</div>
    </PrintSheet>
  )
  return { print, printAnyway, busy, missing, error, sheet }
}

export type Printing = ReturnType<typeof usePrinting>
