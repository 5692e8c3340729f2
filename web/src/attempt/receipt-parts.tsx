import { IconCheck } from '@tabler/icons-react'
import styles from './receipt.module.css'

/** That it is handed in; the heading beside it says so in words. */
export const Tick = () => (
  <span className={styles.tick} aria-hidden="true">
    <IconCheck size={28} stroke={2.5} />
  </span>
)

type WhoseProps = { candidate: { name: string; className: string | null; studentNumber: string } }

export const Whose = ({ candidate: { name, className, studentNumber } }: WhoseProps) => (
  <div className={styles.who}>
    <strong>{name}</strong>
    <p>{[className, studentNumber].filter(Boolean).join(' · ')}</p>
  </div>
)
