import { brand } from '../brand.ts'
import styles from './logo.module.css'

/** The mark, a filled bubble among empty ones, and the name beside it. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <img src="/mark.svg" alt="" width={32} height={32} />
      <span>{brand.name}</span>
    </span>
  )
}
