import styles from './avatar.module.css'

/** Somebody's picture, or their initials. Beside a name, so it says nothing itself. */
export function Avatar({ src, letters, size }: { src: string | null; letters: string; size: number }) {
  if (src) return <img className={styles.avatar} src={src} alt="" width={size} height={size} />
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: size * 0.4, lineHeight: `${size}px` }}
      aria-hidden="true"
    >
      {letters}
    </span>
  )
}
