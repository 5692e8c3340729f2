import type { ComponentProps } from 'react'
import { PageLink } from '../navigation.tsx'
import styles from './text-link.module.css'

/** A link between screens that stands in text or in a table. */
export function TextLink(props: Omit<ComponentProps<typeof PageLink>, 'className'>) {
  return <PageLink className={styles.link} {...props} />
}
