import styles from './continue-bar.module.css'

/** The way on for whoever is signed in here; islands/continue.ts fills it and shows it. */
export function ContinueBar() {
  return (
    <a className={styles.bar} href="/dashboard" data-island="continue" hidden>
      <b data-says="title" />
      <span data-says="detail" />
    </a>
  )
}
