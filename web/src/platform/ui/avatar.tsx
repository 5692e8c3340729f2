import styles from './avatar.module.css'

type Shown = { avatar: string | null; initials: string }

/** Somebody's picture, or a default one with their initials. Beside a name, so it says nothing itself. */
export function Avatar({ of: { avatar, initials }, size }: { of: Shown; size: number }) {
  if (avatar) return <img className={styles.avatar} src={avatar} alt="" width={size} height={size} />
  return (
    <svg className={styles.avatar} viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <text x="20" y="26">
        {initials}
      </text>
    </svg>
  )
}
