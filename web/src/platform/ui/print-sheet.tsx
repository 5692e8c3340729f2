import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import './print-sheet.css'

/** What goes on paper while it stands in the page: nothing else is printed, and on the screen it is not seen. */
export function PrintSheet({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.body.dataset.hasPrintSheet = 'yes'
    return () => {
      delete document.body.dataset.hasPrintSheet
    }
  }, [])
  return createPortal(<div data-print-sheet="">{children}</div>, document.body)
}
