import { useHotkeys } from '@mantine/hooks'
import type { Me } from '@sabimark/contract/answers.ts'
import { IconSearch } from '@tabler/icons-react'
import { type ComponentType, useCallback, useState } from 'react'
import type { Destination, PageDefinition } from '../platform/page.ts'
import { ConfirmDialog } from '../platform/ui/confirm-dialog.tsx'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'
import { destinationsOf } from './menu.ts'
import styles from './top-bar.module.css'
import { useKeptKeys } from './use-kept-keys.ts'

type Palette = ComponentType<{
  me: Me
  destinations: readonly Destination[]
  typedBefore: string
  onClose: () => void
}>

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** A dialog that is open has the keyboard. */
const hasDialog = () => document.querySelector('dialog[open]') !== null

/** The top bar's search box: it opens the palette, which is fetched when it is first wanted. */
export function SearchButton({ me, pages }: { me: Me; pages: readonly PageDefinition[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ Palette: Palette }>()
  const [error, setError] = useState<unknown>(null)
  // Not by `then`: the build takes that into its own loading, and what fails there passes it by.
  const load = async () => {
    setError(null)
    try {
      setLoaded(await import('./palette/palette.tsx'))
    } catch (failure) {
      setError(failure)
    }
  }
  const open = () => {
    setIsOpen(true)
    if (!loaded) void load()
  }
  const close = useCallback(() => setIsOpen(false), [])
  useHotkeys([['mod+K', () => !hasDialog() && open()]], [])
  const isOnItsWay = isOpen && !loaded && error === null
  const typedBefore = useKeptKeys(isOnItsWay, close)
  return (
    <>
      <button
        type="button"
        aria-label={`Search ${me.school}`}
        className={styles.search}
        onClick={open}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      >
        <IconSearch size={20} aria-hidden="true" />
        {isOnItsWay ? (
          <span>{typedBefore || 'Opening…'}</span>
        ) : (
          <span>
            Search <span className={styles.where}>{me.school}</span>
          </span>
        )}
        <kbd>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && loaded && (
        <loaded.Palette
          me={me}
          destinations={destinationsOf(pages, me.role)}
          typedBefore={typedBefore}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={isOpen && error !== null}
        title="Search could not be opened"
        confirmLabel="Try again"
        onConfirm={load}
        onCancel={close}
      >
        <RefusalNote error={error} />
      </ConfirmDialog>
    </>
  )
}
