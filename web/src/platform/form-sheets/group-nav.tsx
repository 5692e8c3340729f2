import { useEffect, useState } from 'react'
import styles from './form-sheets.module.css'

type GroupNavProps = { groups: readonly { id: string; title: string; short?: string; isChanged?: boolean }[] }

/** The groups of a page beside it: where one is, what is not saved yet, and one press to each. */
export function GroupNav({ groups }: GroupNavProps) {
  const read = useGroupRead(groups.map(({ id }) => id).join(' '))
  const show = (id: string) => {
    const title = document.getElementById(`${id}-title`)
    title?.scrollIntoView({ block: 'start' })
    title?.focus({ preventScroll: true })
  }
  return (
    <nav className={styles.nav} aria-label="On this page">
      <p>On this page</p>
      {groups.map(({ id, title, short = title, isChanged = false }) => (
        <button key={id} type="button" aria-current={id === read ? 'true' : undefined} onClick={() => show(id)}>
          {short}
          {isChanged && (
            <span className={styles.dot}>
              <span className="only-heard">, not saved</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  )
}

/** The uppermost group in sight. */
function useGroupRead(ids: string): string | null {
  const [seen, setSeen] = useState<Readonly<Record<string, boolean>>>({})
  const all = ids.split(' ')
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) =>
        setSeen((now) => ({
          ...now,
          ...Object.fromEntries(entries.map((one) => [one.target.id, one.isIntersecting])),
        })),
      // Below the top bar, and not at the very foot of the screen.
      { rootMargin: '-72px 0px -40% 0px' },
    )
    for (const id of ids.split(' ')) {
      const group = document.getElementById(id)
      if (group) watch.observe(group)
    }
    return () => watch.disconnect()
  }, [ids])
  return all.find((id) => seen[id]) ?? all[0] ?? null
}
