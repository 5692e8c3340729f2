import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useAddressSearch } from '../navigation.tsx'
import styles from './tabs.module.css'

type Tab = {
  /** As the address says it: 'security'. */
  name: string
  /** 'Security'. */
  title: string
  content: () => ReactNode
}

type TabsProps = {
  /** What the tabs are parts of: 'Settings'. */
  label: string
  tabs: readonly [Tab, ...Tab[]]
}

/**
 * Parts of a screen of which one is shown: which, stands in the address (`?tab=security`), the first where it says none. What
 * is not shown is not there: who leaves a tab with unsaved work is asked by its LeaveDialog, as who leaves the page is.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId()
  const [address, setAddress] = useAddressSearch()
  const [first] = tabs
  const chosen = tabs.find(({ name }) => name === address.tab) ?? first
  const list = useRef<HTMLDivElement>(null)
  const choose = (tab: Tab) => setAddress(tab === first ? {} : { tab: tab.name })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.indexOf(chosen)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    const tab = tabs.at(next % tabs.length) ?? first
    choose(tab)
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.name}"]`)?.focus()
  }
  return (
    <div className={styles.tabs}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            id={`${id}-${tab.name}`}
            type="button"
            role="tab"
            className={styles.tab}
            data-tab={tab.name}
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${id}-panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div key={chosen.name} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen.name}`}>
        {chosen.content()}
      </div>
    </div>
  )
}
