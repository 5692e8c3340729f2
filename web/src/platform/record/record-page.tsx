import { counted } from '@sabimark/domain/words/plural.ts'
import { initials } from '@sabimark/domain/words/signs/initials.ts'
import { IconChevronLeft, IconDots, IconPencil } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import buttons from '../list/list-buttons.module.css'
import { WaitingRows } from '../list/list-state.tsx'
import { BackToList } from '../navigation.tsx'
import { Announcements } from '../news/announcements.tsx'
import type { PageAddress } from '../page.ts'
import { useTabTitle } from '../tab-title.ts'
import { Menu, type MenuItem } from '../ui/menu.tsx'
import type { Fact, FactGroup } from './record-facts.ts'
import styles from './record-page.module.css'
import { useRecordTrail } from './record-trail.tsx'

type RecordPageProps = {
  /** The list it is in. */
  back: PageAddress & { label: string }
  name: string
  /** Whose initials stand in its bubble, where those of its name say nothing. */
  initialsFrom?: string | undefined
  /** The file of a picture, in the place of the initials. */
  photoId?: string | null | undefined
  /** What tells it from its namesakes: "GC/1 · SS2B · Active". */
  line: ReactNode
  /** The acts on it, Edit first and Delete last. */
  menu: () => readonly MenuItem[]
  /** What is stored of it, at the side. */
  facts: ReactNode
  children: ReactNode
}

/** One record: how it does first, its facts at the side, what happened to it below. */
export function RecordPage({ back, name, initialsFrom, photoId, line, menu, facts, children }: RecordPageProps) {
  useTabTitle(name)
  const { label, ...list } = back
  const trail = useRecordTrail(list.to)
  const inSight = menu().filter(({ isInSight }) => isInSight)
  const hasMore = menu().length > inSight.length
  return (
    <article className={styles.page} onKeyDown={trail.onKeyDown}>
      <div className={styles.top}>
        <BackToList {...list} className={styles.back}>
          <IconChevronLeft size={16} aria-hidden="true" />
          {label}
        </BackToList>
        {trail.place}
      </div>
      <header className={styles.head} data-menu-alone={inSight.length === 0}>
        <span className={styles.bubble} data-picture={Boolean(photoId)} aria-hidden="true">
          {photoId ? <img src={`/files/${photoId}`} alt="" /> : initials(initialsFrom ?? name)}
        </span>
        <div className={styles.words}>
          <h1>{name}</h1>
          <p>{line}</p>
        </div>
        <div className={styles.acts}>
          {inSight.map(({ label, icon, onClick }) => (
            <button key={label} type="button" className={buttons.button} onClick={onClick}>
              {icon}
              {label}
            </button>
          ))}
          {hasMore && (
            <Menu
              label={`Actions for ${name}`}
              items={() => menu().filter(({ isInSight }) => !isInSight)}
              className={buttons.button}
            >
              <IconDots size={18} aria-hidden="true" />
            </Menu>
          )}
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <aside className={styles.side} aria-label="Details">
          {facts}
        </aside>
      </div>
      <Announcements />
    </article>
  )
}

type RecordOutlineProps = Pick<RecordPageProps, 'back' | 'initialsFrom'> & {
  /** Its name, where a list has said it; else what it is: "Class". */
  name: string
  /** "Loading class..." */
  waiting: string
  /** One of its acts will stand beside "…". */
  hasActInSight?: boolean
}

/** A record that is on its way: each part stands where it will stand. */
export function RecordOutline({ back, name, initialsFrom, waiting, hasActInSight = false }: RecordOutlineProps) {
  const { label, ...list } = back
  return (
    <article className={styles.page}>
      <div className={styles.top}>
        <BackToList {...list} className={styles.back}>
          <IconChevronLeft size={16} aria-hidden="true" />
          {label}
        </BackToList>
      </div>
      <header className={styles.head} data-menu-alone={!hasActInSight}>
        <span className={styles.bubble} data-picture={false} aria-hidden="true">
          {initialsFrom && initials(initialsFrom)}
        </span>
        <div className={styles.words}>
          <h1>{name}</h1>
          <p>&nbsp;</p>
        </div>
      </header>
      <div className={styles.columns}>
        <WaitingRows>{waiting}</WaitingRows>
      </div>
    </article>
  )
}

type RecordFactsProps = {
  /** "About". */
  title: string
  groups: readonly FactGroup[]
  /** Opens the form; absent for who only reads. */
  onEdit?: () => void
  /** Which of them are changed where they stand, and the field of the one that is open. */
  inPlace?: { names: readonly string[]; form: (name: string, onClose: () => void) => ReactNode }
}

/** So many that were not given stand among the others. */
const mostEmpty = 3

/** Facts of a record, a line each under the heads of its form: what was not given says so, and many of those are folded. */
export function RecordFacts({ title, groups, onEdit, inPlace }: RecordFactsProps) {
  const [open, setOpen] = useState<string | null>(null)
  /** Whose pencil has the keyboard again once it is drawn. */
  const closed = useRef<string | null>(null)
  const close = (name: string) => {
    closed.current = name
    setOpen(null)
  }
  const factLine = ([label, value, name]: Fact) => {
    if (inPlace && name !== undefined && open === name) {
      return (
        <div key={label} className={styles.open}>
          <dt className="only-heard">{label}</dt>
          <dd>{inPlace.form(name, () => close(name))}</dd>
        </div>
      )
    }
    return (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value === '' ? <span className={styles.soft}>Not given</span> : value}</dd>
        {inPlace && name !== undefined && inPlace.names.includes(name) && (
          <dd className={styles.pencil}>
            <button
              ref={(button) => {
                if (!button || closed.current !== name) return
                closed.current = null
                button.focus()
              }}
              type="button"
              className={buttons.icon}
              aria-label={`Change ${label}`}
              onClick={() => setOpen(name)}
            >
              <IconPencil size={16} aria-hidden="true" />
            </button>
          </dd>
        )}
      </div>
    )
  }
  const empty = groups.flatMap(({ facts }) => facts.filter(([, value]) => value === ''))
  const missing = empty.length > mostEmpty ? empty : []
  const given = groups
    .map((group) => ({ ...group, facts: group.facts.filter((fact) => !missing.includes(fact)) }))
    .filter(({ facts }) => facts.length > 0)
  return (
    <>
      <div className={styles.about}>
        <h2>{title}</h2>
        {onEdit && (
          <button type="button" className={buttons.button} onClick={onEdit}>
            <IconPencil size={18} aria-hidden="true" />
            Edit
          </button>
        )}
      </div>
      {given.map((group) => (
        <section key={group.facts[0]?.[0]} className={styles.group}>
          {group.title !== '' && <h3>{group.title}</h3>}
          <dl className={styles.facts}>{group.facts.map(factLine)}</dl>
        </section>
      ))}
      {missing.length > 0 && (
        <details className={styles.missing}>
          <summary>{counted(missing.length, 'detail')} not given</summary>
          <dl className={styles.facts}>{missing.map(factLine)}</dl>
        </details>
      )}
    </>
  )
}
