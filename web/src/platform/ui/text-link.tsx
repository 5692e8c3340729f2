import { PageLink, type PageLinkProps } from '../navigation.tsx'
import styles from './text-link.module.css'

/** A link between screens that stands in text or in a table. */
export function TextLink(props: PageLinkProps) {
  return <PageLink className={styles.link} {...props} />
}
