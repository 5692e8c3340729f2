import type { ReactNode } from 'react'
import { Frame } from '../frame/frame.tsx'
import { Icon } from '../frame/icon.tsx'
import styles from './info-page.module.css'

type Section = { id: string; title: string; body: ReactNode }

type InfoPageProps = {
  title: ReactNode
  lead: ReactNode
  /** What comes before the sections, over the whole width. */
  top?: ReactNode
  sections: readonly Section[]
}

/** An informational page: the way home, one heading, and sections with a list of them beside it where there is room. */
export function InfoPage({ title, lead, top, sections }: InfoPageProps) {
  return (
    <Frame>
      <div className={styles.page}>
        <BackHome />
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {top}
        <div className={styles.columns}>
          <nav className={styles.contents} aria-label="On this page">
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.text}>
            {sections.map((section) => (
              <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
                <h2 id={`${section.id}-title`}>{section.title}</h2>
                {section.body}
              </section>
            ))}
          </div>
        </div>
      </div>
    </Frame>
  )
}

export function BackHome() {
  return (
    <a href="/" className={styles.back}>
      <Icon name="back" size={20} />
      Back to Home
    </a>
  )
}
