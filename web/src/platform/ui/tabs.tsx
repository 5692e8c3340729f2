import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { PageLink, useAddressSearch } from '../navigation.tsx'
import type { PageAddress } from '../page.ts'
import styles from './tabs.module.css'

export type Tab = {
  /** As the address says it: 'security'. */
  name: string
  /** 'Security'. */
  title: string
  /** What there is to say of it beside the title: a count, or that it is done. */
  mark?: ReactNode
  content: () => ReactNode
}

/** A tab that is a page of its own. */
export type PageTab = { title: string; mark?: ReactNode; page: PageAddress }

/** How many there are of what a tab shows, as its mark; `waitingTo`: what they wait for somebody to do, "check". */
export function TabCount({ count, waitingTo }: { count: number; waitingTo?: string }) {
  return (
    <span className={styles.count} data-waiting={waitingTo !== undefined}>
      {count.toLocaleString('en-NG')}
      {waitingTo !== undefined && ` to ${waitingTo}`}
    </span>
  )
}

type TabsProps = {
  /** What the tabs are parts of: 'Settings'. */
  label: string
  tabs: readonly [Tab, ...Tab[]]
  /** Pages that belong to it, behind a rule. */
  beside?: readonly PageTab[]
  /**
   * They are parts of one form: what is not shown is there all the same, so that nothing typed is lost and what is wrong can be led to;
   * and they fill the height they are given, each scrolling by itself.
   */
  areOneForm?: boolean
}

/**
 * Parts of a screen of which one is shown: which, stands in the address (`?tab=security`), the first where it says none. What
 * is not shown is not there, unless they are one form: who leaves a tab with unsaved work is asked by its LeaveDialog, as who leaves
 * the page is.
 */
export function Tabs({ label, tabs, beside = [], areOneForm = false }: TabsProps) {
  const id = useId()
  const [address, setAddress] = useAddressSearch()
  const [first] = tabs
  const chosen = tabs.find(({ name }) => name === address.tab) ?? first
  const list = useRef<HTMLDivElement>(null)
  const strip = useInSight(chosen.name)
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
    <div className={styles.tabs} data-form={areOneForm}>
      <div ref={strip} className={styles.strip}>
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
              aria-controls={tab === chosen ? `${id}-${tab.name}-panel` : undefined}
              tabIndex={tab === chosen ? 0 : -1}
              onClick={() => choose(tab)}
            >
              {tab.title}
              {tab.mark}
            </button>
          ))}
        </div>
        {beside.length > 0 && <PageLinks label={`More of ${label}`} pages={beside} isBeside />}
      </div>
      {(areOneForm ? tabs : [chosen]).map((tab) => (
        <div
          key={tab.name}
          id={`${id}-${tab.name}-panel`}
          role="tabpanel"
          className={styles.panel}
          aria-labelledby={`${id}-${tab.name}`}
          hidden={tab !== chosen}
        >
          {tab.content()}
        </div>
      ))}
    </div>
  )
}

type PageTabsProps = {
  label: string
  /** The tabs of its main page, by their address there. */
  tabs: readonly PageTab[]
  beside?: readonly PageTab[]
  /** The one that is open. */
  current: PageAddress['to']
}

/** The same strip on a page that stands beside the tabs: each leads to its page. */
export function PageTabs({ label, tabs, beside = [], current }: PageTabsProps) {
  const strip = useInSight(current)
  return (
    <div ref={strip} className={styles.strip}>
      <PageLinks label={label} pages={tabs} current={current} />
      {beside.length > 0 && <PageLinks label={`More of ${label}`} pages={beside} current={current} isBeside />}
    </div>
  )
}

type PageLinksProps = { label: string; pages: readonly PageTab[]; current?: PageAddress['to']; isBeside?: boolean }

function PageLinks({ label, pages, current, isBeside = false }: PageLinksProps) {
  return (
    <nav className={styles.list} aria-label={label} data-beside={isBeside}>
      {pages.map(({ title, mark, page }) => (
        <PageLink key={title} {...page} className={styles.tab} aria-current={page.to === current ? 'page' : undefined}>
          {title}
          {mark}
        </PageLink>
      ))}
    </nav>
  )
}

/** At which edges the strip is cut, for its style. */
function tellCut(box: HTMLElement) {
  const isStart = box.scrollLeft > 1
  const isEnd = box.scrollLeft + box.clientWidth < box.scrollWidth - 1
  if (isStart || isEnd) box.dataset.cut = isStart && isEnd ? 'both' : isStart ? 'start' : 'end'
  else delete box.dataset.cut
}

/** Where the strip is wider than the screen, it stands so that the open tab is seen. */
function useInSight(open: string): RefObject<HTMLDivElement | null> {
  const strip = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when another tab is open
  useLayoutEffect(() => {
    const box = strip.current
    if (!box) return
    const place = () => {
      const tab = box.querySelector<HTMLElement>('[aria-selected="true"], [aria-current="page"]')
      if (tab) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2
      tellCut(box)
    }
    const moved = () => tellCut(box)
    place()
    // A count that comes later makes the tabs before it wider.
    const wider = new ResizeObserver(place)
    for (const one of [box, ...box.children]) wider.observe(one)
    box.addEventListener('scroll', moved, { passive: true })
    return () => {
      wider.disconnect()
      box.removeEventListener('scroll', moved)
    }
  }, [open])
  return strip
}
