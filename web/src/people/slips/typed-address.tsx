import styles from './typed-address.module.css'

/** An address that is typed from paper, on a line of its own. One that is too long ends a line behind a dot or before a slash alone. */
export function TypedAddress({ address }: { address: string }) {
  return (
    <strong className={styles.address}>
      {[...address.matchAll(/\/?[^./]+\.?/g)].map(({ 0: part, index }) => (
        <span key={index} className={styles.part}>
          {part}
        </span>
      ))}
    </strong>
  )
}
