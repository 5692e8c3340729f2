import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './dialog.module.css'

type DialogProps = {
  isOpen: boolean
  title: string
  /** Escape, the close button, or a press beside the dialog. */
  onClose: () => void
  /** Whether a press beside it closes it; it does unless said. */
  closesOutside?: boolean
  /** For another size or place than that of a question. */
  className?: string | undefined
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  /** What carries `data-autofocus` takes the focus. */
  children: ReactNode
}

/** A question above the page, by the browser's own dialog: it keeps the focus in and gives it back, and weighs nothing. */
export function Dialog({ isOpen, ...dialog }: DialogProps) {
  return isOpen ? createPortal(<OpenDialog {...dialog} />, document.body) : null
}

function OpenDialog({
  title,
  onClose,
  closesOutside = true,
  className = '',
  onKeyDown,
  children,
}: Omit<DialogProps, 'isOpen'>) {
  const place = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const closeOutside = useRef<() => void>(undefined)
  useEffect(() => {
    closeOutside.current = closesOutside ? onClose : undefined
  })
  // Before the page changes again: a dialog that has left it gives no focus back.
  useLayoutEffect(() => {
    const dialog = place.current
    // The dialog itself is only hit beside what stands in it. Where a press began in a field and ended beside, text was
    // selected by mouse: that is a click on the dialog, too, and no wish to leave.
    let hasBegunBeside = false
    const onPointerDown = ({ target }: Event) => {
      hasBegunBeside = target === dialog
    }
    const onClick = ({ target }: Event) => {
      if (target === dialog && hasBegunBeside) closeOutside.current?.()
    }
    dialog?.addEventListener('pointerdown', onPointerDown)
    dialog?.addEventListener('click', onClick)
    dialog?.showModal()
    // One that is longer than the screen is read from its title on.
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
    return () => {
      dialog?.removeEventListener('pointerdown', onPointerDown)
      dialog?.removeEventListener('click', onClick)
      dialog?.close()
    }
  }, [])
  return (
    <dialog
      ref={place}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // What is asked above it is not of this one, though React tells it so.
        if (event.target !== place.current) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        // Pressed twice, Escape closes it whatever is asked: it comes back where nobody let it go.
        if (place.current?.open) return
        onClose()
        queueMicrotask(() => place.current?.isConnected && place.current.showModal())
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" aria-label="Close" onClick={onClose}>
            <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

/** What can be answered, at its foot: the safe answer first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
