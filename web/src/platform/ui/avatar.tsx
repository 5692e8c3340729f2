import styles from './avatar.module.css'

/** Somebody's picture, or a plain one: drawn here, so that it costs no request. Beside a name, so it says nothing itself. */
export function Avatar({ src, size }: { src: string | null; size: number }) {
  if (src) return <img className={styles.avatar} src={src} alt="" width={size} height={size} />
  return (
    <svg className={styles.avatar} viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <circle cx="20" cy="16" r="6.5" />
      <path d="M7.5 36C9 28.6 13.9 25 20 25s11 3.6 12.5 11A20 20 0 0 1 7.5 36z" />
    </svg>
  )
}
